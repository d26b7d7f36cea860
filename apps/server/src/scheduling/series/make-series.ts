import type { SeriesDate } from '@balcao/contract/scheduling'
import { SERIES_REACH_DAYS, type SeriesWeeks } from '@balcao/domain/scheduling'
import type { Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { uuidOf } from '../../platform/uuid-of'
import { ensureAgenda, lockAgendas } from '../agenda/agendas.store'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { againAfterDeadlock } from '../appointments/choosing/fresh-slots'
import { freestFor } from '../appointments/choosing/freest'
import { bookIn } from '../appointments/book'
import type { BookingRequest } from '../appointments/booking-request'
import { noteChange, type Noted } from '../appointments/note-change'
import type { SchedulingNeeds } from '../scheduling-needs'
import { attemptEach, datesOf, lookAt, requireAll, type Attempt, type WantedDate } from './each-date'
import { findSeries, insertSeries, joinSeries } from './series.store'
import { gatherNews } from './gather-news'

const DAY_MS = 86_400_000

/** An appointment that is wanted on several dates. */
export interface SeriesRequest extends Omit<
  BookingRequest,
  'id' | 'startsAt' | 'will' | 'publicly' | 'status' | 'shownCents' | 'anyone'
> {
  id: string
  weeks: SeriesWeeks
  status: 'pending' | 'confirmed'
  /** ISO instants. */
  starts: readonly string[]
  /** Another length than the service's. */
  minutes?: number | undefined
  /** Keys of the warnings that were read, by the start that they are about. */
  accept: readonly { of: string; keys: readonly string[] }[]
  by: Act['by']
}

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/**
 * What each date of a series would meet, and with whose agenda: where it asks for `anyone` whose has the most of the dates
 * free. Nothing is saved. @throws Problem as `makeSeries`, conflicts aside
 */
export async function previewSeries(
  { db, clock }: Needs,
  companyId: string,
  { anyone, ...asked }: SeriesRequest & Pick<BookingRequest, 'anyone'>,
): Promise<{ agenda_id: string; dates: SeriesDate[] }> {
  let agenda_id = ''
  const { dates } = await datesOf(() =>
    db.asCompany(companyId, async (tx) => {
      const now = clock()
      checkStarts(asked)
      const whom = anyone ? (await freestFor(tx, companyId, asked, now)).agendaId : asked.agendaId
      const request = { ...asked, agendaId: whom }
      agenda_id = await begin(tx, companyId, request)
      return lookAt(() => attemptEach(tx, datesWanted(tx, companyId, { request, now })))
    }),
  )
  return { agenda_id, dates }
}

/**
 * Books an appointment on all of its dates, each as one of its own, or on none. The same request again is answered with what
 * became of them. The agenda waits meanwhile, so nobody books unseen.
 * @throws Problem SERIES_CONFLICTS with `current: {dates}`, IDEMPOTENCY_MISMATCH, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED,
 * AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export function makeSeries(
  { db, clock }: Needs,
  companyId: string,
  request: SeriesRequest,
): Promise<StoredAppointment[]> {
  return againAfterDeadlock(() =>
    db.asCompany(companyId, async (tx) => {
      const now = clock()
      const { id, weeks, starts } = request
      checkStarts(request)
      await begin(tx, companyId, request)
      const known = await findSeries(tx, companyId, id)
      if (known) {
        if (known.total !== starts.length || known.weeks !== weeks) throw new Problem('IDEMPOTENCY_MISMATCH')
        const again: StoredAppointment[] = []
        for (const startsAt of starts) again.push(await sameAgain(tx, companyId, { request, startsAt, now }))
        return again
      }
      const attempt = await attemptEach(tx, datesWanted(tx, companyId, { request, now }))
      requireAll(attempt)
      if (!(await insertSeries(tx, companyId, { id, weeks, total: starts.length }, now)))
        throw new Problem('IDEMPOTENCY_MISMATCH')
      return announceSeries(tx, companyId, id, { attempt, now })
    }),
  )
}

/** What was booked before. @throws Problem IDEMPOTENCY_MISMATCH where that was something else */
async function sameAgain(
  tx: Tx,
  companyId: string,
  { request, startsAt, now }: { request: SeriesRequest; startsAt: string; now: Date },
): Promise<StoredAppointment> {
  const [known] = await readAppointments(tx, companyId, [idOf(companyId, request, startsAt)])
  if (!known) throw new Problem('IDEMPOTENCY_MISMATCH')
  return (await bookIn(tx, companyId, { request: bookingOf(companyId, request, startsAt), now })).row
}

async function announceSeries(
  tx: Tx,
  companyId: string,
  seriesId: string,
  { attempt, now }: { attempt: Attempt; now: Date },
): Promise<StoredAppointment[]> {
  const ids = attempt.written.map(({ row }) => row.id)
  for (const [place, id] of ids.entries()) await joinSeries(tx, companyId, { id, seriesId, place: place + 1 })
  const rows = await readAppointments(tx, companyId, ids)
  await gatherNews(tx, companyId, seriesId, { rows, tell: true, now })
  const noted: StoredAppointment[] = []
  for (const [place, after] of rows.entries()) {
    const news: Noted = { ...attempt.written[place]!.news!, after }
    noted.push(await noteChange(tx, companyId, news))
  }
  return noted
}

/** Locks the agenda that is meant; answers which. @throws Problem AGENDA_NOT_FOUND */
async function begin(tx: Tx, companyId: string, { agendaId }: SeriesRequest): Promise<string> {
  const { id } = await ensureAgenda(tx, companyId, agendaId)
  await lockAgendas(tx, companyId, id)
  return id
}

/** @throws Problem APPOINTMENT_INVALID naming `starts` */
function checkStarts({ starts }: Pick<SeriesRequest, 'starts'>): void {
  const times = starts.map((start) => Date.parse(start)).toSorted((one, other) => one - other)
  if (new Set(times).size < times.length) throw noSeries('A mesma data está duas vezes na série')
  // A day more for the hours of the first and the last one.
  if (times.at(-1)! - times[0]! > (SERIES_REACH_DAYS + 1) * DAY_MS)
    throw noSeries('Uma série vai até um ano à frente')
}

const noSeries = (mensagem: string) =>
  new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'starts', mensagem }] })

function datesWanted(
  tx: Tx,
  companyId: string,
  { request, now }: { request: SeriesRequest; now: Date },
): WantedDate[] {
  return request.starts.map((startsAt) => ({
    id: null,
    startsAt,
    write: () => bookIn(tx, companyId, { request: bookingOf(companyId, request, startsAt), now }),
  }))
}

/** The id of the appointment at a start: the same request makes the same ones. */
const idOf = (companyId: string, { id }: SeriesRequest, startsAt: string) =>
  uuidOf(`series ${companyId} ${id} ${Date.parse(startsAt)}`)

function bookingOf(companyId: string, request: SeriesRequest, startsAt: string): BookingRequest {
  const { id: _, weeks: _weeks, starts: _starts, minutes, accept, by, ...booking } = request
  const keys = accept.find(({ of }) => Date.parse(of) === Date.parse(startsAt))?.keys ?? []
  return {
    ...booking,
    id: idOf(companyId, request, startsAt),
    startsAt,
    publicly: false,
    // What speaks against a date is named to everybody; only who may accept it has keys.
    will: { accept: keys, minutes, by },
  }
}
