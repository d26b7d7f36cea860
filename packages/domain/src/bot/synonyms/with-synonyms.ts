import { lexiconOf, type ItemEntry, type Lexicon } from '../reading/menu/lexicon'
import { isJoining } from '../reading/menu/name-words'
import { tokensOf } from '../reading/tokens'
import { plainLetters } from '../understand/plain-words'
import type { BotWorld, Synonym } from '../model/model'

/** A word of what somebody wrote, and where it stands there. */
interface Place {
  word: string
  start: number
  end: number
}

/**
 * A text with the names of products in the place of the words that the shop taught for them: whole words, the longest
 * first, whatever their case and accents. A synonym of what is not on sale does nothing, and so does one that stands
 * beside words of another product that it may belong to ('coca' of 'coca zero'): that is left to the reader.
 */
export function withSynonyms(text: string, { menu, now, synonyms = [] }: BotWorld): string {
  if (synonyms.length === 0 || text === '') return text
  const lexicon = lexiconOf(menu, now)
  const sold = new Map(lexicon.items.map((entry) => [entry.item.id, entry]))
  const taught = synonyms
    .map((synonym) => ({ words: synonym.words.split(' '), entry: sold.get(synonym.itemId) }))
    .filter((one): one is { words: string[]; entry: ItemEntry } => one.entry !== undefined)
    .sort((a, b) => b.words.length - a.words.length)
  if (taught.length === 0) return text
  const places = placesOf(text)
  let read = ''
  let from = 0
  for (let at = 0; at < places.length; at += 1) {
    const found = taught.find(({ words }) => words.every((word, n) => places[at + n]?.word === word))
    if (!found) continue
    const last = at + found.words.length - 1
    if (belongsToAnother(places, at, last, found.entry, lexicon)) continue
    read += text.slice(from, places[at]!.start) + spoken(found.entry.item.nome)
    from = places[last]!.end
    at = last
  }
  return read + text.slice(from)
}

/** The plain words that a synonym is kept and found by: 'Refri!' is 'refri'. Empty where there are none. */
export function synonymWords(text: string): string {
  return placesOf(text)
    .map(({ word }) => word)
    .join(' ')
}

/** Synonyms whose words stand in a text. */
export function synonymsIn(text: string, synonyms: readonly Synonym[]): Synonym[] {
  const plain = ` ${synonymWords(text)} `
  return synonyms.filter(({ words }) => plain.includes(` ${words} `))
}

function placesOf(text: string): Place[] {
  return Array.from(text.matchAll(/\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu), ({ 0: said, index }) => ({
    word: plainLetters(said),
    start: index,
    end: index + said.length,
  }))
}

/** A name as a customer would say it: what stands in brackets, and marks that part things, would break the sentence. */
function spoken(name: string): string {
  const bare = name.replace(/\([^)]*\)/g, ' ')
  const said = (bare.trim() === '' ? name : bare).replace(/[\n,;+&!?|:*/()]+/g, ' ')
  return said.replace(/\s+/g, ' ').trim()
}

/** Whether the word behind says that another product is meant, which the synonym's words name as well. */
function belongsToAnother(
  places: readonly Place[],
  from: number,
  last: number,
  meant: ItemEntry,
  lexicon: Lexicon,
): boolean {
  let next = last + 1
  while (places[next] && isJoining(places[next]!.word)) next += 1
  const behind = places[next] ? keysLike(places[next]!.word, lexicon) : []
  const own = places.slice(from, last + 1).flatMap(({ word }) => keysLike(word, lexicon))
  const telling = behind.filter((key) => !meant.name.includes(key))
  return lexicon.items.some(
    ({ item, name }) =>
      item.id !== meant.item.id &&
      telling.some((key) => name.includes(key)) &&
      own.some((key) => name.includes(key)),
  )
}

/** Keys of the menu that a word surely means. */
function keysLike(word: string, lexicon: Lexicon): string[] {
  return tokensOf(word).flatMap((token) =>
    [...lexicon.senses(token)].filter(([, price]) => price <= 0.1).map(([key]) => key),
  )
}
