import type { Found } from './find-product'
import type { ReadNumber } from './number-words'
import type { OrderEntry } from './order-entry'
import type { OrderToken } from './order-tokens'
import { MAX_QUANTITY } from './read-quantity'
import { endOfRest, isOwnRemark, otherHalf, quantityBehind } from './read-rest'
import { productOf, sliceOf, type Reading } from './reading'
import { saidType } from './said-type'
import { narrow } from './scan-product'

/** Keeps a product that was found, with what is said right behind it; answers the place behind all that. */
export function takeProduct(
  reading: Reading,
  from: number,
  start: number,
  found: Found,
  number: ReadNumber | null,
): number {
  const { tokens, index, entries } = reading
  const behind = number === null ? quantityBehind(tokens, found.end) : null
  const quantity = number?.value ?? behind?.quantity ?? 1
  const counted = number !== null || behind !== null
  let end = behind?.end ?? found.end
  const last = entries.at(-1)
  if (quantity < 1 || quantity > MAX_QUANTITY) {
    reading.unknown.push(sliceOf(reading, from, end))
    reading.after = 'none'
    return end
  }
  const whole = found.halves ? otherHalf(tokens, index, end, found, tokens[start]!) : found
  end = Math.max(end, whole.end)
  const product = productOf(reading, whole)
  const rest = endOfRest(tokens, index, end, counted)
  const isRemark = product !== null && rest > end && isOwnRemark(tokens, product, end, rest)
  const head = headOf(reading, start, whole, last)
  const entry: OrderEntry = {
    said: sliceOf(reading, start, isRemark || rest === end ? whole.end : rest),
    quantity,
    counted,
    found: whole,
    sure: whole.sure && (isRemark || rest === end) && (counted || !isDoubtful(reading, whole, head, last)),
    remarks: [
      ...reading.early,
      ...whole.remarks.map((at) => sliceOf(reading, at, at + 1)),
      ...(isRemark ? [sliceOf(reading, end, rest)] : []),
    ],
    type: saidType(index.products[whole.products[0]!]!, whole.candidates.get(whole.products[0]!)),
    head,
    after: reading.after,
  }
  reading.early = []
  reading.after = 'none'
  entries.push(entry)
  return rest
}

/** Whether it is open that a product without a quantity of its own is meant, or how often. */
function isDoubtful(
  { index, after }: Reading,
  found: Found,
  head: OrderToken,
  last: OrderEntry | undefined,
): boolean {
  if (!last) return false
  if (after === 'none') return !found.whole || found.carried
  if (last.quantity === 1 || after === 'break') return false
  const alike = head.key !== last.head.key && narrow(index, null, last.head)?.has(found.products[0]!) === true
  return after === 'com' || found.carried || alike
}

/** The word by which the product is called: of its name or category, not its size. */
function headOf(
  { tokens, index }: Reading,
  start: number,
  found: Found,
  last: OrderEntry | undefined,
): OrderToken {
  if (found.carried && last) return last.head
  const { words } = index.products[found.products[0]!]!
  const calls = ({ key }: OrderToken) =>
    words.some((word) => word.key === key && (word.kind === 'name' || word.kind === 'category'))
  return tokens.slice(start, found.end).find(calls) ?? tokens[start]!
}
