import { willedRange } from '@balcao/domain/scheduling'
import type { Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { AgendaView } from '../agenda/agenda-view'
import { ensureAgendas } from '../agenda/agendas.store'
import { lockPlaces } from '../agenda/places.store'
import { readAgendas } from '../agenda/read-agenda'
import { askedSeat } from '../agenda/seats'
import { slotRules } from '../agenda/slot-rules'
import type { TimedService } from '../agenda/timed-service'
import {
  readAppointments,
  type BookedAppointment,
  type StoredAppointment,
} from '../appointments/appointments.store'
import { notDone } from '../appointments/choosing/choose-service'
import { orFreshSlots, type AskedStart } from '../appointments/choosing/fresh-slots'
import { placeAmong, writeFirstFree, justServing } from '../appointments/choosing/place-among'
import { asBooked, keptBy, timedOf } from '../appointments/choosing/take-turn'
import { dropExpiredHolds, dropHeldPlaces } from '../appointments/expired-holds'
import { noteChange } from '../appointments/note-change'
import { changedLength, clearest, placeByWill } from '../appointments/will/place-by-will'
import { noteWill } from '../appointments/will/will-history'
import { updateAppointment } from '../appointments/write-appointment'
import type { SchedulingNeeds } from '../scheduling-needs'
import { dropSeatsKept, liftClass, peopleIn, rowsOfClass, type ClassKey } from './class-rows'

/** A class, and where it is to be. */
export interface ClassMove extends ClassKey {
  /** The appointments that were seen in it: somebody who came or went since is seen first. */
  ids: readonly string[]
  /** ISO instant. */
  startsAt: string
  /** Left out, the agenda that it is in. */
  agendaId?: string | undefined
  /** Keys of the warnings that the owner or a manager has read; left out, the agenda refuses as it does for everybody. */
  accept?: readonly string[] | undefined
  by: Act['by']
}

/**
 * Moves all who come to a class to another time or agenda, or none of them; into a class that is there already where it has
 * seats for all. Each keeps what was booked, and their customer is told once. Moved already, it is answered as it stands.
 * Kept seats are given back. Nobody comes in meanwhile: its agendas wait.
 * @throws Problem CLASS_CHANGED where others are in it than were seen, SLOT_TAKEN with `current: {slots: [{start}]}`,
 * APPOINTMENT_WARNED with `{warnings, slots}`, SERVICE_NOT_OFFERED, AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export function moveClass(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  move: ClassMove,
): Promise<StoredAppointment[]> {
  let asked: AskedStart | undefined
  return orFreshSlots(
    needs,
    companyId,
    () =>
      needs.db.asCompany(companyId, (tx) =>
        moveIn(tx, companyId, { move, now: needs.clock(), asks: (start) => void (asked = start) }),
      ),
    () => asked,
  )
}

interface Moving {
  move: ClassMove
  now: Date
  asks: (start: AskedStart) => void
}

async function moveIn(tx: Tx, companyId: string, moving: Moving): Promise<StoredAppointment[]> {
  const { move, now } = moving
  const ids = move.ids.map((id) => id.toLowerCase()).toSorted()
  await tx.execute(sql`select 1 from appointments where company_id = ${companyId} and id = any(${ids}::uuid[])
    order by id for no key update`)
  const agendaId = move.agendaId ?? move.agenda_id
  const [agenda] = await ensureAgendas(tx, companyId, { agendaId })
  await tx.execute(sql`select 1 from agendas where company_id = ${companyId}
    and id = any(${[move.agenda_id, agendaId]}::uuid[]) order by id for update`)
  await lockPlaces(tx, companyId)
  const rows = await rowsOfClass(tx, companyId, move)
  const start = Date.parse(move.startsAt)
  const stays = start === move.starts_at.getTime() && agendaId === move.agenda_id
  if (rows.map(({ id }) => id).join() !== ids.join())
    return movedAlready(tx, companyId, { move, ids, agendaId })
  if (stays) return rows
  await dropSeatsKept(tx, companyId, move)
  await dropExpiredHolds(tx, companyId, { agendas: [agenda!], keep: ids[0]!, now })

  const places = await findPlaces(tx, companyId, rows, { ...moving, agendaId, start })
  await liftClass(tx, companyId, ids)
  await writeFirstFree(tx, places, async ({ view, willed, beside, service }) => {
    for (const before of rows) {
      const { timed, kept, place } = placeOf(before, view, service, start)
      await updateAppointment(
        tx,
        companyId,
        {
          ...before,
          minutes: timed.minutes,
          place,
          willed: [...new Set([...willed, ...kept])],
          beside: [...beside],
          units: [...view.units],
          seat: askedSeat(view, timed),
          agenda_id: view.agenda.id,
          agenda_number: view.agenda.number,
          agenda_chosen: before.agenda_chosen || move.agendaId !== undefined,
          will_come: false,
          ics_sequence: before.ics_sequence + 1,
        },
        now,
      )
    }
  })
  const after = await readAppointments(tx, companyId, ids)
  const noted: StoredAppointment[] = []
  for (const [at, row] of after.entries()) {
    if (move.accept) await noteWill(tx, companyId, move.by, row)
    noted.push(await noteChange(tx, companyId, { before: rows[at]!, after: row }))
  }
  return noted
}

/** Those who were moved by the same press. @throws Problem CLASS_CHANGED where that is not so */
async function movedAlready(
  tx: Tx,
  companyId: string,
  { move, ids, agendaId }: { move: ClassMove; ids: readonly string[]; agendaId: string },
): Promise<StoredAppointment[]> {
  const known = await readAppointments(tx, companyId, ids)
  const isThere = known.every(
    (row) =>
      row.deleted_at === null &&
      row.service_id === move.service_id &&
      row.agenda_id === agendaId &&
      row.starts_at.getTime() === Date.parse(move.startsAt),
  )
  if (known.length === ids.length && ids.length > 0 && isThere) return known
  throw new Problem('CLASS_CHANGED')
}

interface ClassPlace {
  view: AgendaView
  /** As long as the longest of those who come. */
  service: TimedService
  willed: readonly string[]
  beside: readonly string[]
}

/** The sets of units with which the class can be there, the best first; one where it is wanted whatever the agenda says. */
async function findPlaces(
  tx: Tx,
  companyId: string,
  rows: readonly BookedAppointment[],
  { move, now, asks, agendaId, start }: Moving & { agendaId: string; start: number },
): Promise<ClassPlace[]> {
  const longest = rows.toSorted((one, other) => other.minutes - one.minutes)[0]!
  const all = { ...longest, people: peopleIn(rows) }
  const ids = rows.map(({ id }) => id)
  const serviceIn = asBooked(all, { publicly: false })
  const date = new Date(start).toISOString().slice(0, 10)
  const booked = { besides: timedOf(longest), keeps: keptBy(longest), except: ids }
  asks({ serviceIn, startsAt: move.startsAt, agendaId, publicly: false, ...booked })
  const views = await readAgendas(tx, companyId, { agendaId, from: date, to: date, ...booked, now })
  if (views[0]!.places.length > 0) await dropHeldPlaces(tx, now)
  const doing = views.flatMap((view) => {
    const service = serviceIn(view)
    return service ? [{ view, service: { ...rowOf(all), minutes: service.minutes } }] : []
  })
  if (doing.length === 0) throw notDone(views, { serviceIds: [longest.service_id], agendaId })
  if (!move.accept) {
    const places = placeAmong(doing, {
      start,
      publicly: false,
      first: longest.agenda_id,
      firstUnits: longest.units,
    })
    return places.map(({ view, service }) => ({ view, service: timedOf(service), willed: [], beside: [] }))
  }
  const { view, service } = clearest(justServing(doing), { start, first: longest.units })
  const timed = timedOf(service)
  const { willed, beside } = await placeByWill(tx, companyId, view, timed, {
    start,
    id: ids,
    accept: move.accept,
  })
  return [{ view, service: timed, willed, beside }]
}

const rowOf = ({ service_id, minutes, modality, people, parts }: BookedAppointment) => ({
  service_id,
  minutes,
  modality,
  people,
  parts,
})

/** Where one of them lies: as long as it was where that is another length than the service's, else as it is done there. */
function placeOf(before: BookedAppointment, view: AgendaView, service: TimedService, start: number) {
  const { kept, service: own } = changedLength(before, {}, { services: view.services, will: undefined })
  const isOwn = view.agenda.id === before.agenda_id || kept.length > 0
  const timed = { ...own, minutes: isOwn ? before.minutes : service.minutes }
  const rules = slotRules(view, timed, { publicly: false, anyMinute: true })
  return { timed, kept, place: willedRange(rules, rules.service, start)! }
}
