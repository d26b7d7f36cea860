import type { BookableService, PublicAgenda, PublicDay } from '@balcao/contract/booking'
import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay } from '@balcao/domain/modality'
import { isOfSome, waysIn } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import { waysOf, type ServiceWay } from './service-ways'
import { visitOf, type Wanted } from './visit'

export { waysOf, type ServiceWay } from './service-ways'

/** A time that can be chosen: an ISO instant and how the company's clock shows it. */
export interface FreeStart {
  start: string
  time: string
  /** Of a service that several people come to: the seats that are left. */
  left?: number
}

/** A day as the calendar shows it. Past days and those beyond the horizon cannot be chosen at all. */
export interface DayLook {
  date: string
  status: 'past' | 'beyond' | 'closed' | 'open'
  /** Of an open day: the starts at which the requested service, or without one some service, can be had. */
  starts: readonly FreeStart[]
}

/** A service at a chosen time: where it would begin and how it is done there, or why it cannot be had. */
export type ServiceFit = {
  service: BookableService
  /** Those that can be had there; all of them where none can. */
  ways: readonly ServiceWay[]
} & (
  | { start: FreeStart; reason: null }
  /** `free` are the minutes that are free there with who does it. */
  | { start: null; reason: 'room'; free: number }
  /** `people`: nobody is free there who does it; `nobody` does it now, or not who was chosen. */
  | { start: null; reason: 'days' | 'neighbours' | 'people' | 'nobody' }
)

/**
 * The days of a month by date. `serviceId` narrows the starts to those of one service, or of a visit with `also`. A closure and a weekday that is closed
 * look alike to customers. Of a class the starts that have seats for so many `people`. A service by day offers the opening of each day that it can begin on.
 */
export function lookAtMonth(
  agenda: PublicAgenda,
  serviceId: string | null,
  also: readonly Wanted[] = [],
  people = 1,
): Map<string, DayLook> {
  const visit =
    serviceId === null ? undefined : visitOf(agenda.services, [{ id: serviceId, type: null }, ...also])
  const services = serviceId === null ? agenda.services : visit ? [visit] : []
  const only = services.length === 1 ? services[0] : undefined
  const free = only?.seats && { left: only.seats.each }
  const zone = agenda.company.time_zone
  const byDay = services.flatMap((service) => dayStarts(service, zone))
  const classes = services.flatMap((service) => classStarts(service, zone, people))
  return new Map(
    agenda.days.map((day) => {
      const starts = new Map(
        day.slots
          .filter((slot) => services.some((service) => fitsSlot(service, slot)))
          .map(({ start, time }): [string, FreeStart] => [start, { start, time, ...free }]),
      )
      for (const { date, ...one } of [...byDay, ...classes])
        if (date === day.date) starts.set(one.start, only ? one : { start: one.start, time: one.time })
      const look: DayLook = {
        date: day.date,
        status: day.status === 'unavailable' ? 'closed' : day.status,
        starts: day.status === 'open' ? [...starts.values()].sort(byStart) : [],
      }
      return [day.date, look]
    }),
  )
}

/** The days of a month with starts that are known (ISO instants): those of a visit that several people may do. */
export function lookAtStarts(agenda: PublicAgenda, starts: readonly string[]): Map<string, DayLook> {
  const zone = agenda.company.time_zone
  const byDate = new Map<string, FreeStart[]>()
  for (const start of starts) {
    const { date, time } = wallTime(Date.parse(start), zone)
    byDate.set(date, [...(byDate.get(date) ?? []), { start, time }])
  }
  return new Map(
    agenda.days.map(({ date, status }) => [
      date,
      {
        date,
        status: status === 'unavailable' ? 'closed' : status,
        starts: status === 'open' ? (byDate.get(date) ?? []) : [],
      },
    ]),
  )
}

/**
 * Each service at a start of a date. Of the services by time, those fit whose minutes and buffers have room with somebody
 * who does them; a service by day begins at the opening of the date, whatever time was chosen.
 */
export function servicesAt(agenda: PublicAgenda, at: { date: string; start: string }) {
  const fits = fitsAt(agenda, at)
  return agenda.services.map(fits)
}

