import { getCatalogue } from '@balcao/contract/catalogue'
import {
  agendaSlots,
  appointmentsToConfirm,
  appointmentSummary,
  customerAppointments,
  getAppointment,
  getSchedulingSettings,
  listAppointments,
  listWaiting,
  searchAppointments,
  upcomingAppointments,
} from '@balcao/contract/scheduling'
import type { Catalogue } from '@balcao/domain/catalogue'
import { LIST_UPCOMING, UPCOMING_DAYS } from '@balcao/domain/scheduling/light'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { ReceivedAppointments, type AgendaRange, type DateRange } from './agenda-cache'
import { servicesOf } from './services'

/** What free starts are asked for by. */
interface SlotsRequest extends DateRange {
  serviceId: string
  /** Those that follow it in the same visit. */
  also: readonly string[]
  /** Agendas of who does each of them, the first one too; empty where one person does all. */
  whom: readonly string[]
  agendaId: string | null
  /** Where it is to be, in place of what the services need. */
  placeIds?: readonly string[] | undefined
  /** The appointment that is being moved: its own time counts as free. */
  except: string | null
  /** With `except`: all who come to its class are moved. */
  wholeClass?: boolean
  /** How many come; one where it is left out. */
  people?: number
}

export const agendaKeys = {
  all: ['scheduling'] as const,
  summary: ['scheduling', 'summary'] as const,
  toConfirm: ['scheduling', 'to-confirm'] as const,
  upcoming: ['scheduling', 'upcoming'] as const,
  search: (search: string) => ['scheduling', 'search', search] as const,
  ranges: ['scheduling', 'range'] as const,
  range: (range: DateRange) => ['scheduling', 'range', range] as const,
  one: (id: string) => ['scheduling', 'one', id] as const,
  allSlots: ['scheduling', 'slots'] as const,
  slots: (request: SlotsRequest) => ['scheduling', 'slots', request] as const,
  feed: (agendaId: string) => ['scheduling', 'feed', agendaId] as const,
  customers: ['scheduling', 'customer'] as const,
  customer: (phone: string) => ['scheduling', 'customer', phone] as const,
  settings: ['scheduling', 'settings'] as const,
  services: ['scheduling', 'services'] as const,
  questions: ['scheduling', 'questions'] as const,
  answers: (id: string) => ['scheduling', 'answers', id] as const,
  waiting: ['scheduling', 'waiting'] as const,
  imports: ['scheduling', 'imports'] as const,
  outOfPlace: ['scheduling', 'out-of-place'] as const,
  preview: (id: string, asked: string) => ['scheduling-preview', id, asked] as const,
}

export const receivedAppointments = new ReceivedAppointments()

/** The statistic cards, and how many appointments each month has (APPT-02, APPT-03). */
export function useSummary() {
  return useQuery({
    queryKey: agendaKeys.summary,
    queryFn: ({ signal }) => call(appointmentSummary, { signal }),
    refetchOnMount: 'always',
  })
}

/** How many appointments that are still to come wait to be confirmed. */
export function useToConfirm() {
  return useQuery({
    queryKey: agendaKeys.toConfirm,
    queryFn: async ({ signal }) => (await call(appointmentsToConfirm, { signal })).count,
    // Nothing tells when the last one that nobody confirmed is past.
    refetchInterval: 10 * 60_000,
  })
}

/** The next five appointments of the next seven days (APPT-46, APPT-47). */
export function useUpcoming() {
  return useQuery({
    queryKey: agendaKeys.upcoming,
    queryFn: async ({ signal }) => {
      const query = { limit: LIST_UPCOMING, days: UPCOMING_DAYS }
      return (await call(upcomingAppointments, { query, signal })).appointments
    },
    refetchOnMount: 'always',
  })
}

/** Appointments by name or phone, those to come first; asked from the second letter on. */
export function useFoundAppointments(search: string) {
  return useQuery({
    queryKey: agendaKeys.search(search),
    queryFn: async ({ signal }) =>
      (await call(searchAppointments, { query: { search }, signal })).appointments,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** How all that is in the agenda from one date to another, at most 62 days, is read. Live events keep it current. */
export function agendaRangeOptions(range: DateRange) {
  return queryOptions({
    queryKey: agendaKeys.range(range),
    queryFn: async ({ signal }): Promise<AgendaRange> => {
      const askedAt = Date.now()
      const agenda = await call(listAppointments, { query: range, signal })
      return receivedAppointments.correct(agenda, range, askedAt)
    },
    refetchOnMount: 'always',
  })
}

/** All that is in the agenda in a range; `keepsPrevious` shows the range before until this one is there. */
export function useAgendaRange(range: DateRange, { keepsPrevious = false } = {}) {
  const options = agendaRangeOptions(range)
  return useQuery(keepsPrevious ? { ...options, placeholderData: keepPreviousData } : options)
}

/** One appointment, for its modal. */
export function useAppointment(id: string) {
  return useQuery({
    queryKey: agendaKeys.one(id),
    queryFn: ({ signal }) => call(getAppointment, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The starts of each date for a service, taken ones included; asked only once a service is chosen. */
export function useSlots(request: SlotsRequest) {
  const { serviceId, also, whom, agendaId, placeIds, except, wholeClass, people = 1, from, to } = request
  return useQuery({
    queryKey: agendaKeys.slots(request),
    queryFn: async ({ signal }) => {
      const query = {
        service_id: serviceId,
        from,
        to,
        ...(also.length > 0 && { also: also.join(',') }),
        ...(whom.length > 0 && { whom: whom.join(',') }),
        ...(agendaId === null ? {} : { agenda_id: agendaId }),
        ...(placeIds && { places: placeIds.join(',') }),
        ...(except === null ? {} : { except }),
        ...(wholeClass && { whole_class: 'true' as const }),
        ...(people > 1 && { people }),
      }
      return (await call(agendaSlots, { query, signal })).days
    },
    enabled: serviceId !== '',
    staleTime: 0,
  })
}

/** The appointments of the customer with this phone (bare digits), newest first; asked once the phone is complete. */
export function useCustomerHistory(phone: string) {
  return useQuery({
    queryKey: agendaKeys.customer(phone),
    queryFn: ({ signal }) => call(customerAppointments, { query: { phone }, signal }),
    enabled: phone.length >= 10,
  })
}

/** How the agenda works, and whose agendas there are. */
export function useSchedulingSettings() {
  return useQuery({
    queryKey: agendaKeys.settings,
    queryFn: ({ signal }) => call(getSchedulingSettings, { signal }),
  })
}

/** The services that can be booked now. */
export function useServices() {
  return useQuery({
    queryKey: agendaKeys.services,
    queryFn: async ({ signal }): Promise<Catalogue> => call(getCatalogue, { signal }),
    select: servicesOnSale,
  })
}

const servicesOnSale = (catalogue: Catalogue) => servicesOf(catalogue, Date.now())

/** The waiting list, in its order. */
export function useWaiting() {
  return useQuery({
    queryKey: agendaKeys.waiting,
    queryFn: async ({ signal }) => (await call(listWaiting, { signal })).entries,
    refetchOnMount: 'always',
  })
}
