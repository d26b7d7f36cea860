import { readNumberAt } from '../../../understand/number-words'
import type { Keys } from '../../menu/lexicon'
import { sizeOf } from '../../menu/sizes'
import { halves } from '../../vocabulary/word-sets'
import { nothingBehind } from '../ends'
import { saysIs } from '../../tokens'
import { crossing, REST } from '../costs'
import { take, type Run } from '../run'

const everyOne = /^(ambos|ambas|todos|todas) |^tudo (na|no|com|sem|bem|em|de) /

/** A pause within what is said of one item: what was begun behind it is over. */
export function pause(run: Run): boolean {
  const token = run.text.tokens[run.at]!
  if (token.kind !== 'break') return false
  run.focus = null
  run.count = null
  return take(run, run.at + 1, crossing[token.word] ?? 0.3)
}

/** 'meia', 'metade', '1/2', 'meio a meio': of an item whose groups take two flavours, or of a product that is halved. */
export function half(run: Run): boolean {
  const { text, entry, at } = run
  const { kind, key, word } = text.tokens[at]!
  if ((word === 'meio' || word === 'meia') && andHalf(run)) return take(run, at + 1)
  if (entry.category.meio_a_meio && word.startsWith('inteir') && sizeless(run)) return take(run, at + 1)
  const whole = word.startsWith('inteir') ? wholeOf(run) : null
  if (whole !== null) {
    run.type ??= whole
    return take(run, at + 1)
  }
  const isSize =
    run.type === null &&
    entry.types.some((type) => type.keys.includes(key) || (/^mei[oa]$/.test(word) && isHalfType(type)))
  const isOwn = isSize || entry.name.includes(key)
  if (kind !== 'half' && (!halves.has(word) || isOwn)) return false
  const isBoth = word === 'meio' && text.words[at + 1] === 'a' && text.words[at + 2] === 'meio'
  run.half = true
  return take(run, at + (isBoth ? 3 : 1), takesTwo(run) ? 0 : 0.6)
}

/** 'uma inteira de atum' beside another by halves: no size of that name is sold. */
function sizeless({ entry, text, at }: Run): boolean {
  const size = sizeOf(text.words[at]!)
  return size !== null && !entry.types.some(({ keys }) => keys.includes(size))
}

/** 'um frango e meio' of what is sold by the half, too: so many whole ones and a half. */
function andHalf(run: Run): boolean {
  const { text, entry, at, to, named, type } = run
  const isHalf = text.words[at - 1] === 'e' && at > run.from + 1 && !saysIs(text, at - 1)
  const isLast = (named.size > 0 && nothingBehind(text, at + 1, to)) || text.words[at + 1] === 'de'
  const half = entry.types.find(isHalfType)
  const whole = isHalf && isLast && half ? wholeOf(run) : null
  if (whole === null || (type !== null && type !== whole)) return false
  Object.assign(run, { type: whole, quantity: run.quantity ?? 1, portions: [{ type: half!.name, times: 1 }] })
  return true
}

/** 'Meia porção', 'Metade'. */
const isHalfType = ({ keys }: { keys: Keys }) => /^mei[oa]$|^metade$/.test(keys[0]!)

/** 'Porção' of what there is as that and as a 'Meia porção'; null where it is not sold so. */
function wholeOf({ entry }: Run): string | null {
  const halves = entry.types.filter(isHalfType)
  const [whole, other] = entry.types.filter((type) => !halves.includes(type))
  return halves.length > 0 && whole && !other ? whole.name : null
}

/** Whether a group of the item takes two of its options, or it is sold by halves with others. */
function takesTwo({ entry }: Run): boolean {
  return entry.category.meio_a_meio !== undefined || entry.groups.some(({ group }) => group.max > 1)
}

/** 'os dois', 'todas', 'tudo na água': what follows is said of each. */
export function each(run: Run): boolean {
  const { text, entry, at, to } = run
  const { words, tokens } = text
  const word = words[at]!
  const number = /^[oa]s$/.test(word) && at + 1 < to ? readNumberAt(words, at + 1) : null
  if (number && number.value > 1) {
    run.each = true
    return take(run, at + 1 + number.length)
  }
  if (!everyOne.test(`${word} ${words[at + 1] ?? ''} `) || entry.name.includes(tokens[at]!.key)) return false
  run.each = true
  return take(run, at + 1)
}

/** 'x2' behind an item. */
export function times(run: Run): boolean {
  const { kind, key } = run.text.tokens[run.at]!
  if (kind !== 'times') return false
  if (run.quantity !== null) return take(run, run.at + 1, REST)
  run.quantity = Number(key)
  return take(run, run.at + 1)
}
