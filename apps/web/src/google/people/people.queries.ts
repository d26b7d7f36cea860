import { checkPerson, googlePeople, savePersonGoogle } from '@balcao/contract/google'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'
import { googlePeopleKey } from '../connection/google.queries'
import { consent } from '../consent/consent'
import { googleTimes } from '../google-constants'

/** How the own Google of each who has an agenda stands, kept current; a professional is told of theirs alone. */
export function useGooglePeople() {
  const client = useQueryClient()
  useLiveEvent('AGENDA_CHANGED', ({ what }) => {
    if (what === 'google' || what === 'settings') void client.invalidateQueries({ queryKey: googlePeopleKey })
  })
  useEffect(() => consent.onEnd(() => void client.invalidateQueries({ queryKey: googlePeopleKey })), [client])
  return useQuery({
    queryKey: googlePeopleKey,
    queryFn: async ({ signal }) => (await call(googlePeople, { signal })).people,
  })
}

/** Has the server validate a person's connection now. */
export function useCheckPerson(agendaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(checkPerson, { params: { agendaId }, timeoutMs: googleTimes.check }),
    onSettled: () => client.invalidateQueries({ queryKey: googlePeopleKey }),
  })
}

/** Says whether a person's appointments are in the company's calendar too. */
export function useSaveAlsoCompany(agendaId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (also: boolean) =>
      call(savePersonGoogle, { params: { agendaId }, body: { also_company: also } }),
    onSettled: () => client.invalidateQueries({ queryKey: googlePeopleKey }),
  })
}