/** How one service or visit fits at a start of a date, as `servicesAt` tells it of all. */
export function fitsAt(agenda: PublicAgenda, { date, start }: { date: string; start: string }) {
  const slot = agenda.days.find((day) => day.date === date)?.slots.find((each) => each.start === start)
  return (service: BookableService): ServiceFit => {
    const ways = waysOf(service)
    if (ways.length === 0) return { service, ways, start: null, reason: 'nobody' }
    const zone = agenda.company.time_zone
    if (isByDay(service.modalidade)) {
      const begin = dayStarts(service, zone).find((each) => each.date === date)
      return begin
        ? { service, ways, start: { start: begin.start, time: begin.time }, reason: null }
        : { service, ways, start: null, reason: 'days' }
    }
    const joined = classStarts(service, zone).find((each) => each.start === start)
    if (joined) return { service, ways, start: joined, reason: null }
    const fitting = slot ? waysAt(service, slot) : []
    if (slot && fitting.length > 0) {
      const free = service.seats && { left: service.seats.each }
      return { service, ways: fitting, start: { start, time: slot.time, ...free }, reason: null }
    }
    const rooms = (slot ? roomsOf(slot) : []).filter((room) => isOfSome(room, ways))
    if (slot && rooms.length === 0) return { service, ways, start: null, reason: 'people' }
    const free = Math.max(0, ...rooms.map((room) => room.freeMinutes))
    const shortest = Math.min(...ways.map((way) => way.minutes))
    return shortest <= free
      ? { service, ways, start: null, reason: 'neighbours' }
      : { service, ways, start: null, reason: 'room', free }
  }
}

/** How many people one booking of a service can be for at a start: what is left there bounds it. */
export function mostAt({ seats }: Pick<BookableService, 'seats'>, start: string): number {
  if (!seats) return 1
  const joined = seats.classes.find((one) => one.start === start)
  return Math.max(1, Math.min(seats.people, joined ? (joined.together ?? joined.left) : seats.each))
}

/** The cheapest and the dearest price of some ways, in cents; of one price type where it is named. */
export function priceRange(
  ways: readonly Pick<ServiceWay, 'prices'>[],
  type: string | null = null,
): { from: number; to: number } {
  const cents = ways.flatMap(({ prices }) =>
    prices.filter((price) => type === null || price.type === type).map((price) => price.cents),
  )
  return { from: Math.min(...cents), to: Math.max(...cents) }
}

/** The shortest and the longest of some ways, in minutes. */
export function lengthRange(ways: readonly Pick<ServiceWay, 'minutes'>[]): { from: number; to: number } {
  const minutes = ways.map((way) => way.minutes)
  return { from: Math.min(...minutes), to: Math.max(...minutes) }
}

/** The shortest and cheapest, and the longest and dearest way in which services are done by whoever does each. */
export function waysApart(services: readonly BookableService[], parts: readonly Wanted[]): ServiceWay[] {
  const each = parts.flatMap(({ id, type }) => {
    const service = services.find((one) => one.id === id)
    const ways = service ? waysOf(service) : []
    return service && ways.length > 0
      ? [
          {
            price: priceRange(ways, ways[0]!.prices.some((one) => one.type === type) ? type : null),
            length: lengthRange(ways),
          },
        ]
      : []
  })
  return (['from', 'to'] as const).map((end) => ({
    minutes: each.reduce((sum, { length }) => sum + length[end], 0),
    prices: [{ type: STANDARD_PRICE, cents: each.reduce((sum, { price }) => sum + price[end], 0) }],
  }))
}

type PublicSlot = PublicDay['slots'][number]

const roomsOf = (slot: PublicSlot) =>
  [slot, ...(slot.more ?? [])].map(({ free, before, after, kinds }) => ({
    freeMinutes: free,
    clearBefore: before,
    clearAfter: after,
    ...(kinds && { kinds }),
  }))

function waysAt(service: BookableService, slot: PublicSlot): ServiceWay[] {
  if (isByDay(service.modalidade)) return []
  const buffers = { bufferBefore: service.buffer_before, bufferAfter: service.buffer_after }
  return waysIn(roomsOf(slot), waysOf(service), buffers)
}

const fitsSlot = (service: BookableService, slot: PublicSlot) => waysAt(service, slot).length > 0

function dayStarts(service: BookableService, zone: string) {
  return (service.day_starts ?? []).map((start) => {
    const { date, time } = wallTime(Date.parse(start), zone)
    return { date, start, time, ...(service.seats && { left: service.seats.each }) }
  })
}

/** The starts at which somebody comes already and there are seats left. */
function classStarts({ seats }: BookableService, zone: string, people = 1) {
  const roomy = (seats?.classes ?? []).filter(({ left, together = left }) => together >= people)
  return roomy.map(({ start, left }) => {
    const { date, time } = wallTime(Date.parse(start), zone)
    return { date, start, time, left }
  })
}

const byStart = (a: FreeStart, b: FreeStart) => Date.parse(a.start) - Date.parse(b.start)
