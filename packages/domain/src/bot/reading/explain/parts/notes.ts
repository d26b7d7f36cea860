import { readNumberAt } from '../../../understand/number-words'
import type { ItemEntry } from '../../menu/lexicon'
import { asides, joiners, noteStarts } from '../../vocabulary/word-sets'
import type { Text } from '../explanation'
import { isFiller } from '../fillers'
import { namesItemAt, phraseFrom } from './phrases'

/** Wishes of one word: 'gelada', 'prensado na chapa'. */
const oneWord =
  /^(?:gelad|quent|tostad|assad|torrad|picad|fatiad|prensad|cortad|dividid|trincand|estaland)\p{L}{0,6}$|^(?:pur[oa]|crocantes?)$/u

/** 'por cima', 'do lado'. */
function isSpot(words: readonly string[], at: number): boolean {
  return (
    /^(?:cima|dentro|fora|baixo|lado)$/.test(words[at]!) &&
    /^(?:por|d[eo]|em|a[o]?)$/.test(words[at - 1] ?? '')
  )
}

/** Where ends what is to be written on it: 'escrito Parabéns, Lucas' goes on to a pause, or what is ordered next. */
function quoteEnd({ tokens, words }: Text, from: number, to: number): number {
  let end = from
  while (
    end < to &&
    tokens[end]!.kind !== 'break' &&
    !(words[end] === 'e' && readNumberAt(words, end + 1) !== null) &&
    !/^(?:quero|manda|pago|entrega|entregar|retirar|retiro)$/.test(words[end]!)
  )
    end += 1
  return end
}

/** 'em 12 fatias', 'em quatro pedaços': the token behind it; null where none stands there. */
function partsEnd(words: readonly string[], at: number): number | null {
  const number = words[at] === 'em' ? readNumberAt(words, at + 1) : null
  const end = at + 1 + (number?.length ?? 0)
  const isParts = /^(?:fatias?|pedacos?|pedacinhos?|partes?|cubos?|tiras?|rodelas?)$/.test(words[end] ?? '')
  return number && isParts ? end + 1 : null
}

const much = /^(?:sem|pouc[oa]s?|muit[oa]s?|bastantes?|menos)$/

/** Whether how much of it stands before a word: 'sem' of 'sem cebola', 'nada de' of 'sem nada de molho'. */
function isMuch(words: readonly string[], at: number): boolean {
  return much.test(words[at - 1]!) || (words[at - 1] === 'de' && words[at - 2] === 'nada')
}

/** Whether a word may be one of an item's options. */
export function speaksOfOption({ tokens, lexicon }: Text, entry: ItemEntry, place: number): boolean {
  const token = tokens[place]
  if (!token || token.kind === 'break' || entry.optionKeys.size === 0) return false
  for (const key of lexicon.senses(token).keys()) if (entry.optionKeys.has(key)) return true
  return false
}

function isOptionAt(text: Text, entry: ItemEntry, place: number, to: number): boolean {
  return (
    speaksOfOption(text, entry, place) &&
    entry.groups.some(({ options }) =>
      options.some(({ keys }) => phraseFrom(text, keys, place, to)?.matched === keys.length),
    )
  )
}

