import { isByDay } from '@balcao/domain/modality'
import type { Appointment, CalendarEvent } from '@balcao/contract/scheduling'
import { inClasses, isClassTime, type ClassTime } from '../../services/classes/class-times'
import { intoLanes, type InLane } from './lanes'
import { DAY_MINUTES, hourRem, type MinuteSpan } from './minute-spans'
import { spanOn } from './span-on'

/** What stands in a column of the calendar: an appointment, or an event of the Google Calendar. */
export type AgendaItem =
  | { kind: 'appointment'; appointment: Appointment }
  | { kind: 'event'; event: CalendarEvent }

/** Of a calendar those of a class are one. */
export type CalendarItem = AgendaItem | { kind: 'class'; sitting: ClassTime }

/** An item where its block is drawn: a short one a little longer, to be read. `minutes` is its true time. */
export type DayBlock = InLane<MinuteSpan & { item: CalendarItem; key: string; minutes: MinuteSpan }>

/** Minutes that a block is high at least. */
const SHORTEST = 25

interface AgendaOfDay {
  appointments: readonly Appointment[]
  events: readonly CalendarEvent[]
}

/**
 * The blocks of a date, those that share a moment beside each other. Services by day and all-day events are bars
 * (`dayBars`); what is cancelled leaves its place to others.
 */
export function dayBlocks({ appointments, events }: AgendaOfDay, date: string, zone: string): DayBlock[] {
  const timed = [
    ...inClasses(
      appointments.filter(({ modalidade, status }) => !isByDay(modalidade) && status !== 'cancelled'),
    ).map((one) =>
      isClassTime(one)
        ? { key: one.key, item: { kind: 'class', sitting: one } as const, at: one.people[0] }
        : { key: one.id, item: { kind: 'appointment', appointment: one } as const, at: one },
    ),
    ...events
      .filter(({ all_day: allDay }) => !allDay)
      .map((event) => ({ key: event.id, item: { kind: 'event', event } as const, at: event })),
  ]
  const blocks = timed.flatMap(({ at, ...block }) => {
    const minutes = spanOn(at, date, zone)
    return minutes ? [{ ...block, minutes, ...drawn(minutes) }] : []
  })
  return intoLanes(blocks)
}

/** How many lines of small text a block takes whole. */
export const linesIn = ({ from, to }: MinuteSpan): number =>
  Math.floor((((to - from) / 60) * hourRem - 0.375) / 1.2)

/** How many appointments an item is. */
export const countOf = (item: CalendarItem) =>
  item.kind === 'class' ? item.sitting.people.length : item.kind === 'appointment' ? 1 : 0

function drawn({ from, to }: MinuteSpan): MinuteSpan {
  const end = Math.min(DAY_MINUTES, Math.max(to, from + SHORTEST))
  return { from: Math.min(from, end - SHORTEST), to: end }
}
