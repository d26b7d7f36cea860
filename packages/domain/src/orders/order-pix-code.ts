import { pixPayload, type PixKeyType } from '../pix'
import { balanceOf } from './payments'
import { isOpen } from './stages'
import type { OrderStatus } from './vocabulary'

/**
 * The BR Code (BCB manual of the BR Code) by which an order is paid, null when it asks for no money that way: another
 * payment, an order that is over, nothing that is owed still, or a shop without a key. A static code only asks for the money;
 * whether it arrived, the shop sees in its bank.
 */
export function orderPixCode(
  shop: { nome: string; cidade: string | null; pix: { type: PixKeyType; key: string } | null },
  order: { id: string; payment_method: string; status: OrderStatus; total_cents: number; paid_cents: number },
): string | null {
  const { owedCents } = balanceOf({ totalCents: order.total_cents, paidCents: order.paid_cents })
  if (order.payment_method !== 'pix' || !shop.pix || !isOpen(order.status) || owedCents === 0) return null
  return pixPayload({
    ...shop.pix,
    name: shop.nome,
    city: shop.cidade ?? 'BRASIL',
    cents: owedCents,
    txid: order.id.replaceAll('-', '').slice(0, 25),
  })
}
