import { readNumberAt } from '../../../understand/number-words'
import type { ItemEntry } from '../../menu/lexicon'
import { noteStarts } from '../../vocabulary/word-sets'
import { REST } from '../costs'
import { nextTelling, refusedEnd } from '../ends'
import type { Span } from '../explanation'
import { isFiller } from '../fillers'
import { nameAt } from '../parts/name-at'
import { optionAt } from '../parts/option-at'
import { namesItemAt } from '../parts/phrases'
import { groupAt, isNamedInFull, sensesAt, take, type Run } from '../run'

/**
 * What is asked for along with an item and is none of its options: 'com X', 'borda de X', 'com ovo e X'. What the shop
 * has for other items is refused, another product is not this one's, and the rest is a note.
 */
export function askedAlong(run: Run): boolean {
  const { text, at, to } = run
  const { words } = text
  const word = words[at]!
  if (!begins(run, word)) return false
  const end = refusedEnd(text, at + 1, to)
  const from = nextTelling(text, at + 1, end)
  if (from === null || isOwn(run, word, from)) return false
  const known = isKnown(run, { from, to: end })
  if (word === 'e' && !known) return take(run, at + 1)
  if (word === 'com' && run.focus === null && namesItemAt(text, from, known ? 1 : 0.5)) {
    run.rest.push(from)
    return take(run, end, REST)
  }
  if (isOfAnother(run, from)) {
    run.rest.push(from)
    return take(run, end, REST)
  }
  const isMadeOf = text.tokens.slice(from, end).some(({ key }) => run.entry.madeOf.has(key))
  if (run.focus !== null || (known && !isMadeOf)) {
    run.refused.push({ from, to: end })
    return take(run, end, 0.3)
  }
  run.notes.push({ from: at, to: end })
  return take(run, end, 0.25)
}

function begins(run: Run, word: string): boolean {
  if (word === 'com') return true
  if (word === 'de') return run.focus !== null
  return word === 'e' && run.text.words.slice(run.from, run.at).includes('com') && isNamedInFull(run)
}

/** Whether it is something of the item itself, or nothing. */
function isOwn(run: Run, word: string, from: number): boolean {
  const { words } = run.text
  return (
    (word === 'e' && noteStarts.has(words[from]!)) ||
    readNumberAt(words, run.at + 1) !== null ||
    groupAt(run, from) !== null ||
    optionAt(run, from) !== null ||
    nameAt(run, from) !== null ||
    isFiller(words[from]!)
  )
}

/** 'com catupiry' of a 'Coxinha' where there is a 'Coxinha com catupiry'. */
function isOfAnother(run: Run, place: number): boolean {
  const { entry, text } = run
  const keys = [...sensesAt(run, place)].flatMap(([key, cost]) => (cost <= 0.1 ? [key] : []))
  return keys.some((key) =>
    text.lexicon
      .having(key)
      .some(
        (other) => other.beside.has(key) && other.category === entry.category && isNameWithin(entry, other),
      ),
  )
}

function isNameWithin(entry: ItemEntry, other: ItemEntry): boolean {
  return (
    other !== entry &&
    entry.name.every((key, place) => other.name.includes(key) || entry.weights[place]! <= 0.05)
  )
}

/** Whether the shop has it as an option of some item. */
function isKnown(run: Run, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1)
    for (const [key, cost] of sensesAt(run, at))
      if (cost <= 0.05 && run.text.lexicon.isOption(key)) return true
  return false
}
