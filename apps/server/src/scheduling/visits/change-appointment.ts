import type { StoredAppointment } from '../appointments/appointments.store'
import { orFreshSlots, type AskedOfSeveral, type AskedStart } from '../appointments/choosing/fresh-slots'
import { noteAll } from '../appointments/note-change'
import type { AppointmentChange, ChangedBy } from '../appointments/wanted-change'
import type { SchedulingNeeds } from '../scheduling-needs'
import { changeAsAsked } from './change-visit'

export type { AppointmentChange, ChangedBy } from '../appointments/wanted-change'

/**
 * Changes, moves or takes an appointment to another status, in a transaction of its own. What is that way already is
 * answered as it stands, so a double click or a repeat changes it once. A new start is judged as a booking's is (a
 * customer keeps to notice, horizon and grid); one that it keeps may be past (decision 0026, A28). A cancelled one that is
 * taken back needs its time to be free, not to be open. The counter's `will` moves it to where the agenda would refuse it
 * (decision 0037); anybody else's next move takes that mark away. A visit of several people changes as a whole, by whichever of
 * its parts is named; a professional completes their own (decision 0048).
 * @throws Problem APPOINTMENT_NOT_FOUND, APPOINTMENT_CHANGED, TRANSITION_NOT_ALLOWED, SLOT_TAKEN with
 * `current: {slots: [{start}]}`, APPOINTMENT_WARNED with `{warnings, slots}`, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED,
 * AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export async function changeAppointment(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  id: string,
  change: AppointmentChange,
  by: ChangedBy,
): Promise<StoredAppointment> {
  let asked: AskedStart | AskedOfSeveral | undefined
  return orFreshSlots(
    needs,
    companyId,
    () =>
      needs.db.asCompany(companyId, async (tx) => {
        const asks = (start: AskedStart | AskedOfSeveral) => void (asked = start)
        const { row, news } = await changeAsAsked(tx, companyId, { id, change, by, now: needs.clock(), asks })
        return noteAll(tx, companyId, row, news)
      }),
    () => asked,
  )
}
