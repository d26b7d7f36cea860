import type { CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import { wordKey } from '../../understand/word-key'
import { optionEntry } from '../edits/cart-lines'
import type { Text } from '../explain/explanation'
import { entryOf } from '../menu/halves-entry'
import { amountAt } from '../menu/measures'
import { asEntry } from '../order/copied'
import { refusedBy } from '../order/draft'
import { tokenFrom } from '../tokens'
import { halves } from '../vocabulary/word-sets'
import type { Reading } from './reading'

const half = /(?:^|, )(?:com )?(?:meia|metade)(?= \S)/i
const isOfTwo = /\bmei[ao] (?:a|e) mei[ao]\b/
/** How something comes is its size or another product, and no wish. */
const kinds = /^(?:simples|dupl[oa]|tripl[oa]|normal|tradicional|grande|pequen[oa]|medi[oa]|inteir[oa])$/i
const without = wordKey('sem')

/** The lines that a reading makes or changes, as a cart has them. */
function linesOf({ order, edits, before }: Reading): CartEntry[] {
  return [...edits.cart.filter((entry) => !before.includes(entry)), ...order.lines.map(asEntry)]
}

/** 'sem ovo' beside the egg that was chosen, 'sem gás' of an 'Água com gás', 'simples' as a note. */
export function isContrary(reading: Reading): boolean {
  const { lexicon } = reading.typed
  return linesOf(reading).some((line) => {
    if (!line.notes) return false
    const notes = line.notes.split(', ')
    if (half.test(line.notes) || notes.some((note) => kinds.test(note))) return true
    const refused = refusedBy(notes.map((note) => note.replace(/ n[ao]s? .*$/i, '')))
    const item = refused.size > 0 ? entryOf(lexicon, line) : null
    if (!item) return false
    const isOfName = item.name.some(
      (key, place) => refused.has(key) && item.beside.has(key) && item.name[place - 1] !== without,
    )
    return (
      isOfName ||
      line.options.some(({ group_id, option_id }) => {
        const keys = optionEntry(item, group_id, option_id)?.keys ?? []
        return keys.length > 0 && keys.every((key) => refused.has(key))
      })
    )
  })
}

/** 'meia calabresa meia bacon', 'meio a meio', and nothing that the reading makes or takes away is of two. */
export function isUnhalved(reading: Reading): boolean {
  const { typed, order } = reading
  const isAsked = order.unclear.length > 0 || order.lines.some(({ asks = [] }) => asks.length > 0)
  if (isAsked || !saysHalves(typed)) return false
  const made = linesOf(reading)
  // 'meio metro meio a meio': the size is half of something, and no two halves.
  const isOfSize = !isOfTwo.test(typed.words.join(' '))
  return !(made.length > 0 ? made : takenAway(reading)).some(
    (line) => isHalved(line, typed) || (isOfSize && /^mei[ao]/i.test(line.price_type ?? '')),
  )
}

/** Lines of the cart that a reading takes out of it. */
const takenAway = ({ edits, before }: Reading): CartEntry[] =>
  before.filter((entry) => !edits.cart.includes(entry))

/** Whether something is chosen twice of what has to be chosen; two extras are no halves. */
function isHalved(line: CartEntry, { lexicon }: Text): boolean {
  const groups = entryOf(lexicon, line)?.groups ?? []
  const extras = groups.flatMap(({ group: { id, min, max } }) => (min === 0 && max !== 2 ? [id] : []))
  const chosen = line.options.filter(({ group_id }) => !extras.includes(group_id))
  const of = new Set(chosen.map(({ group_id }) => group_id))
  return of.size < chosen.length || chosen.some(({ count }) => count > 1)
}

function saysHalves({ tokens, words, lexicon }: Text): boolean {
  if (isOfTwo.test(words.join(' '))) return true
  const said = words.filter((word, at) => {
    const next = tokens[/^d[aeo]$/.test(words[at + 1] ?? '') ? at + 2 : at + 1]
    const isOfMenu = next?.kind === 'word' && (lexicon.isName(next.key) || lexicon.isOption(next.key))
    return halves.has(word) && isOfMenu && amountAt(words, at) === null
  })
  return said.length > 1
}

/** 'hoje quero doce, crepe de doce de leite': one thing that was called twice, and counted each time. */
export function isTwice({ order, starts, typed }: Reading): boolean {
  return starts.some((start, at) => {
    const { quantity, ...line } = order.lines[at]!
    const isAlike = order.lines
      .slice(0, at)
      .some(({ quantity: other, ...one }) => other === 1 && JSON.stringify(one) === JSON.stringify(line))
    if (quantity !== 1 || !isAlike) return false
    const first = tokenFrom(typed, start)
    const around = typed.words.slice(Math.max(0, first - 4), first + 2)
    return !around.some(
      (word, at) =>
        readNumberAt(around, at) !== null || /^(?:mais|outr[oa]|tambem|igual|mesm[oa]|[\n:])$/.test(word),
    )
  })
}
