import { matchPix, pixDay, unmatchPix, type PixDay } from '@balcao/contract/pix'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'
import { pixKeys } from '../../shared/pix/refund/refund'

/** A day of PIX, kept current by live events. @param date null is today, by the shop's clock */
export function usePixDay(date: string | null) {
  const client = useQueryClient()
  useLiveEvent('PIX_CHANGED', () => void client.invalidateQueries({ queryKey: pixKeys.day(date) }))
  return useQuery({
    queryKey: pixKeys.day(date),
    queryFn: ({ signal }): Promise<PixDay> => call(pixDay, { query: date === null ? {} : { date }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Says for which order a PIX was. Rejects with ApiError. */
export function useMatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ endToEndId, orderId }: { endToEndId: string; orderId: string }) =>
      call(matchPix, { params: { endToEndId }, body: { order_id: orderId } }),
    onSettled: () => client.invalidateQueries({ queryKey: pixKeys.all }),
  })
}

/** Takes back for which order a PIX was said to be. Rejects with ApiError. */
export function useUnmatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (endToEndId: string) => call(unmatchPix, { params: { endToEndId } }),
    onSettled: () => client.invalidateQueries({ queryKey: pixKeys.all }),
  })
}
