import { addDays, nearestSlots, type DaySlots } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { sqlStateOf } from '../../../platform/database/failures'
import { Problem } from '../../../platform/http/problems'
import type { AgendaQuestion } from '../../agenda/agenda-question'
import { readAgendas } from '../../agenda/read-agenda'
import { daysOfDoing, hasSeats, type ServiceIn } from '../../agenda/slot-rules'
import type { TimedService } from '../../agenda/timed-service'
import type { SchedulingNeeds } from '../../scheduling-needs'

/** A start that was asked for, of several people in a row. */
export interface AskedOfSeveral {
  /** ISO instant. */
  startsAt: string
  daysIn: (tx: Tx, range: { from: string; to: string }, now: Date) => Promise<DaySlots[]>
}

/** A start that was asked for. */
export interface AskedStart {
  serviceIn: ServiceIn
  /** One that may have left the catalogue. */
  besides?: TimedService | undefined
  /** ISO instant. */
  startsAt: string
  /** Left out, any that customers are offered where they ask (`publicly`), else the company's own. */
  agendaId?: string | undefined
  placeIds?: readonly string[] | undefined
  keeps?: AgendaQuestion['keeps']
  publicly: boolean
  /** As in `BookingRequest`. */
  anyone?: boolean | undefined
  except?: AgendaQuestion['except']
}

/** Starts that are offered in place of a taken one. */
const OFFERED = 6
/** Days before and after it in which they are looked for: further only where the near ones are full. */
type Reach = readonly [before: number, after: number]
const NEAR: Reach = [1, 1]
const FAR: Reach = [3, 21]

const DEADLOCK = '40P01'
const OVERLAP = '23P01'

/** Whether the database refused a time because somebody else has it. */
export const isOverlap = (error: unknown) => sqlStateOf(error) === OVERLAP

/**
 * Runs a transaction, and once more after a deadlock: none can be ruled out where rows change places at the same moment, and
 * the second try finds the other's result.
 */
export function againAfterDeadlock<T>(change: () => Promise<T>): Promise<T> {
  return change().catch((error: unknown) => {
    if (sqlStateOf(error) === DEADLOCK) return change()
    throw error
  })
}

/**
 * Runs a change of the agenda, and answers a time that somebody else has with free ones nearest to it. `asked` tells,
 * after a failure, what had been asked for. Warnings carry free ones too.
 * @throws Problem SLOT_TAKEN with `current: {slots: [{start}]}`; whatever `change` throws
 */
export async function orFreshSlots<T>(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  change: () => Promise<T>,
  asked: () => AskedStart | AskedOfSeveral | undefined,
): Promise<T> {
  try {
    return await againAfterDeadlock(change)
  } catch (error) {
    const isProblem = error instanceof Problem
    const isWarned = isProblem && error.code === 'APPOINTMENT_WARNED'
    const isTaken = (isProblem && error.code === 'SLOT_TAKEN') || isOverlap(error)
    if (!isTaken && !isWarned) throw error
    const start = asked()
    const { slots, hasSeats, people } = start
      ? await freshSlots(needs, companyId, start)
      : { slots: [], hasSeats: false, people: 1 }
    if (isWarned) throw new Problem(error.code, { current: { ...Object(error.detail.current), slots } })
    throw new Problem('SLOT_TAKEN', {
      ...(hasSeats && {
        mensagem:
          people > 1 ? `Não há ${people} lugares livres neste horário` : 'Não há mais lugares neste horário',
      }),
      current: { slots },
    })
  }
}

async function freshSlots(
  { db, clock }: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  asked: AskedStart | AskedOfSeveral,
): Promise<{ slots: { start: string }[]; hasSeats: boolean; people: number }> {
  const date = new Date(asked.startsAt).toISOString().slice(0, 10)
  const around = ([before, after]: Reach) => ({
    from: addDays(date, -before),
    to: addDays(date, after),
  })
  if ('daysIn' in asked) {
    const days = await db.asCompany(companyId, (tx) => asked.daysIn(tx, around(FAR), clock()))
    const slots = nearestSlots(
      days.flatMap((day) => day.slots),
      Date.parse(asked.startsAt),
      OFFERED,
    )
    return { slots: slots.map(({ start }) => ({ start })), hasSeats: false, people: 1 }
  }
  const { serviceIn, startsAt, agendaId, publicly, anyone, ...also } = asked
  const which = { agendaId, forCustomers: publicly || anyone }
  const views = await db.asCompany(companyId, (tx) =>
    readAgendas(tx, companyId, { ...which, ...around(FAR), ...also, now: clock() }),
  )
  const nearest = (reach: Reach) => {
    const slots = daysOfDoing(views, serviceIn, around(reach), { publicly }).flatMap((day) => day.slots)
    return nearestSlots(slots, Date.parse(startsAt), OFFERED).map(({ start }) => ({ start }))
  }
  const near = nearest(NEAR)
  const people = Math.max(1, ...views.map((view) => serviceIn(view)?.people ?? 1))
  const slots = near.length === OFFERED ? near : nearest(FAR)
  return { slots, hasSeats: hasSeats(views, serviceIn), people }
}
