import { formatCnpj, formatPhone, normalizePhone } from '../company'
import { formatBrl } from '../money'
import { lineTotal, orderTotal, paymentWords } from '../orders'
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
  if (order.deliveryFeeCents > 0 || order.discountCents > 0) parts.push(amount('Subtotal', itemsCents))
  if (order.deliveryFeeCents > 0) parts.push(amount('Taxa de entrega', order.deliveryFeeCents))
  if (order.discountCents > 0) parts.push(amount('Desconto', -order.discountCents))
  return [...parts, { ...amount('TOTAL', totalCents), bold: true }]
}

/** How it is paid, and with cash how much change to bring. */
export function paymentLines({ paymentMethod, changeForCents, totalCents }: ReceiptOrder): Block[] {
  const method = text(`Pagamento: ${paymentWords[paymentMethod]}`, { bold: true })
  if (paymentMethod !== 'cash' || changeForCents === null) return [method]
  const change = changeForCents - totalCents
  const words =
    change < 0
      ? `Conferir troco: o cliente informou ${formatBrl(changeForCents)}`
      : `Levar troco para ${formatBrl(changeForCents)} (troco:\u00A0${formatBrl(change)})`
  return [method, text(change === 0 ? 'Sem troco: valor exato' : words, { money: true })]
}

export function pixLines({ paymentMethod, pixCode }: ReceiptOrder): Block[] {
  if (paymentMethod !== 'pix' || !pixCode) return []
  return [{ kind: 'blank' }, { kind: 'qr', content: pixCode, caption: 'Pague com PIX' }]
}

function amount(left: string, cents: number): { kind: 'columns'; left: string; right: string } {
  return { kind: 'columns', left, right: formatBrl(cents) }
}
