import type { Span, Text } from '../explain/explanation'
import { isFiller } from '../explain/fillers'
import { written } from '../tokens'

const wants =
  /\b(quero|queria|manda|mande|traz|me (?:ve|da)|ve|separa|pedir|coloca|bota|gostaria|tem|fazem|faz)\b/

/** Words that order something that is not sold; null for talk. */
export function unknownWords(text: Text, { from, to }: Span, behind: boolean): string | null {
  const { tokens, words } = text
  const run = words.slice(from, to).join(' ')
  let start = from
  let end = to
  let counted = false
  while (start < end && (tokens[start]!.kind === 'break' || isFiller(words[start]!))) {
    if (/^(um|uma|uns|umas)$/.test(words[start]!)) counted = true
    start += 1
  }
  const isNumber = tokens[start]?.kind === 'number'
  if (isNumber && /^\d+$/.test(words[start]!)) start += 1
  while (start < end && tokens[start]!.kind === 'break') start += 1
  while (end > start && (tokens[end - 1]!.kind === 'break' || isFiller(words[end - 1]!))) end -= 1
  if (words[to] === ':' || words[to - 1] === ':') return null
  if (end <= start || /^(aquel[ea]s?|aquilo|meu|minha|ess[ea]s?|mesm[oa])$/.test(words[start]!)) return null
  const joined = behind && /^(e|mais)$/.test(words[from]!) && !/\b(gente|eu|ele|ela|minha|meu)\b/.test(run)
  const named = tokens
    .slice(start, end)
    .some((token) =>
      [...text.lexicon.senses(token)].some(
        ([key, price]) => price <= 0.1 && (text.lexicon.isName(key) || text.lexicon.isOption(key)),
      ),
    )
  return counted || isNumber || joined || named || wants.test(run)
    ? written(text.text, tokens, start, end)
    : null
}
