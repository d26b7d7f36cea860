import type { BookableService, PublicAgenda, PublicDay } from '@balcao/contract/booking'
import { isByDay } from '@balcao/domain/modality'
import { fitsRoom } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'

/** A time that can be chosen: an ISO instant and how the company's clock shows it. */
export interface FreeStart {
  start: string
  time: string
}

/** A day as the calendar shows it. Past days and those beyond the horizon cannot be chosen at all. */
export interface DayLook {
  date: string
  status: 'past' | 'beyond' | 'closed' | 'open'
  /** Of an open day: the starts at which the requested service, or without one some service, can be had. */
  starts: readonly FreeStart[]
}

/** A service at a chosen time: where it would begin, or why it cannot be had there. */
export type ServiceFit =
  | { service: BookableService; start: FreeStart; reason: null }
  | { service: BookableService; start: null; reason: 'days' | 'room' | 'neighbours' }

/**
 * The days of a month by date. `serviceId` narrows the starts to those of one service. A closure and a weekday that is closed
 * look alike to customers. A service by day offers the opening of each day that it can begin on.
 */
export function lookAtMonth(agenda: PublicAgenda, serviceId: string | null): Map<string, DayLook> {
  const services = serviceId === null ? agenda.services : agenda.services.filter(({ id }) => id === serviceId)
  const byDay = services.flatMap((service) => dayStarts(service, agenda.company.time_zone))
  return new Map(
    agenda.days.map((day) => {
      const starts = new Map(
        day.slots
          .filter((slot) => services.some((service) => fitsSlot(service, slot)))
          .map(({ start, time }) => [start, { start, time }]),
      )
      for (const { date, start, time } of byDay) if (date === day.date) starts.set(start, { start, time })
      const look: DayLook = {
        date: day.date,
        status: day.status === 'unavailable' ? 'closed' : day.status,
        starts: day.status === 'open' ? [...starts.values()].sort(byStart) : [],
      }
      return [day.date, look]
    }),
  )
}

/**
 * Each service at a start of a date. Of the services by time, those fit whose minutes and buffers have room; a service
 * by day begins at the opening of the date, whatever time was chosen.
 */
export function servicesAt(agenda: PublicAgenda, { date, start }: { date: string; start: string }) {
  const slot = agenda.days.find((day) => day.date === date)?.slots.find((each) => each.start === start)
  return agenda.services.map((service): ServiceFit => {
    if (isByDay(service.modalidade)) {
      const begin = dayStarts(service, agenda.company.time_zone).find((each) => each.date === date)
      return begin
        ? { service, start: { start: begin.start, time: begin.time }, reason: null }
        : { service, start: null, reason: 'days' }
    }
    if (slot && fitsSlot(service, slot)) {
      return { service, start: { start, time: slot.time }, reason: null }
    }
    const hasRoom = slot !== undefined && service.duration <= slot.free
    return { service, start: null, reason: hasRoom ? 'neighbours' : 'room' }
  })
}

/** Minutes that are free from a start on; 0 where it is taken. */
export function freeMinutesAt(
  agenda: PublicAgenda,
  { date, start }: { date: string; start: string },
): number {
  const day = agenda.days.find((each) => each.date === date)
  return day?.slots.find((each) => each.start === start)?.free ?? 0
}

/** The cheapest and the dearest price of a service, in cents. */
export function priceRange({ prices }: Pick<BookableService, 'prices'>): { from: number; to: number } {
  const cents = prices.map((price) => price.cents)
  return { from: Math.min(...cents), to: Math.max(...cents) }
}

function fitsSlot(service: BookableService, slot: PublicDay['slots'][number]): boolean {
  if (isByDay(service.modalidade)) return false
  const asked = {
    minutes: service.duration,
    bufferBefore: service.buffer_before,
    bufferAfter: service.buffer_after,
  }
  return [slot, ...(slot.more ?? [])].some(({ free, before, after }) =>
    fitsRoom({ freeMinutes: free, clearBefore: before, clearAfter: after }, asked),
  )
}

function dayStarts(service: BookableService, zone: string) {
  return (service.day_starts ?? []).map((start) => ({ start, ...wallTime(Date.parse(start), zone) }))
}

const byStart = (a: FreeStart, b: FreeStart) => Date.parse(a.start) - Date.parse(b.start)
