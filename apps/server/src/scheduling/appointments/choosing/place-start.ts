import { blockedRange, refusalAt, type Booking } from '@balcao/domain/scheduling'
import type { AgendaView } from '../../agenda/agenda-view'
import { slotRules } from '../../agenda/slot-rules'
import type { TimedService } from '../../agenda/timed-service'
import { startProblem } from './refuse-start'

/** Beyond every horizon; the calendar of the domain has years of four digits only. */
const FARTHEST_MS = 1000 * 86_400_000

export interface StartToPlace {
  /** Epoch milliseconds. */
  start: number
  publicly: boolean
  mayBePast?: boolean
  isKept?: boolean
}

/**
 * Where a service lies that starts at an instant (epoch milliseconds), if it can be had there. Customers start on the
 * grid, the counter at any minute. With `mayBePast` only what is new about it is judged: it keeps a start that it had.
 * `isKept`: it was held in time, and needs no notice any more.
 * @throws Problem SLOT_TAKEN, or APPOINTMENT_INVALID naming `date` or `time`
 */
export function placeStart(
  view: AgendaView,
  service: TimedService,
  { start, publicly, mayBePast = false, isKept = false }: StartToPlace,
): Booking {
  const usual = slotRules(view, service, { publicly, anyMinute: !publicly })
  const rules = isKept ? { ...usual, notice: 0 } : usual
  const now = mayBePast ? Math.min(rules.now, start) : rules.now
  const refusal = start - now > FARTHEST_MS ? 'too_far' : refusalAt({ ...rules, now }, start)
  if (refusal) throw startProblem(refusal, { start, now: view.now, zone: view.zone })
  return blockedRange(rules, rules.service, start)!
}
