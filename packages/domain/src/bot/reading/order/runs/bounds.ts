import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { saysNothing } from '../../explain/fillers'
import { isMeasureAt } from '../../explain/lead'
import { amountAt } from '../../menu/measures'
import { asides } from '../../vocabulary/word-sets'

/** The tokens at which a run may begin or end, the first and the one behind the last among them. */
export function boundsOf(text: Text): number[] {
  const { tokens, words, lexicon } = text
  const bounds = [0]
  for (let at = 1; at < tokens.length; at += 1) {
    const before = tokens[at - 1]!
    const token = tokens[at]!
    const word = words[at]!
    const begins =
      token.kind === 'break'
        ? before.kind !== 'break'
        : token.kind === 'times'
          ? before.kind === 'break'
          : (token.kind !== 'word' && !isMeasureAt(text, at + 1)) ||
            isAmountOf(words, at) ||
            (readNumberAt(words, at) !== null && !isMeasureAt(text, at + readNumberAt(words, at)!.length)) ||
            /^(e|mais|com|outr[oa]s?|tambem|quero|manda|me|traz|coloca|bota|poe|ambos|ambas|tod[oa]s|meia|metade|cada|pr[ao]s?|para)$/.test(
              word,
            ) ||
            (/^numa?$/.test(word) && /^del[ea]s$/.test(words[at + 1] ?? '')) ||
            (word === 'tudo' && before.word !== 'x') ||
            (/^[oa]s$/.test(word) && readNumberAt(words, at + 1) !== null) ||
            (!/^(de|d[oa]s?|x)$/.test(before.word) &&
              word !== 'sem' &&
              !isMeasureAt(text, at) &&
              [...lexicon.senses(token)].some(
                ([key]) => lexicon.isName(key.split(' ')[0]!) || lexicon.isOption(key),
              ))
    if (begins && at > bounds.at(-1)!) bounds.push(at)
  }
  bounds.push(tokens.length)
  return tokens.length === 0 ? [0] : bounds
}

/** 'um quilo de', 'meio litro de'. */
function isAmountOf(words: readonly string[], at: number): boolean {
  const amount = amountAt(words, at)
  return amount !== null && words[amount.at] === 'de'
}

/** Whether a run names nothing. */
export function isIdle(text: Text, from: number, to: number): boolean {
  const { tokens, words } = text
  let aside = false
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break') {
      aside = false
      continue
    }
    if (asides.has(words[at]!)) aside = true
    if (!aside && !saysNothing(text, at)) return false
  }
  return !aside || to - from < 3
}

/** What it costs that a run begins here: nothing behind a full stop, much in the middle of a phrase. */
export function startCost({ tokens, words }: Text, from: number, at: number, counted: boolean): number {
  if (from === 0) return 0
  let cost = counted ? 0.1 : 0.5
  const [comma, and] = counted ? [0.05, 0.1] : [0.3, 0.3]
  for (let place = from; place < Math.max(at, from + 1); place += 1) {
    const token = tokens[place]!
    if (token.kind === 'break') cost = Math.min(cost, /[\n.!;?¦]/.test(token.word) ? 0 : comma)
    else if (/^(e|mais|tambem|quero|manda|me)$/.test(words[place]!)) cost = Math.min(cost, and)
  }
  return cost
}
