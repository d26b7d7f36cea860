import type { AgendaWarning, Closure, WarningCode } from '@balcao/contract/scheduling'
import {
  serviceRules,
  warningsAt,
  willedRange,
  type Booking,
  type TimeWarning,
} from '@balcao/domain/scheduling'
import { isByDay } from '@balcao/domain/modality'
import { wallTime } from '@balcao/domain/time'
import type { Tx } from '../../../platform/database/database'
import type { Act } from '../../../platform/audit'
import { Problem } from '../../../platform/http/problems'
import { classAt, isClass } from '../../agenda/seats'
import { findClosures } from '../../agenda/closures.store'
import type { AgendaView } from '../../agenda/agenda-view'
import { asVisit, slotRules } from '../../agenda/slot-rules'
import { idsOf, type TimedService } from '../../agenda/timed-service'
import type { AgendaService } from '../../agenda/services'
import type { StoredAppointment } from '../appointments.store'
import type { ChosenService } from '../choosing/choose-service'
import { startProblem } from '../choosing/refuse-start'
import { hasServices, timedOf } from '../choosing/take-turn'
import { findInTheWay, type InTheWay } from './in-the-way'

/** What somebody wants of an appointment that the agenda would refuse. */
export interface Will {
  /** Keys of the warnings that they have read. */
  accept: readonly string[]
  /** Another length than the service's. */
  minutes?: number | undefined
  by: Act['by']
}

/** Where an appointment lies on purpose: what was accepted for it, and the rows that it lies over. */
export interface WilledPlace {
  place: Booking
  willed: string[]
  beside: string[]
}

interface WantedTime {
  /** Epoch milliseconds. */
  start: number
  /** The appointment's own id; of a class that is moved those of all. */
  id: string | readonly string[]
  accept: readonly string[]
  /** The service's own minutes, where others are asked for. */
  usual?: number | undefined
  /** Accepted before, of what the place does not decide. */
  kept?: readonly string[]
  /** It keeps a start that it had, which may be past. */
  mayBePast?: boolean
  /** It is over or cancelled, and lies in nobody's way. */
  isOver?: boolean
}

/**
 * The length of an appointment: the service's, or what its owner wants of a service by time. `usual` says what the service
 * has where that differs. @throws Problem APPOINTMENT_INVALID naming `minutes` for a service by day
 */
export function willedLength<Service extends Pick<TimedService, 'minutes' | 'modality'>>(
  service: Service,
  will: Pick<Will, 'minutes'> | undefined,
): { timed: Service; usual?: number } {
  const minutes = will?.minutes ?? service.minutes
  if (minutes === service.minutes) return { timed: service }
  if (isByDay(service.modality)) {
    const mensagem = 'Um serviço por dia dura os seus dias'
    throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'minutes', mensagem }] })
  }
  return { timed: { ...service, minutes }, usual: service.minutes }
}

/** The mark of an appointment that has another length than its service, wherever it lies. */
const OTHER_LENGTH = 'other-length'

/**
 * The length of an appointment that is changed (`before`), `chosen` what it gets of another service or price. One that had
 * another length than its service keeps it with that service, and the mark (`kept`).
 * @throws Problem APPOINTMENT_INVALID as `willedLength`
 */
export function changedLength(
  before: StoredAppointment,
  chosen: Partial<ChosenService>,
  { services, will }: { services: readonly AgendaService[]; will: Will | undefined },
): { service: TimedService; usual?: number; kept: string[] } {
  const after = timedOf({ ...before, ...chosen })
  const ids = idsOf(after)
  const keeps = hasServices(before, ids) && before.willed.includes(OTHER_LENGTH)
  const service = keeps ? { ...after, minutes: before.minutes } : after
  const minutes = will?.minutes ?? service.minutes
  if (minutes === service.minutes) return { service, kept: keeps ? [OTHER_LENGTH] : [] }
  const usual = asVisit(ids)({ services })?.minutes ?? before.minutes
  const { timed, ...length } = willedLength({ ...service, minutes: usual }, { minutes })
  return { service: timed, ...length, kept: [] }
}

/** Of an agenda with several sets of units the one that nobody has then; else the one that it has, or the first. */
export function clearest<One extends { view: AgendaView; service: Pick<ChosenService, 'minutes'> }>(
  lanes: readonly One[],
  { start, first = [] }: { start: number; first?: readonly number[] },
): One {
  const byFirst = lanes.toSorted((a, b) => Number(isOf(b, first)) - Number(isOf(a, first)))
  const agendaId = lanes[0]!.view.agenda.id
  const isClear = ({ view: { agenda, busy, busyOwn }, service }: One) =>
    agenda.id === agendaId &&
    !busy.slice(busyOwn.length).some((one) => one.start < start + service.minutes * 60_000 && one.end > start)
  return byFirst.find(isClear) ?? byFirst.find(({ view }) => view.agenda.id === agendaId)!
}

const isOf = ({ view }: { view: AgendaView }, units: readonly number[]) => view.units.join() === units.join()

/** How far ahead and back somebody may have meant it; further is a wrong year. */
const AHEAD_MS = 731 * 86_400_000
const BACK_MS = 366 * 86_400_000

