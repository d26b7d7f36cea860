import { formatCnpj, formatPhone, normalizePhone } from '../../company'
import { formatBrl } from '../../money'
import { balanceOf, changeOf, lineTotal, orderTotal, paymentWords } from '../../orders'
import { text, type Block } from './receipt-document'
import type { ReceiptCompany, ReceiptItem, ReceiptOrder } from './receipt-order'

export function companyLines({ name, phone, cnpj }: ReceiptCompany): Block[] {
  const centred = { align: 'center' } as const
  return [
    text(name, { ...centred, size: 'tall', bold: true }),
    ...(phone ? [text(formatPhone(normalizePhone(phone)), centred)] : []),
    ...(cnpj ? [text(`CNPJ ${formatCnpj(cnpj)}`, centred)] : []),
  ]
}

/** Begins the further lines of a note. */
export const notePrefix = '  > '

/** Items to make or to pack: quantities first, no prices. */
export function dishLines(items: readonly ReceiptItem[], size: 'normal' | 'tall'): Block[] {
  return items.flatMap((item) => [
    text(`${item.quantity}x ${item.name}`, { size, bold: true, hang: 3 }),
    ...item.options.map((option) => text(`+ ${option.name}`, { size, indent: 3, hang: 2 })),
    ...(item.notes ? [text(`OBS: ${item.notes}`, { size, bold: true, indent: 3, prefix: notePrefix })] : []),
  ])
}

export function pricedLines(items: readonly ReceiptItem[]): Block[] {
  return items.flatMap((item): Block[] => [
    { kind: 'columns', left: `${item.quantity}x ${item.name}`, right: formatBrl(lineTotal(item)) },
    ...item.options.map((option) => {
      const price = option.priceCents > 0 ? ` (${formatBrl(option.priceCents)})` : ''
      return text(`+ ${option.name}${price}`, { indent: 3, hang: 2 })
    }),
    ...(item.notes ? [text(`OBS: ${item.notes}`, { indent: 3, prefix: notePrefix })] : []),
  ])
}

export function sumLines(order: ReceiptOrder): Block[] {
  const { itemsCents, totalCents } = orderTotal(order)
  const parts: Block[] = []
  const discountName = order.coupon ? `Desconto (${order.coupon})` : 'Desconto'
  if (order.deliveryFeeCents > 0 || order.discountCents > 0) parts.push(amount('Subtotal', itemsCents))
  if (order.deliveryFeeCents > 0) parts.push(amount('Taxa de entrega', order.deliveryFeeCents))
  if (order.discountCents > 0) parts.push(amount(discountName, -order.discountCents))
  return [...parts, { ...amount('TOTAL', totalCents), bold: true }]
}

/** What the courier has to ask for, large: only what is owed. */
export function chargeLine(order: ReceiptOrder): Block {
  const { owedCents } = balanceOf(moneyOf(order))
  const words = owedCents === 0 ? 'PAGO' : `COBRAR ${formatBrl(owedCents)}`
  return text(words, { align: 'center', size: 'big', bold: true, money: owedCents > 0 })
}

/** How it is paid, what was received, and with cash how much change to bring. */
export function paymentLines(order: ReceiptOrder): Block[] {
  const method = text(`Pagamento: ${paymentWords[order.paymentMethod]}`, { bold: true })
  return [method, ...receivedLines(order), ...changeLines(order)]
}

function receivedLines(order: ReceiptOrder): Block[] {
  const { paidCents } = moneyOf(order)
  if (paidCents === 0) return []
  const { owedCents, excessCents } = balanceOf(moneyOf(order))
  const amounts = [
    `Pago ${formatBrl(paidCents)}`,
    ...(owedCents > 0 ? [`Falta receber ${formatBrl(owedCents)}`] : []),
    ...(excessCents > 0 ? [`Devolver ${formatBrl(excessCents)}`] : []),
  ]
  return amounts.map((words) => text(words, { bold: true, money: true }))
}

function moneyOf({ totalCents, paidCents = 0 }: ReceiptOrder) {
  return { totalCents, paidCents }
}

function changeLines(order: ReceiptOrder): Block[] {
  const { paymentMethod, changeForCents } = order
  const change = changeOf({ ...moneyOf(order), changeForCents })
  if (paymentMethod !== 'cash' || changeForCents === null || change === null) return []
  const words =
    change < 0
      ? `Conferir troco: o cliente informou ${formatBrl(changeForCents)}`
      : `Levar troco para ${formatBrl(changeForCents)} (troco:\u00A0${formatBrl(change)})`
  return [text(change === 0 ? 'Sem troco: valor exato' : words, { money: true })]
}

export function pixLines(order: ReceiptOrder): Block[] {
  const { paymentMethod, pixCode } = order
  if (paymentMethod !== 'pix' || !pixCode || balanceOf(moneyOf(order)).owedCents === 0) return []
  return [{ kind: 'blank' }, { kind: 'qr', content: pixCode, caption: 'Pague com PIX' }]
}

function amount(left: string, cents: number): { kind: 'columns'; left: string; right: string } {
  return { kind: 'columns', left, right: formatBrl(cents) }
}