/** The token behind a note that begins at a place ('sem cebola', 'bem passado'); null when none does. */
export function noteFrom(text: Text, entry: ItemEntry, place: number, to: number): number | null {
  const { tokens, words, lexicon } = text
  const word = words[place]!
  const starts =
    noteStarts.has(word) ||
    (word === 'na' && words[place + 1] === 'parte') ||
    (word === 'na' && words[place + 1] === 'chapa') ||
    (word === 'por' && words[place + 1] === 'fora') ||
    (/^[oa]s?$/.test(word) &&
      !/^outr[oa]s?$/.test(words[place + 1] ?? '') &&
      noteStarts.has(words[place + 2] ?? '') &&
      tokens[place + 1]?.kind === 'word' &&
      words[place + 2] !== 'com') ||
    (word === 'nao' && /^(poe|bota|coloca|quero)$/.test(words[place + 1] ?? '')) ||
    (word === 'com' &&
      (noteStarts.has(words[place + 1] ?? '') ||
        (noteStarts.has(words[place + 2] ?? '') && !/^(sem|bem)$/.test(words[place + 2]!)))) ||
    (word === 'a' && words[place + 1] === 'parte') ||
    (word === 'de' && words[place + 1] === 'gema')
  if (!starts || place >= to) return null
  if (word === 'com' && isOptionAt(text, entry, place + 1, to)) return null
  if (/^(?:escr[ie]|dizendo)/.test(word)) return quoteEnd(text, place + 1, to)
  if (word === 'com' && /^(?:escr[ie]|dizendo)/.test(words[place + 2] ?? ''))
    return quoteEnd(text, place + 3, to)
  if (word === 'por') return place + 2 <= to ? place + 2 : null
  if (oneWord.test(word)) {
    const parts = /^(?:cortad|dividid|fatiad|picad)/.test(word) ? partsEnd(words, place + 1) : null
    if (parts !== null && parts <= to) return parts
    let end = place + 1
    while (
      end + 1 < to &&
      tokens[end]!.kind === 'word' &&
      tokens[end + 1]!.kind === 'word' &&
      (/^(na|no|ao|em)$/.test(words[end]!) || (words[end] === 'e' && oneWord.test(words[end + 1]!)))
    )
      end += 2
    return end
  }
  let end = place + 1
  while (end < to) {
    const token = tokens[end]!
    const here = words[end]!
    if (token.kind === 'break') break
    if (here === 'com' && word !== 'com') break
    if (
      end > place + 1 &&
      !isMuch(words, end) &&
      namesItemAt(text, end) &&
      !entry.madeOf.has(token.key) &&
      !(word.startsWith('capricha') && /^n[oa]s?$/.test(words[end - 1]!))
    )
      break
    if (
      (end > place + 1 && !isMuch(words, end) && entry.groups.some(({ keys }) => keys[0] === token.key)) ||
      /^(favor|obrigado|valeu|mano|mana|hein|aqui|ai|ta|esta|tambem|k+|rs|haha|serio)$/.test(here) ||
      (here === 'por' && !/^(?:cima|dentro|fora|baixo)$/.test(words[end + 1] ?? '')) ||
      (here === 'e' && words[end + 1] === 'serio')
    )
      break
    if (asides.has(here)) break
    if (
      end > place + 1 &&
      /^(coloca|bota|poe|manda|quero|me|uma?|sem|dois|duas|outr[oa])$/.test(here) &&
      words[end - 1] !== 'nao'
    )
      break
    if (readNumberAt(words, end) !== null && !joiners.has(words[end - 1]!)) break
    if (here === 'e') {
      const next = tokens[end + 1]
      if (next && end + 1 < to && oneWord.test(next.word)) {
        end += 2
        continue
      }
      if (!next || next.kind !== 'word' || end + 1 >= to) break
      if (/^[oa]s?$/.test(next.word) && /^outr[oa]s?$/.test(words[end + 2] ?? '')) break
      const known = [...lexicon.senses(next)].some(
        ([key, cost]) => cost <= 0.05 && (lexicon.isName(key) || lexicon.isOption(key)),
      )
      if (known || noteStarts.has(next.word) || isFiller(next.word) || readNumberAt(words, end + 1) !== null)
        break
    }
    if (end > place + 1 && !joiners.has(words[end - 1]!) && word !== 'na' && isOptionAt(text, entry, end, to))
      break
    end += 1
  }
  while (
    end > place + 1 &&
    (joiners.has(words[end - 1]!) ||
      (end > place + 2 && isFiller(words[end - 1]!) && !isSpot(words, end - 1)))
  )
    end -= 1
  return end > place + 1 || !/^(sem|bem|mal|pouco|pouca|bastante|com|na|nao|de|a|o|muito|menos)$/.test(word)
    ? end
    : null
}
