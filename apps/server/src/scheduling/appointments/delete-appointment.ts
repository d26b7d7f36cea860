import { blocksTime } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { SchedulingNeeds } from '../scheduling-needs'
import { isBooked, lockAppointment, readAppointments, type StoredAppointment } from './appointments.store'
import { orFreshSlots, type AskedStart } from './choosing/fresh-slots'
import { noteAll } from './note-change'
import { askedOf, takeTurn } from './choosing/take-turn'
import { undoUntil } from './choosing/undo-time'
import { lockVisit } from '../visits/visit.store'
import { updateAppointment } from './write-appointment'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/**
 * Takes an appointment out of the agenda and its event out of Google (APPT-27), a visit of several people with all of its
 * parts; nothing is erased yet. Answers until
 * when it can be brought back; a repeat is answered alike. @throws Problem APPOINTMENT_NOT_FOUND
 */
export function deleteAppointment({ db, clock }: Needs, companyId: string, id: string): Promise<Date> {
  return db.asCompany(companyId, async (tx) => {
    const now = clock()
    const before = await lockAppointment(tx, companyId, id)
    if (!before || !isBooked(before)) throw new Problem('APPOINTMENT_NOT_FOUND')
    if (before.deleted_at !== null) {
      if (undoUntil(before.deleted_at) <= now) throw new Problem('APPOINTMENT_NOT_FOUND')
      return undoUntil(before.deleted_at)
    }
    await write(tx, companyId, await allOf(tx, companyId, before), { deleted_at: now, now })
    return undoUntil(now)
  })
}

/** Brings a removed appointment back. @throws Problem APPOINTMENT_NOT_FOUND, UNDO_EXPIRED, SLOT_TAKEN */
export function restoreAppointment(needs: Needs, companyId: string, id: string): Promise<StoredAppointment> {
  let asked: AskedStart | undefined
  const restore = () =>
    needs.db.asCompany(companyId, async (tx) => {
      const now = needs.clock()
      const before = await lockAppointment(tx, companyId, id)
      if (!before || !isBooked(before)) throw new Problem('APPOINTMENT_NOT_FOUND')
      if (before.deleted_at === null) return before
      if (undoUntil(before.deleted_at) <= now) throw new Problem('UNDO_EXPIRED')
      const rows = await allOf(tx, companyId, before)
      // What was taken out of a visit by itself is not a visit that comes back.
      if (before.visit_id !== null && rows.length !== before.visit_total) throw new Problem('UNDO_EXPIRED')
      if (rows.length === 1) asked = askedOf(before, { publicly: false })
      if (rows.some(({ status }) => status !== 'held' && blocksTime(status)))
        await takeTurn(tx, companyId, {
          agendas: rows.map(({ agenda_id }) => ({ id: agenda_id })),
          id,
          now,
          alone: rows.some(({ beside }) => beside.length > 0),
        })
      return write(tx, companyId, rows, { deleted_at: null, now })
    })
  return orFreshSlots(needs, companyId, restore, () => asked)
}

/** An appointment, or all parts of its visit in their order: those that were deleted with it, or stand as it does. */
async function allOf(tx: Tx, companyId: string, row: StoredAppointment): Promise<StoredAppointment[]> {
  if (row.visit_id === null) return [row]
  await lockVisit(tx, companyId, row.visit_id)
  const ids = row.visit?.map((part) => part.id) ?? []
  return readAppointments(tx, companyId, ids)
}

/** Writes rows as deleted or standing; answers the first as it stands then. */
async function write(
  tx: Tx,
  companyId: string,
  rows: readonly StoredAppointment[],
  { deleted_at, now }: { deleted_at: Date | null; now: Date },
): Promise<StoredAppointment> {
  for (const row of rows)
    await updateAppointment(tx, companyId, { ...row, deleted_at, ics_sequence: row.ics_sequence + 1 }, now)
  const after = await readAppointments(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
  const changes = after.map((row, place) => ({ before: rows[place]!, after: row }))
  return noteAll(tx, companyId, after[0]!, changes)
}
