import type { BodyInputOf } from '@balcao/contract/call'
import {
  connectPix,
  disconnectPix,
  pixAccount,
  pixCharge,
  setPixRules,
  testPix,
  type PixAccount,
} from '@balcao/contract/pix'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

const keys = { all: ['pix'], account: ['pix', 'account'] } as const
const chargeKey = (txid: string) => ['pix', 'charge', txid] as const

/** A bank may take its time before it answers. */
const CONNECT_TIMEOUT_MS = 40_000
/** Where a live event got lost. */
const WATCH_MS = 5_000

/** The company's account at its bank, kept current by live events. */
export function usePixAccount() {
  const client = useQueryClient()
  useLiveEvent('PIX_CHANGED', ({ order_id }) => {
    if (order_id === null) void client.invalidateQueries({ queryKey: keys.all })
  })
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => call(pixAccount, { signal }),
    refetchOnMount: 'always',
  })
}

/** A charge as it stands, until nothing more can come of it. */
export function usePixCharge(txid: string | null) {
  return useQuery({
    queryKey: chargeKey(txid ?? ''),
    queryFn: ({ signal }) => call(pixCharge, { params: { txid: txid ?? '' }, signal }),
    enabled: txid !== null,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'making' || data.state === 'open' ? WATCH_MS : false,
  })
}

/** What is done with the connection; each answers how it stands then. They reject with ApiError. */
export function usePixActs() {
  const client = useQueryClient()
  const onSuccess = (account: PixAccount) => client.setQueryData(keys.account, account)
  return {
    connect: useMutation({
      mutationFn: (body: BodyInputOf<typeof connectPix>) =>
        call(connectPix, { body, timeoutMs: CONNECT_TIMEOUT_MS }),
      onSuccess,
    }),
    disconnect: useMutation({ mutationFn: () => call(disconnectPix, {}), onSuccess }),
    setRules: useMutation({
      mutationFn: (body: BodyInputOf<typeof setPixRules>) => call(setPixRules, { body }),
      onSuccess,
    }),
    test: useMutation({ mutationFn: () => call(testPix, {}) }),
  }
}

export type PixActs = ReturnType<typeof usePixActs>
