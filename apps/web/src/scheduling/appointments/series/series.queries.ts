import {
  changeSeries,
  createSeries,
  previewSeries,
  previewSeriesChange,
  readSeries,
  SeriesDates,
  type Appointment,
  type SeriesDate,
} from '@balcao/contract/scheduling'
import type { BodyInputOf } from '@balcao/contract'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { hasCode } from '../../../lib/http/api-error'
import { agendaKeys } from '../../data/agenda.queries'
import { showAnswer } from '../../data/live-agenda'

export type SeriesBody = BodyInputOf<typeof createSeries>
export type SeriesChangeBody = BodyInputOf<typeof changeSeries>

const keys = {
  one: (id: string) => [...agendaKeys.all, 'series', id] as const,
  preview: (asked: unknown) => ['scheduling-series', asked] as const,
}

/** The appointments of a series, in the order of time. */
export function useSeries(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(readSeries, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

const asked = { placeholderData: keepPreviousData, staleTime: 0, gcTime: 0, retry: false } as const

/** What speaks against the dates of a new series; null asks nothing. */
export function useSeriesPreview(body: SeriesBody | null) {
  return useQuery({
    queryKey: keys.preview(body),
    queryFn: ({ signal }) => call(previewSeries, { body: body!, signal }),
    enabled: body !== null,
    ...asked,
  })
}

/** What a change of several would meet; null asks nothing. */
export function useChangePreview(id: string, body: SeriesChangeBody | null) {
  const client = useQueryClient()
  return useQuery({
    queryKey: keys.preview([id, body]),
    queryFn: async ({ signal }) => {
      try {
        return await call(previewSeriesChange, { params: { id }, body: body!, signal })
      } catch (failure) {
        // Somebody changed one of them: as it stands now it is asked again.
        if (hasCode(failure, 'APPOINTMENT_CHANGED', 'TRANSITION_NOT_ALLOWED'))
          void client.invalidateQueries({ queryKey: keys.one(id) })
        throw failure
      }
    },
    enabled: body !== null,
    ...asked,
  })
}

/** Books a series and shows what came of it. Throws ApiError, among them SERIES_CONFLICTS. */
export async function bookSeries(client: QueryClient, body: SeriesBody): Promise<Appointment[]> {
  const askedAt = Date.now()
  const { appointments } = await call(createSeries, { body })
  showSeries(client, appointments, askedAt)
  return appointments
}

/** Changes several of a series and shows them. Throws ApiError, among them SERIES_CONFLICTS and APPOINTMENT_CHANGED. */
export async function sendChange(
  client: QueryClient,
  id: string,
  body: SeriesChangeBody,
): Promise<Appointment[]> {
  const askedAt = Date.now()
  const { appointments } = await call(changeSeries, { params: { id }, body })
  showSeries(client, appointments, askedAt)
  return appointments
}

function showSeries(client: QueryClient, appointments: readonly Appointment[], askedAt: number) {
  for (const appointment of appointments) showAnswer(client, appointment, askedAt)
  void client.invalidateQueries({ queryKey: [...agendaKeys.all, 'series'] })
}

/** The dates that a refusal names; null when it failed otherwise. */
export function conflictsOf(failure: unknown): SeriesDate[] | null {
  if (!hasCode(failure, 'SERIES_CONFLICTS')) return null
  return SeriesDates.safeParse(failure.current).data?.dates ?? null
}
