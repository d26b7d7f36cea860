import {
  findSlots,
  serviceRules,
  uniteDays,
  type BookedService,
  type DaySlots,
  type SlotRules,
} from '@balcao/domain/scheduling'
import type { AgendaView } from './read-agenda'

/** How far ahead the counter may book, in days; customers keep to the company's own horizon. */
const COUNTER_HORIZON = 730

/** A service as far as its time goes; the buffers come from the settings. */
export type TimedService = Pick<BookedService, 'minutes' | 'modality'> & { id: string }

/**
 * The domain's rules for one service of an agenda. Customers (`publicly`) keep to the notice, the horizon and the grid
 * of the settings. The counter sees that grid too, but may begin at `anyMinute`, without notice and two years ahead.
 */
export function slotRules(
  { zone, week, closures, busy, settings, now }: AgendaView,
  service: TimedService,
  { publicly, anyMinute = false }: { publicly: boolean; anyMinute?: boolean },
): SlotRules {
  const { buffer_before, buffer_after } = serviceRules(settings, service.id)
  return {
    zone,
    week,
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
  }
}

/** The days of a service as its customers see them: a start fits where one of the agendas can take it. */
export function customerDays(
  views: readonly AgendaView[],
  service: TimedService,
  dates: { from: string; to: string },
): DaySlots[] {
  return uniteDays(views.map((view) => findSlots(slotRules(view, service, { publicly: true }), dates)))
}
