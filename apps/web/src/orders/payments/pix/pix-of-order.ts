import type { PixReceipt } from '@balcao/contract/pix'
import { pixOfOrder, refundPix } from '@balcao/contract/pix'
import type { OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { isVoid } from '@balcao/domain/orders'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { newId } from '../../../lib/new-id'
import { useMay } from '../../../shared/role/role-scope'
import { balanceOfOrder } from '../balance'

const keyOf = (orderId: string) => ['pix', 'order', orderId] as const
const none: PixReceipt[] = []

/** What came in for an order at the company's bank, kept current by live events; nothing for who may not see it. */
export function usePixReceipts({ id, paid, payment_method }: OrderRow): PixReceipt[] {
  const client = useQueryClient()
  const may = useMay('pix.ofOrder')
  useLiveEvent('PIX_CHANGED', ({ order_id }) => {
    if (order_id === id) void client.invalidateQueries({ queryKey: keyOf(id) })
  })
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(pixOfOrder, { params: { orderId: id }, signal }),
    enabled: may && (paid > 0 || payment_method === 'pix'),
    refetchOnMount: 'always',
  })
  return data?.receipts ?? none
}

/** Money that is to go back; `id` makes a second try of it the same refund. */
export interface WantedRefund {
  id: string
  endToEndId: string
  cents: number
}

/** Asks the bank to give a PIX back; what comes of it is heard by live events. Rejects with ApiError. */
export function useRefund(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: WantedRefund) => sendRefund(wanted),
    onSettled: () => showRefunds(client, orderId),
  })
}

/** Shows how the receipts of an order stand now. */
export const showRefunds = (client: QueryClient, orderId: string) =>
  client.invalidateQueries({ queryKey: keyOf(orderId) })

/** @throws ApiError */
export const sendRefund = ({ id, endToEndId, cents }: WantedRefund) =>
  call(refundPix, { params: { endToEndId }, body: { id, amount_cents: cents } })

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
