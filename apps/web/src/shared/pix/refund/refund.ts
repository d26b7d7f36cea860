import { refundPix } from '@balcao/contract/pix'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'

/** What is asked of the bank of received PIX is read again by all that begins with it. */
export const pixKeys = {
  all: ['pix'] as const,
  ofOrder: (orderId: string) => ['pix', 'order', orderId] as const,
  day: (date: string | null) => ['pix', 'day', date] as const,
}

/** Money that is to go back; `id` makes a second try of it the same refund. */
export interface WantedRefund {
  id: string
  endToEndId: string
  cents: number
}

/** @throws ApiError */
export const sendRefund = ({ id, endToEndId, cents }: WantedRefund) =>
  call(refundPix, { params: { endToEndId }, body: { id, amount_cents: cents } })

/** Asks the bank to give a PIX back; what comes of it is heard by live events. Rejects with ApiError. */
export function useRefund() {
  const client = useQueryClient()
  return useMutation({ mutationFn: sendRefund, onSettled: () => showRefunds(client) })
}

/** Shows how receipts stand now. */
export const showRefunds = (client: QueryClient) => client.invalidateQueries({ queryKey: pixKeys.all })
