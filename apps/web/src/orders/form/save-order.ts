import { editOrder, placeOrders, type OrderRow } from '@balcao/contract/orders'
import { fromCents } from '@balcao/domain/money'
import { call } from '../../lib/http/api'
import { callLoosely } from '../../lib/http/send'
import { readRows } from '../data/read-rows'
import { unreadable } from '../../lib/http/read-answer'
import type { OrderDraft } from './order-draft'
import { contentOf, liveTotal } from './order-form-values'

/**
 * Places a new order, which may come from a conversation, under its draft's id, so that a repeat cannot double it.
 * Throws ApiError, among them ORDER_INVALID and IDEMPOTENCY_MISMATCH.
 */
export async function placeDraft(
  { id, values }: OrderDraft,
  conversationId: string | undefined,
): Promise<OrderRow> {
  const total = liveTotal(values)
  const body = {
    id,
    ...contentOf(values),
    ...(total ? { total: fromCents(total.totalCents) } : {}),
    ...(conversationId && { conversation_id: conversationId }),
  }
  const headers = { prefer: 'return=representation' }
  const [order] = readRows(await callLoosely(placeOrders, { query: {}, body, headers }))
  if (!order) throw unreadable(200)
  return order
}

/** Saves an edit that began from the draft's version. Throws ApiError, among them ORDER_INVALID and ORDER_CHANGED. */
export function saveEdit({ id, version, values }: OrderDraft): Promise<OrderRow> {
  return call(editOrder, { params: { orderId: id }, body: { version, ...contentOf(values) } })
}