/**
 * Where a service lies that the owner wants at an instant whatever the agenda says, once all that speaks against it was
 * read. Call it with the agenda locked (`lockAgendas`), so that nobody books unseen.
 * @throws Problem APPOINTMENT_WARNED with `current: {warnings}` while one of them was not accepted, APPOINTMENT_INVALID
 * naming `date` for a wrong year, or `time` for days that are not found
 */
export async function placeByWill(
  tx: Tx,
  companyId: string,
  view: AgendaView,
  service: TimedService,
  wanted: WantedTime,
): Promise<WilledPlace> {
  const { start, accept, usual, kept = [], mayBePast = false, isOver = false } = wanted
  const rules = slotRules(view, service, { publicly: false, anyMinute: true })
  const about = { start, now: view.now, zone: view.zone }
  if (start - view.now > AHEAD_MS) throw startProblem('too_far', about)
  if (view.now - start > BACK_MS && !mayBePast) throw startProblem('past', about)
  const place = willedRange(rules, rules.service, start)
  if (place === null) throw startProblem('too_long', about)

  const now = mayBePast ? Math.min(view.now, start) : view.now
  const { agenda, zone } = view
  const joined = classAt(view, service, start)
  const isFull =
    joined !== undefined &&
    joined.taken + (service.people ?? 1) > serviceRules(view.settings, service.id).seats
  const lying = isOver
    ? []
    : await findInTheWay(tx, companyId, {
        agenda,
        // A class has its places already.
        units: joined ? [] : view.units,
        blocked: place.blocked,
        except: [wanted.id].flat(),
        inClass: isClass(view, service) ? { service: service.id, at: start } : undefined,
        now: view.now,
      })
  const ofTime = warningsAt(rules, place, { modality: service.modality, now })
  const warnings = oneAKey([
    ...namedWarnings(ofTime, await closuresOf(tx, companyId, view, ofTime)),
    ...lying.map((one) => lyingThere(one, zone)),
    ...(isFull ? [plain('class-full')] : []),
    ...(usual === undefined ? [] : [{ ...plain(OTHER_LENGTH), minutes: usual }]),
  ])
  if (warnings.some(({ key }) => !accept.includes(key)))
    throw new Problem('APPOINTMENT_WARNED', { current: { warnings } })
  const willed = new Set([...warnings.map(({ key }) => key), ...kept])
  const beside = lying.filter(({ kind }) => kind !== 'event').map(({ id }) => id)
  return { place, willed: [...willed], beside }
}

const plain = (code: WarningCode, key: string = code): AgendaWarning => ({
  key,
  code,
  from: null,
  to: null,
  name: null,
  minutes: null,
})

/** The closures that some warnings of a time are about, with their reasons. */
async function closuresOf(
  tx: Tx,
  companyId: string,
  { agenda, zone }: AgendaView,
  warnings: readonly TimeWarning[],
): Promise<NamedClosures> {
  const dates = datesOf(warnings, zone).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  const closures = from && to ? await findClosures(tx, companyId, { from, to, agenda_id: agenda.id }) : []
  return { zone, closures }
}

/** Closures, and the zone in which they are told. */
export interface NamedClosures {
  zone: string
  closures: readonly Closure[]
}

/** The dates of the closures that warnings are about; none where no closure is meant. */
function datesOf(warnings: readonly TimeWarning[], zone: string): string[] {
  return warnings.flatMap((one) =>
    'date' in one
      ? [one.date]
      : one.code === 'closed-time'
        ? [wallTime(one.from, zone).date, wallTime(one.to, zone).date]
        : [],
  )
}

/** The warnings of a time as they are read, with the words of the closures. */
export function namedWarnings(
  warnings: readonly TimeWarning[],
  { zone, closures }: NamedClosures,
): AgendaWarning[] {
  const reasonOf = (is: (closure: Closure) => boolean) =>
    closures.find((one) => is(one) && one.reason !== '')?.reason ?? null
  return warnings.map((one) => {
    if (one.code === 'past') return plain('past')
    if ('date' in one) return { ...plain(one.code), name: reasonOf(({ date }) => date === one.date) }
    const reason =
      one.code === 'closed-time'
        ? reasonOf(
            ({ starts_at, ends_at }) =>
              starts_at !== null && Date.parse(starts_at) < one.to && Date.parse(ends_at!) > one.from,
          )
        : null
    return {
      ...plain(one.code),
      from: wallTime(one.from, zone).time,
      to: wallTime(one.to, zone).time,
      name: reason,
    }
  })
}

/** The warning of what lies in the way. */
export function lyingThere(
  { kind, id, name, starts_at, ends_at }: Omit<InTheWay, 'blocked_from' | 'blocked_to'>,
  zone: string,
): AgendaWarning {
  const clock = (at: Date) => wallTime(at.getTime(), zone).time
  return { ...plain(kind, `${kind}:${id}`), name, from: clock(starts_at), to: clock(ends_at) }
}

/** Each warning once. */
export function oneAKey(warnings: readonly AgendaWarning[]): AgendaWarning[] {
  return [...new Map(warnings.toReversed().map((one) => [one.key, one])).values()].toReversed()
}
