import {
  findSlotsOfEach,
  uniteDays,
  visitRules,
  type DaySlots,
  type SlotRules,
} from '@balcao/domain/scheduling'
import { serves } from './lanes'
import { isClass, seatsIn } from './seats'
import type { AgendaView } from './agenda-view'
import type { AgendaService } from './services'
import { idsOf, type TimedService } from './timed-service'

/** How far ahead the counter may book, in days; customers keep to the company's own horizon. */
const COUNTER_HORIZON = 730

/** A service as an agenda does it; undefined where it is not done there. */
export type ServiceIn = (view: AgendaView) => TimedService | undefined

/** An agenda as far as what is done there goes. */
interface Offering {
  services: readonly AgendaService[]
}

/** A service as each agenda offers it now. */
export const asOffered =
  (serviceId: string) =>
  ({ services }: Offering) =>
    services.find(({ id }) => id === serviceId)

/** Services one after the other, as each agenda offers them now for so many people; undefined where it has not all of them. */
export function asVisit(ids: readonly string[], people = 1) {
  return (view: Offering): TimedService | undefined => {
    const parts = ids.flatMap((id) => asOffered(id)(view) ?? [])
    return parts.length === ids.length ? inOrder(parts, people) : undefined
  }
}

/** Services one after the other as one, for so many people; never none. */
export function inOrder(services: readonly TimedService[], people = 1): TimedService {
  const [{ id, minutes, modality }] = services as [TimedService]
  if (services.length === 1) return { id, minutes, modality, ...(people > 1 && { people }) }
  const parts = services.map((one) => ({ id: one.id, minutes: one.minutes }))
  return { id, minutes: parts.reduce((sum, part) => sum + part.minutes, 0), modality, parts }
}

/**
 * The domain's rules for one service of an agenda. Customers (`publicly`) keep to the notice, the horizon and the grid
 * of the settings. The counter sees that grid too, but may begin at `anyMinute`, without notice and two years ahead.
 */
export function slotRules(
  view: AgendaView,
  service: TimedService,
  { publicly, anyMinute = false }: { publicly: boolean; anyMinute?: boolean },
): SlotRules {
  const { zone, week, periods, closures, busy, settings, now } = view
  const { buffer_before, buffer_after } = visitRules(settings, idsOf(service))
  return {
    zone,
    week,
    periods,
    closures,
    busy,
    now,
    service: {
      minutes: service.minutes,
      modality: service.modality,
      bufferBefore: buffer_before,
      bufferAfter: buffer_after,
    },
    grid: anyMinute ? 1 : settings.grid,
    notice: publicly ? settings.notice_minutes : 0,
    horizon: publicly ? settings.horizon_days : COUNTER_HORIZON,
    ...(isClass(view, service) && { seats: seatsIn(view, service) }),
  }
}

/**
 * The days of a service as its customers see them: a start fits where one of the agendas that do it can take it. No days
 * where none does.
 */
export function customerDays(
  views: readonly AgendaView[],
  serviceIn: ServiceIn,
  dates: { from: string; to: string },
): DaySlots[] {
  return daysOfDoing(views, serviceIn, dates, { publicly: true })
}

/** The days of a service in all the agendas that do it, as one. Lanes of one agenda have its seats once. */
export function daysOfDoing(
  views: readonly AgendaView[],
  serviceIn: ServiceIn,
  dates: { from: string; to: string },
  how: { publicly: boolean },
): DaySlots[] {
  const daysIn = (some: readonly AgendaView[]) => findSlotsOfEach(rulesOfDoing(some, serviceIn, how), dates)
  const agendaIds = new Set(views.map(({ agenda }) => agenda.id))
  if (!hasSeats(views, serviceIn) || agendaIds.size === views.length) return uniteDays(daysIn(views))
  const each = [...agendaIds].map((id) =>
    uniteDays(daysIn(views.filter(({ agenda }) => agenda.id === id)), [], 'most'),
  )
  return uniteDays(each.filter((days) => days.length > 0))
}

/** Whether several people come to a service at one time, in any of the agendas that do it. */
export function hasSeats(views: readonly AgendaView[], serviceIn: ServiceIn): boolean {
  return views.some((view) => {
    const service = serviceIn(view)
    return service !== undefined && isClass(view, service)
  })
}

/** The rules of a service in each of the agendas that do it. */
export function rulesOfDoing(
  views: readonly AgendaView[],
  serviceIn: ServiceIn,
  { publicly }: { publicly: boolean },
): SlotRules[] {
  return views.flatMap((view) => {
    const service = serviceIn(view)
    return service && serves(view, service) ? [slotRules(view, service, { publicly })] : []
  })
}
