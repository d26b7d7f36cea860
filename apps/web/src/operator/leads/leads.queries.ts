import type { BodyInputOf } from '@balcao/contract/call'
import {
  approveLead,
  discardLead,
  getLead,
  listLeads,
  noteLead,
  OperatorLeadDetails,
  reopenLead,
  type LeadState,
} from '@balcao/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../lib/hooks/use-pages'
import { call } from '../../lib/http/api'
import { ApiError } from '../../lib/http/api-error'

const listKey = ['operator', 'leads'] as const
const leadKey = (leadId: string) => ['operator', 'lead', leadId] as const
const pageSize = 30

/** Leads, the newest first, page by page; read again when the screen is entered. */
export function useLeads(state: LeadState | undefined, search: string) {
  return usePages([...listKey, state ?? 'all', search], (after, signal) =>
    call(listLeads, {
      query: {
        limit: pageSize,
        ...(state ? { state } : {}),
        ...(search ? { search } : {}),
        ...(after ? { after } : {}),
      },
      signal,
    }),
  )
}

export function useLead(leadId: string) {
  return useQuery({
    queryKey: leadKey(leadId),
    queryFn: ({ signal }) => call(getLead, { params: { leadId }, signal }),
    refetchOnMount: 'always',
  })
}

/** What can be done with a lead. A conflict brings how it stands now, which the screen shows at once. */
export function useLeadActs(leadId: string) {
  const client = useQueryClient()
  const params = { leadId }
  const outcome = {
    onSuccess: (lead: OperatorLeadDetails) => client.setQueryData(leadKey(leadId), lead),
    onError: (error: Error) => {
      const now = leadNow(error)
      if (now) client.setQueryData(leadKey(leadId), now)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries({ queryKey: ['operator', 'companies'] }),
      ]),
  }
  return {
    approve: useMutation({
      mutationFn: (body: BodyInputOf<typeof approveLead>) => call(approveLead, { params, body }),
      ...outcome,
    }),
    discard: useMutation({
      mutationFn: (body: BodyInputOf<typeof discardLead>) => call(discardLead, { params, body }),
      ...outcome,
    }),
    reopen: useMutation({
      mutationFn: (body: BodyInputOf<typeof reopenLead>) => call(reopenLead, { params, body }),
      ...outcome,
    }),
    note: useMutation({
      mutationFn: (body: BodyInputOf<typeof noteLead>) => call(noteLead, { params, body }),
      ...outcome,
    }),
  }
}

/** The lead as a conflict (409) says that it stands; null for any other failure. */
export function leadNow(error: unknown): OperatorLeadDetails | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = OperatorLeadDetails.safeParse(error.current)
  return read.success ? read.data : null
}
