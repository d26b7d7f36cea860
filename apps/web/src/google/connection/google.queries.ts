import {
  disconnectGoogle,
  disconnectPerson,
  googleStatus,
  saveGoogle,
  type GoogleStatus,
} from '@balcao/contract/google'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/http/api'
import { googleTimes } from '../google-constants'
import { connectionOf, type GoogleCheck, type GoogleConnection, type GoogleKnown } from './connection-of'

export const googleStatusKey = ['google', 'status'] as const
/** How people's own connections stand. */
export const googlePeopleKey = ['google', 'people'] as const
const checkKey = ['google', 'check'] as const

/** The state of the link to Google, and how a person should see it. One reading and one check for the whole page. */
export interface Google extends GoogleKnown {
  connection: GoogleConnection
}

/** For pages of companies with mod_agendamento only: the server refuses the others. */
export function useGoogle(): Google {
  const {
    data: status,
    dataUpdatedAt: receivedAt,
    isError,
  } = useQuery({
    queryKey: googleStatusKey,
    queryFn: ({ signal }): Promise<GoogleStatus> => call(googleStatus, { query: {}, signal }),
  })
  const check = useMutationState({
    filters: { mutationKey: checkKey, exact: true },
    select: ({ state }): GoogleCheck => ({
      state: state.status === 'success' ? 'done' : state.status === 'error' ? 'failed' : 'running',
      isQuiet: (state.variables as CheckOptions | undefined)?.isQuiet ?? false,
      at: state.submittedAt,
    }),
  }).at(-1)
  const known: GoogleKnown = { status, receivedAt, isUnreadable: isError && !status, check }
  return { ...known, connection: connectionOf(known) }
}

interface CheckOptions {
  /** Nobody asked for it. */
  isQuiet: boolean
}

/** Has the server validate the connection with Google now; one check at a time. */
export function useCheckGoogle(): (options: CheckOptions) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: checkKey,
    // Without a network it fails and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (_options: CheckOptions) =>
      call(googleStatus, { query: { check: '1' }, timeoutMs: googleTimes.check }),
    onSuccess: (status) => client.setQueryData(googleStatusKey, status),
  })
  return useCallback(
    (options) => {
      if (client.isMutating({ mutationKey: checkKey }) === 0) mutate(options)
    },
    [client, mutate],
  )
}

/** Says whether closed days and times of the agenda are in the company's calendar too. */
export function useSaveAlsoClosures() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (also: boolean) => call(saveGoogle, { body: { also_closures: also } }),
    onSuccess: (status) => client.setQueryData(googleStatusKey, status),
  })
}

/** Takes the authorisation back (GOOG-07, GOOG-19), the company's or a person's; the answer is shown at once. */
export function useDisconnectGoogle(agendaId?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const timeoutMs = googleTimes.check
      if (agendaId === undefined)
        client.setQueryData(googleStatusKey, await call(disconnectGoogle, { timeoutMs }))
      else await call(disconnectPerson, { params: { agendaId }, timeoutMs })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: googlePeopleKey }),
  })
}
