import { listQuestions, readAnswers, type Appointment } from '@balcao/contract/scheduling'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { agendaKeys } from '../../data/agenda.queries'

/** What each service asks. */
export function useQuestions(enabled: boolean) {
  return useQuery({
    queryKey: agendaKeys.questions,
    queryFn: async ({ signal }) => (await call(listQuestions, { signal })).services,
    enabled,
  })
}

/** What is asked for an appointment, and what was answered, by anybody at any time. */
export function useAnswers({ id }: Pick<Appointment, 'id'>) {
  const client = useQueryClient()
  const queryKey = agendaKeys.answers(id)
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment }) => {
    if (appointment.id === id) void client.invalidateQueries({ queryKey })
  })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readAnswers, { params: { id }, signal }),
    staleTime: 0,
  })
}
