import { formatPhone, normalizePhone } from '../../company'
import { isVoid, orderTotal } from '../../orders'
import type { ItemChanges } from './changed-items'
import { quietChanges, quietCompany, quietOrder } from './quiet-order'
import { text, type Block, type ReceiptDocument } from './receipt-document'
import type { ReceiptCompany, ReceiptOrder } from './receipt-order'
import {
  chargeLine,
  companyLines,
  dishLines,
  notePrefix,
  paymentLines,
  pixLines,
  pricedLines,
  sumLines,
} from './receipt-parts'
import { fulfilmentWords } from './receipt-words'
import type { CopyKind } from '../paper/vocabulary'

export interface OrderReceiptOptions {
  copy: CopyKind
  /** Columns of the paper, 16 or more. */
  columns: number
  /** Which print of this copy it is, from 1. */
  revision: number
  /** Printed again on purpose: headed 'REIMPRESSÃO – 2ª via' by its revision. */
  reprint: boolean
  /** Printed because the order was edited: headed 'ALTERAÇÃO', with what to add and take out. */
  changed?: ItemChanges | undefined
  /** Printed because the order stands again after paper said that it did not: headed 'RETOMADO'. */
  resumed?: boolean | undefined
  /** When the order came in and when this is printed, already in words of the shop's zone. */
  placedAt: string
  printedAt: string
  /** When it is wanted, in the same words; absent where at once. */
  wantedFor?: string | undefined
}

/** The order's total is not what its parts come to; nothing is printed. */
export class WrongTotal extends Error {
  override readonly name = 'WrongTotal'
}

/**
 * One copy of an order. The kitchen's has no prices, the counter's has everything, the delivery copy what the courier
 * needs. @throws WrongTotal when `totalCents` is not what its parts come to; RangeError for amounts that are not cents.
 */
export function orderReceipt(
  said: ReceiptOrder,
  shop: ReceiptCompany,
  { changed, ...rest }: OrderReceiptOptions,
): ReceiptDocument {
  if (orderTotal(said).totalCents !== said.totalCents)
    throw new WrongTotal('The total is not the sum of its parts')
  const order = quietOrder(said)
  const company = quietCompany(shop)
  const options = { ...rest, changed: quietChanges(changed) }
  const body = { kitchen: kitchenCopy, counter: counterCopy, delivery: deliveryCopy }[options.copy]
  return {
    columns: options.columns,
    blocks: [
      ...headings(order, options),
      ...body(order, company, options),
      rule,
      text(`Impresso em ${options.printedAt}`, { align: 'center' }),
      { kind: 'cut' },
    ],
  }
}

const rule: Block = { kind: 'rule' }
const blank: Block = { kind: 'blank' }

function headings(
  { status }: ReceiptOrder,
  { reprint, revision, changed, resumed }: OrderReceiptOptions,
): Block[] {
  const words: string[] = []
  if (status === 'cancelled') words.push('CANCELADO')
  if (status === 'refused') words.push('RECUSADO')
  if (resumed) words.push('RETOMADO')
  if (changed) words.push('ALTERAÇÃO')
  const large = words.map((word) => text(word, { align: 'center', size: 'big', bold: true }))
  const again = text(`REIMPRESSÃO – ${revision}ª via`, { align: 'center', size: 'tall', bold: true })
  const lines = reprint ? [...large, again] : large
  return lines.length === 0 ? [] : [...lines, rule]
}

function kitchenCopy(order: ReceiptOrder, _company: ReceiptCompany, options: OrderReceiptOptions): Block[] {
  return [
    ...titleLines(order, options),
    text(order.customerName, { align: 'center' }),
    rule,
    ...changeLines(options.changed),
    ...dishLines(order.items, 'tall'),
    ...noteLines(order.notes, 'tall'),
  ]
}

function counterCopy(order: ReceiptOrder, company: ReceiptCompany, options: OrderReceiptOptions): Block[] {
  return [
    ...companyLines(company),
    rule,
    ...titleLines(order, options),
    rule,
    ...customerLines(order, 'normal'),
    rule,
    ...changeLines(options.changed),
    ...pricedLines(order.items),
    rule,
    ...sumLines(order),
    ...paymentLines(order),
    ...noteLines(order.notes, 'normal'),
    ...(isVoid(order.status) ? [] : pixLines(order)),
  ]
}

function deliveryCopy(order: ReceiptOrder, company: ReceiptCompany, options: OrderReceiptOptions): Block[] {
  return [
    text(company.name, { align: 'center' }),
    ...titleLines(order, options),
    rule,
    ...customerLines(order, 'tall'),
    ...noteLines(order.notes, 'tall'),
    rule,
    ...dishLines(order.items, 'normal'),
    rule,
    ...(isVoid(order.status) ? [] : [chargeLine(order), ...paymentLines(order), ...pixLines(order)]),
  ]
}

function titleLines(
  { number, fulfilment }: ReceiptOrder,
  { placedAt, wantedFor }: OrderReceiptOptions,
): Block[] {
  return [
    text(`#${number}`, { align: 'center', size: 'big', bold: true }),
    text(fulfilmentWords[fulfilment], { align: 'center', size: 'big', bold: true }),
    ...(wantedFor
      ? ['AGENDADO', wantedFor].map((line) => text(line, { align: 'center', size: 'big', bold: true }))
      : []),
    text(placedAt, { align: 'center' }),
  ]
}

function customerLines(order: ReceiptOrder, size: 'normal' | 'tall'): Block[] {
  const bold = size === 'tall'
  const phone = order.customerPhone ? formatPhone(normalizePhone(order.customerPhone)) : ''
  const lines = [
    order.customerName,
    phone,
    order.customerAddress,
    order.neighbourhood && `Bairro: ${order.neighbourhood}`,
  ]
  return lines.flatMap((line) => (line ? [text(line, { size, bold, hang: 2 })] : []))
}

function changeLines(changed: ItemChanges | undefined): Block[] {
  if (!changed) return []
  const part = (heading: string, items: ItemChanges['added']): Block[] =>
    items.length === 0
      ? []
      : [text(heading, { size: 'tall', bold: true }), ...dishLines(items, 'tall'), blank]
  return [
    ...part('RETIRAR:', changed.removed),
    ...part('INCLUIR:', changed.added),
    text('PEDIDO COMPLETO:', { bold: true }),
  ]
}

function noteLines(notes: string | null, size: 'normal' | 'tall'): Block[] {
  return notes ? [blank, text(`OBS: ${notes}`, { size, bold: true, prefix: notePrefix })] : []
}
