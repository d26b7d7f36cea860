import { readNumberAt } from '../../understand/number-words'
import { MAX_QUANTITY } from '../../model/limits'
import type { Span } from '../explain/explanation'
import { amountAt, inPacks, soldAs } from '../menu/measures'
import { keysAt, lineCalled, tellingIn } from './cart-lines'
import { denial, match, replaced, spanOf, type Change, type Scene } from './clauses'
import { adding, lead } from './verbs'
import { orderIn } from './of-item'

const moreOf = new RegExp(
  `^${lead}(?:(?:${adding}|manda|quero|traz|me ve|ve) )*mais (?<count>\\S+)(?: (?<what>.+))?$`,
  'd',
)

/** 'mais um', 'bota mais 5 pão', 'mais uma igual': more of a line as it is; another product is an order of its own. */
export function more(scene: Scene): Change | null {
  const { text, lines, clause } = scene
  const found = denial.test(clause.words.join(' ')) ? null : match(scene, moreOf)
  const span = found && spanOf(scene, found, 'count')
  const amount = span && amountAt(text.words, span.from)
  const number = span && readNumberAt(text.words, span.from)
  if (!number) return null
  const from = amount?.at ?? span.from + number.length
  const to = clause.from + clause.words.length
  const isThat = /^dess[ea]s?$/.test(text.words[from] ?? '')
  const line = lineCalled(text, from, to, lines) ?? (isThat ? lineCalled(text, 0, 0, lines) : null)
  if (line === null) return null
  const points = /^(?:dess[ea]s?|igual|iguais|da mesma|do mesmo)/.test(
    text.words.slice(from, from + 2).join(' '),
  )
  const { entry, item } = lines[line]!
  // 'mais uma pizza, brotinho de banana': which one comes next.
  const isKind = (at: number) => keysAt(text, at).some((key) => item.name.includes(key))
  if (scene.isFollowed && to > from && !isThat && !tellingIn(text, from, to).some(isKind)) return null
  if (to > from && !points && isOrder(scene, { from: span.from, to }, entry.item_id)) return null
  const { types } = lines[line]!.item
  const portions = amount ? soldAs(types, amount) : inPacks(types, number.value)
  const [sold, ...others] = portions ?? []
  if ((amount || sold) && (sold?.type !== entry.price_type || others.length > 0)) return null
  const quantity = entry.quantity + (sold?.times ?? number.value)
  return quantity > MAX_QUANTITY ? null : replaced(scene, line, [{ ...entry, quantity }])
}

/** Whether words order something else than that item just as it is. */
function isOrder({ text }: Scene, span: Span, itemId: string): boolean {
  const { lines, unclear } = orderIn(text, span)
  const [line, second] = lines
  if (!line || second) return false
  return (line.itemId !== itemId && unclear.length === 0) || line.options.length > 0 || line.notes !== null
}
