import type { AgendaWarning, SeriesDate } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { WrittenAppointment } from '../appointments/book'
import { againAfterDeadlock, isOverlap } from '../appointments/choosing/fresh-slots'

/** One date that is wanted. */
export interface WantedDate {
  /** The appointment that is changed; null for a new one. */
  id: string | null
  startsAt: string
  write: () => Promise<WrittenAppointment>
}

/** What an attempt came to: what was written, and what every date met. */
export interface Attempt {
  written: WrittenAppointment[]
  dates: SeriesDate[]
}

/**
 * Writes each date in its order, and goes on past one that the agenda is against, so that all of them are known. Call it
 * with the agendas locked. @throws whatever speaks against the whole and not against a date
 */
export async function attemptEach(tx: Tx, wanted: readonly WantedDate[]): Promise<Attempt> {
  const written: WrittenAppointment[] = []
  const dates: SeriesDate[] = []
  for (const { id, startsAt, write } of wanted) {
    await tx.execute(sql`savepoint before_date`)
    try {
      written.push(await write())
      dates.push({ id, starts_at: startsAt, warnings: [] })
    } catch (error) {
      const warnings = warningsOf(error)
      if (warnings === null) throw error
      await tx.execute(sql`rollback to savepoint before_date`)
      dates.push({ id, starts_at: startsAt, warnings })
    }
    await tx.execute(sql`release savepoint before_date`)
  }
  return { written, dates }
}

/** What speaks against one date; null for a failure that is of the whole. */
function warningsOf(error: unknown): AgendaWarning[] | null {
  const isTaken = isOverlap(error) || (error instanceof Problem && error.code === 'SLOT_TAKEN')
  // Nobody can be named, and so nobody's key be accepted.
  if (isTaken) return [{ key: 'overlap', code: 'overlap', from: null, to: null, name: null, minutes: null }]
  if (!(error instanceof Problem) || error.code !== 'APPOINTMENT_WARNED') return null
  return (error.detail.current as { warnings: AgendaWarning[] }).warnings
}

/** Thrown to take back what was written for a look alone. */
class OnlyALook extends Error {
  constructor(readonly dates: SeriesDate[]) {
    super('Nothing of this was to be saved')
  }
}

/** What a change would meet: it is done, and taken back. */
export async function lookAt(attempt: () => Promise<Attempt>): Promise<never> {
  throw new OnlyALook((await attempt()).dates)
}

/** The dates of a transaction that ended in `lookAt`. @throws what else it failed with */
export async function datesOf(transaction: () => Promise<never>): Promise<{ dates: SeriesDate[] }> {
  try {
    return await againAfterDeadlock(transaction)
  } catch (error) {
    if (error instanceof OnlyALook) return { dates: error.dates }
    throw error
  }
}

/** @throws Problem SERIES_CONFLICTS with `current: {dates}` where the agenda is against one */
export function requireAll({ dates }: Attempt): void {
  if (dates.some(({ warnings }) => warnings.length > 0))
    throw new Problem('SERIES_CONFLICTS', { current: { dates } })
}
