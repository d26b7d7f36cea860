import { blocksTime } from '@balcao/domain/scheduling'
import { Problem } from '../../platform/http/problems'
import type { SchedulingNeeds } from '../scheduling-needs'
import { isBooked, lockAppointment, readAppointments, type StoredAppointment } from './appointments.store'
import { orFreshSlots, type AskedStart } from './choosing/fresh-slots'
import { noteChange } from './note-change'
import { askedOf, takeTurn } from './choosing/take-turn'
import { undoUntil } from './choosing/undo-time'
import { updateAppointment } from './write-appointment'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/**
 * Takes an appointment out of the agenda and its event out of Google (APPT-27); nothing is erased yet. Answers until
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
    const ics_sequence = before.ics_sequence + 1
    await updateAppointment(tx, companyId, { ...before, deleted_at: now, ics_sequence }, now)
    const [after] = await readAppointments(tx, companyId, [id])
    await noteChange(tx, companyId, { before, after: after! })
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
      asked = askedOf(before, { publicly: false })
      if (blocksTime(before.status))
        await takeTurn(tx, companyId, {
          agendas: [{ id: before.agenda_id }],
          id,
          now,
          alone: before.beside.length > 0,
        })
      const ics_sequence = before.ics_sequence + 1
      await updateAppointment(tx, companyId, { ...before, deleted_at: null, ics_sequence }, now)
      const [after] = await readAppointments(tx, companyId, [id])
      return noteChange(tx, companyId, { before, after: after! })
    })
  return orFreshSlots(needs, companyId, restore, () => asked)
}
