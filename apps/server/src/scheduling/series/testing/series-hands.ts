import { randomUUID } from 'node:crypto'
import type { Appointment, SeriesDate } from '@balcao/contract/scheduling'
import type { Answer } from '../../../testing/call'
import type { Refusal } from '../../testing/agenda-shop'

type Change = Record<string, unknown>
type MadeSeries = { id: string; appointments: Appointment[] } & Omit<Refusal, 'current'> & {
    current?: { dates: SeriesDate[] }
  }
type Ask = <Body>(path: string, method?: string, body?: unknown) => Promise<Answer<Body>>

const DAY_MS = 86_400_000

/** The same hour on Tuesdays from an instant on, ISO instants. */
export const tuesdays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => new Date(Date.parse(first) + week * 7 * DAY_MS).toISOString())

/** Hands to work a shop's series over HTTP. */
export function seriesHands(ask: Ask, service_id: string) {
  const request = (starts: readonly string[], change: Change = {}) => ({
    id: randomUUID(),
    weeks: 1,
    starts,
    service_id,
    client: 'Ana Lima',
    phone: '92991234567',
    ...change,
  })
  const make = (body: Change) => ask<MadeSeries>('/api/appointment-series', 'POST', body)
  return {
    request,
    make,
    preview: (body: Change) =>
      ask<{ agenda_id: string; dates: SeriesDate[] } & Refusal>(
        '/api/appointment-series/preview',
        'POST',
        body,
      ),
    async given(starts: readonly string[], change?: Change): Promise<MadeSeries> {
      const answer = await make(request(starts, change))
      if (answer.status !== 201) throw new Error(`series refused: ${answer.status} ${answer.text}`)
      return answer.body
    },
    read: (id: string) => ask<MadeSeries & { weeks: number }>(`/api/appointment-series/${id}`),
    change: (id: string, body: Change) =>
      ask<MadeSeries>(`/api/appointment-series/${id}/changes`, 'POST', body),
    previewChange: (id: string, body: Change) =>
      ask<{ dates: SeriesDate[] } & Refusal>(`/api/appointment-series/${id}/changes/preview`, 'POST', body),
  }
}

/** As a change names appointments, each with what is to be different of it. */
export const named = (
  appointments: readonly Appointment[],
  change: (one: Appointment) => Change = () => ({}),
) => appointments.map((one) => ({ id: one.id, version: one.version, ...change(one) }))

export const later = (minutes: number) => (one: Appointment) => ({
  starts_at: new Date(Date.parse(one.starts_at) + minutes * 60_000).toISOString(),
})
