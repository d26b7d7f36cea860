import type { PixReceipt } from '@balcao/contract/pix'
import { pixOfOrder } from '@balcao/contract/pix'
import type { OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { isVoid } from '@balcao/domain/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { newId } from '../../../lib/new-id'
import { pixKeys, type WantedRefund } from '../../../shared/pix/refund/refund'
import { useMay } from '../../../shared/role/role-scope'
import { balanceOfOrder } from '../balance'

const none: PixReceipt[] = []

/** What came in for an order at the company's bank, kept current by live events; nothing for who may not see it. */
export function usePixReceipts({ id, paid, payment_method }: OrderRow): PixReceipt[] {
  const client = useQueryClient()
  const may = useMay('pix.ofOrder')
  useLiveEvent('PIX_CHANGED', ({ order_id }) => {
    if (order_id === id) void client.invalidateQueries({ queryKey: pixKeys.ofOrder(id) })
  })
  const { data } = useQuery({
    queryKey: pixKeys.ofOrder(id),
    queryFn: ({ signal }) => call(pixOfOrder, { params: { orderId: id }, signal }),
    enabled: may && (paid > 0 || payment_method === 'pix'),
    refetchOnMount: 'always',
  })
  return data?.receipts ?? none
}

/** Refunds of all that may still be given back, each with an id of its own. */
export const allOf = (receipts: readonly PixReceipt[]): WantedRefund[] =>
  receipts
    .filter(({ refundable_cents }) => refundable_cents > 0)
    .map(({ end_to_end_id, refundable_cents }) => ({
      id: newId(),
      endToEndId: end_to_end_id,
      cents: refundable_cents,
    }))

/** What is likely meant: what was received beyond the total, else all that may be given back. */
export function likelyCents(order: OrderRow, { refundable_cents }: PixReceipt): number {
  const { excessCents } = balanceOfOrder(order)
  const wanted = isVoid(order.status) || excessCents === 0 ? refundable_cents : excessCents
  return Math.min(wanted, refundable_cents)
}

/** Cents that the order would owe again after a refund. */
export function owedAfter(order: OrderRow, cents: number): number {
  if (isVoid(order.status)) return 0
  return Math.max(0, toCents(order.total) - toCents(order.paid) + cents)
}
