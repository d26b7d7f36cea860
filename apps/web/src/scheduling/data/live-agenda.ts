import type { Appointment } from '@balcao/contract/scheduling'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../lib/live/live-provider'
import { withAppointment, withoutAppointment, type AgendaRange, type DateRange } from './agenda-cache'
import { agendaKeys, receivedAppointments } from './agenda.queries'

/** Everything that a live event changes in the agenda's caches. */
export function useLiveAgenda() {
  const client = useQueryClient()
  const readAgain = (...keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment }) => showAppointment(client, appointment))
  useLiveEvent('APPOINTMENT_REMOVED', ({ id }) => hideAppointment(client, id))
  useLiveEvent('AGENDA_CHANGED', ({ what }) => {
    if (what === 'google' || what === 'packages') return
    if (what === 'waiting') return readAgain(agendaKeys.waiting)
    if (what === 'imports') return readAgain(agendaKeys.all)
    if (what === 'settings') return readAgain(agendaKeys.settings, agendaKeys.allSlots, agendaKeys.questions)
    return readAgain(agendaKeys.ranges, agendaKeys.allSlots)
  })
  useLiveEvent('CATALOGUE_CHANGED', () => readAgain(agendaKeys.services, agendaKeys.allSlots))
  useLiveEvent('COMPANY_CHANGED', () => readAgain(agendaKeys.allSlots))
}

/** Shows an appointment as it stands now wherever it belongs; an older state changes nothing. */
export function showAppointment(client: QueryClient, appointment: Appointment) {
  receivedAppointments.note(appointment.id, appointment, Date.now())
  changeRanges(client, (agenda, range) => withAppointment(agenda, range, appointment))
  client.setQueryData<Appointment>(agendaKeys.one(appointment.id), (known) =>
    known && known.version <= appointment.version ? appointment : known,
  )
  readCounts(client)
}

/**
 * Shows the answer to a call that was sent at `askedAt`, epoch milliseconds. What was received since is newer, also of the
 * same version: that Google has it by now changes no version.
 */
export function showAnswer(client: QueryClient, answer: Appointment, askedAt: number) {
  const received = receivedAppointments.since(answer.id, askedAt)
  if (!received || received.version < answer.version) showAppointment(client, answer)
}

/** Takes an appointment out of everything. */
export function hideAppointment(client: QueryClient, id: string) {
  receivedAppointments.note(id, null, Date.now())
  changeRanges(client, (agenda) => withoutAppointment(agenda, id))
  readCounts(client)
}

/** An appointment as the screen has it now, from any range of dates or its modal. */
export function knownAppointment(client: QueryClient, id: string): Appointment | undefined {
  const ranges = client.getQueriesData<AgendaRange>({ queryKey: agendaKeys.ranges })
  const found = ranges.flatMap(([, agenda]) => agenda?.appointments.filter((one) => one.id === id) ?? [])
  const own = client.getQueryData<Appointment>(agendaKeys.one(id))
  return [...found, ...(own ? [own] : [])].toSorted((a, b) => b.version - a.version)[0]
}

function changeRanges(client: QueryClient, change: (agenda: AgendaRange, range: DateRange) => AgendaRange) {
  for (const [key, agenda] of client.getQueriesData<AgendaRange>({ queryKey: agendaKeys.ranges })) {
    if (agenda) client.setQueryData(key, change(agenda, key[2] as DateRange))
  }
}

function readCounts(client: QueryClient) {
  for (const queryKey of [
    agendaKeys.summary,
    agendaKeys.upcoming,
    agendaKeys.allSlots,
    agendaKeys.customers,
  ]) {
    void client.invalidateQueries({ queryKey })
  }
}
