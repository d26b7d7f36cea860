import type { SeriesDate } from '@balcao/contract/scheduling'
import { blocksTime } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { lockAgendas } from '../agenda/agendas.store'
import {
  readAppointments,
  requireStanding,
  type BookedAppointment,
  type StoredAppointment,
} from '../appointments/appointments.store'
import { changeIn } from '../appointments/change'
import type { AppointmentChange } from '../appointments/wanted-change'
import { againAfterDeadlock } from '../appointments/choosing/fresh-slots'
import { noteChange } from '../appointments/note-change'
import type { SchedulingNeeds } from '../scheduling-needs'
import { attemptEach, datesOf, lookAt, requireAll, type WantedDate } from './each-date'
import { gatherNews } from './gather-news'
import { findSeries, lockAll } from './series.store'

/** What is to be different of several appointments of a series. */
export interface SeriesChange {
  seriesId: string
  appointments: readonly {
    id: string
    version: number
    startsAt?: string | undefined
    status?: 'pending' | 'confirmed' | 'cancelled' | undefined
  }[]
  /** The same of all of them. */
  change: Omit<AppointmentChange, 'version' | 'status' | 'startsAt' | 'will'>
  /** Another length than the service's. */
  minutes?: number | undefined
  /** Keys of the warnings that were read, by the appointment that they are about. */
  accept: readonly { of: string; keys: readonly string[] }[]
  by: NonNullable<AppointmentChange['actor']>
  /** Their customer is told. */
  tell: boolean
}

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/** What a change of several would meet; nothing is saved. @throws Problem as `changeSeries`, conflicts aside */
export function previewSeriesChange(
  { db, clock }: Needs,
  companyId: string,
  asked: SeriesChange,
): Promise<{ dates: SeriesDate[] }> {
  return datesOf(() =>
    db.asCompany(companyId, async (tx) => {
      const now = clock()
      const wanted = await datesWanted(tx, companyId, { asked, now })
      return lookAt(async () => {
        const attempt = await attemptEach(tx, wanted)
        return { ...attempt, dates: inOrder(asked, attempt.dates) }
      })
    }),
  )
}

/**
 * Changes, moves or cancels several appointments of a series, all or none; what is that way already is answered as it stands.
 * What is over never changes.
 * @throws Problem SERIES_NOT_FOUND, SERIES_CONFLICTS with `current: {dates}`, APPOINTMENT_NOT_FOUND, APPOINTMENT_CHANGED,
 * TRANSITION_NOT_ALLOWED, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export function changeSeries(
  { db, clock }: Needs,
  companyId: string,
  asked: SeriesChange,
): Promise<StoredAppointment[]> {
  return againAfterDeadlock(() =>
    db.asCompany(companyId, async (tx) => {
      const now = clock()
      const attempt = await attemptEach(tx, await datesWanted(tx, companyId, { asked, now }))
      requireAll({ ...attempt, dates: inOrder(asked, attempt.dates) })
      const changed = attempt.written.flatMap(({ news }) => (news ? [news] : []))
      const { seriesId, tell, appointments } = asked
      const rows = changed.map(({ after }) => after)
      await gatherNews(tx, companyId, seriesId, { rows, tell, now })
      for (const news of changed) await noteChange(tx, companyId, news)
      return readAppointments(
        tx,
        companyId,
        appointments.map(({ id }) => id),
      )
    }),
  )
}

/** The dates as they were asked for, whatever order they were tried in. */
function inOrder({ appointments }: SeriesChange, dates: readonly SeriesDate[]): SeriesDate[] {
  return appointments.flatMap(({ id }) => dates.filter((date) => date.id === id.toLowerCase()))
}

/**
 * The changes, in an order in which none stands in the way of another that makes room: those that move on from the last,
 * those that move back from the first.
 */
async function datesWanted(
  tx: Tx,
  companyId: string,
  { asked, now }: { asked: SeriesChange; now: Date },
): Promise<WantedDate[]> {
  const { seriesId, appointments, change, minutes, accept, by } = asked
  if (!(await findSeries(tx, companyId, seriesId))) throw new Problem('SERIES_NOT_FOUND')
  const ids = appointments.map(({ id }) => id.toLowerCase())
  await lockAll(tx, companyId, ids)
  // What goes takes nobody's time.
  if (appointments.some(({ status }) => status !== 'cancelled')) await lockAgendas(tx, companyId, null)
  const rows = await readAppointments(tx, companyId, ids)
  const wanted = appointments.map((one) => {
    const before = requireStanding(rows.find(({ id }) => id === one.id.toLowerCase()))
    if (before.series_id !== seriesId.toLowerCase()) throw new Problem('APPOINTMENT_NOT_FOUND')
    requireAhead(before, one.status, now)
    const start = one.startsAt ?? before.starts_at.toISOString()
    const keys = accept.find(({ of }) => of.toLowerCase() === before.id)?.keys ?? []
    const ofOne: AppointmentChange = {
      ...change,
      version: one.version,
      status: one.status,
      startsAt: one.startsAt,
      actor: by,
      will: { accept: keys, minutes, by },
    }
    return { before, start: Date.parse(start), startsAt: start, change: ofOne }
  })
  const moves = wanted.reduce((sum, { before, start }) => sum + start - before.starts_at.getTime(), 0)
  const sorted = wanted.toSorted((one, other) =>
    moves > 0 ? other.start - one.start : one.start - other.start,
  )
  return sorted.map(({ before, startsAt, change: ofOne }) => ({
    id: before.id,
    startsAt,
    write: () => {
      const { id } = before
      return changeIn(tx, companyId, { id, change: ofOne, by: 'shop', now, asks: () => {} })
    },
  }))
}

/** What was cancelled may be taken back. @throws Problem TRANSITION_NOT_ALLOWED for what is over */
function requireAhead({ status, starts_at }: BookedAppointment, wanted: string | undefined, now: Date): void {
  const stands = blocksTime(status) || wanted !== undefined
  if (starts_at <= now || status === 'completed' || !stands) throw new Problem('TRANSITION_NOT_ALLOWED')
}
