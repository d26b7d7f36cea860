import { isByDay } from '@balcao/domain/modality'
import type { Appointment, CalendarEvent } from '@balcao/contract/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { AgendaItem } from './day-blocks'

/** A bar over some neighbouring dates: from the column `first` on, `span` columns wide, in row `row`, counted from 0. */
export interface DayBar {
  key: string
  item: AgendaItem
  first: number
  span: number
  row: number
  /** It goes on before or after what is shown, or over a closed day in between. */
  continues: { before: boolean; after: boolean }
}

/**
 * Services by day and all-day events as bars over the shown dates. A service that leaves out a closed day has a bar on
 * either side of it, in one row.
 */
export function dayBars(
  { appointments, events }: { appointments: readonly Appointment[]; events: readonly CalendarEvent[] },
  dates: readonly string[],
  zone: string,
): DayBar[] {
  const items = [
    ...appointments
      .filter(({ modalidade, status }) => isByDay(modalidade) && status !== 'cancelled')
      .map((appointment) => ({
        key: appointment.id,
        item: { kind: 'appointment', appointment } as const,
        on: [...appointment.dates].sort(),
      })),
    ...events
      .filter(({ all_day: allDay }) => allDay)
      .map((event) => ({
        key: event.id,
        item: { kind: 'event', event } as const,
        on: datesOf(event, dates, zone),
      })),
  ].toSorted((a, b) => (a.on[0] ?? '').localeCompare(b.on[0] ?? '') || b.on.length - a.on.length)

  const rows: Set<number>[] = []
  return items.flatMap(({ key, item, on }) => {
    const places = on.map((date) => dates.indexOf(date)).filter((place) => place >= 0)
    if (places.length === 0) return []
    const taken = Array.from({ length: places.at(-1)! - places[0]! + 1 }, (_, step) => places[0]! + step)
    const free = rows.findIndex((row) => taken.every((place) => !row.has(place)))
    const row = free < 0 ? rows.length : free
    rows[row] ??= new Set()
    for (const place of taken) rows[row].add(place)
    return runsOf(places).map(({ first, span }) => ({
      key: `${key}:${first}`,
      item,
      first,
      span,
      row,
      continues: { before: on[0] !== dates[first], after: on.at(-1) !== dates[first + span - 1] },
    }))
  })
}

/** The shown dates that an all-day event covers; its end is excluded. One that begins earlier keeps its first date. */
function datesOf({ starts_at, ends_at }: CalendarEvent, dates: readonly string[], zone: string): string[] {
  const first = dateIn(Date.parse(starts_at), zone)
  const last = dateIn(Date.parse(ends_at) - 1, zone)
  const shown = dates.filter((date) => first <= date && date <= last)
  return [...new Set([first, ...shown, last])].sort()
}

function runsOf(places: readonly number[]): { first: number; span: number }[] {
  const runs: { first: number; span: number }[] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && place === last.first + last.span) last.span += 1
    else runs.push({ first: place, span: 1 })
  }
  return runs
}
