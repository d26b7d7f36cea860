import type { BodyInputOf } from '@balcao/contract/call'
import {
  cancelLicenceRequest,
  getLicence,
  licenceHistory,
  requestLicence,
  type LicenceData,
} from '@balcao/contract/licence'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

const licenceKey = ['licence'] as const
/** Days go by without an event. */
const againAfterMs = 10 * 60_000

/** The licence of the signed-in company, by its bare CNPJ; read again when something of the company changes. */
export function useLicence(cnpj: string) {
  const client = useQueryClient()
  useLiveEvent('COMPANY_CHANGED', () => void client.invalidateQueries({ queryKey: licenceKey }))
  return useQuery({
    queryKey: [...licenceKey, cnpj],
    enabled: cnpj !== '',
    refetchInterval: againAfterMs,
    queryFn: async ({ signal }): Promise<LicenceData> =>
      (await call(getLicence, { query: { cnpj }, signal })).licenseData,
  })
}

/** Requests that are decided, and terms that were granted. */
export function useLicenceHistory() {
  return useQuery({
    queryKey: [...licenceKey, 'history'],
    queryFn: ({ signal }) => call(licenceHistory, { signal }),
  })
}

/** Asks for a plan. A failure may mean that another tab was faster, so the licence is read again either way. */
export function useRequestLicence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof requestLicence>) => call(requestLicence, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: licenceKey }),
  })
}

/** Takes a request back. `told` is called even when the screen has heard of it before, and shows the request no more. */
export function useCancelLicenceRequest(told: { done: () => void; failed: (error: Error) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (requestId: string) => call(cancelLicenceRequest, { params: { requestId } }),
    onSuccess: told.done,
    onError: told.failed,
    onSettled: () => client.invalidateQueries({ queryKey: licenceKey }),
  })
}
