import { blocksTime, mayBecome, type Booking } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgenda } from '../agenda/agendas.store'
import { readAgenda } from '../agenda/read-agenda'
import type { SchedulingParts } from '../scheduling-parts'
import {
  isBooked,
  lockAppointment,
  readAppointments,
  type BookedAppointment,
  type StoredAppointment,
} from './appointments.store'
import { checkPerson } from './check-person'
import { chooseService } from './choose-service'
import { depositTerm } from './deposit-term'
import { orFreshSlots, type AskedStart } from './fresh-slots'
import { noteChange } from './note-change'
import { placeStart } from './place-start'
import { askedOf, takeTurn, timedOf } from './take-turn'
import {
  changesService,
  differs,
  movesTime,
  personOf,
  statusOf,
  type AppointmentChange,
  type ChangedBy,
} from './wanted-change'
import { updateAppointment } from './write-appointment'

export { takeTurn } from './take-turn'
export type { AppointmentChange, ChangedBy } from './wanted-change'

/**
 * Changes, moves or takes an appointment to another status, in a transaction of its own. What is that way already is
 * answered as it stands, so a double click or a repeat changes it once. A new start is judged as a booking's is (a
 * customer keeps to notice, horizon and grid); one that it keeps may be past (spec-notes A28). A cancelled one that is
 * taken back needs its time to be free, not to be open.
 * @throws Problem APPOINTMENT_NOT_FOUND, APPOINTMENT_CHANGED, TRANSITION_NOT_ALLOWED, SLOT_TAKEN with
 * `current: {slots: [{start}]}`, SERVICE_NOT_FOUND, AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export async function changeAppointment(
  parts: Pick<SchedulingParts, 'db' | 'clock'>,
  companyId: string,
  id: string,
  change: AppointmentChange,
  by: ChangedBy,
): Promise<StoredAppointment> {
  let asked: AskedStart | undefined
  return orFreshSlots(
    parts,
    companyId,
    () =>
      parts.db.asCompany(companyId, (tx) =>
        changeIn(tx, companyId, {
          id,
          change,
          by,
          now: parts.clock(),
          asks: (start) => void (asked = start),
        }),
      ),
    () => asked,
  )
}

interface Changing {
  id: string
  change: AppointmentChange
  by: ChangedBy
  now: Date
  asks: (start: AskedStart) => void
}

async function changeIn(tx: Tx, companyId: string, changing: Changing): Promise<StoredAppointment> {
  const { id, change, by, now } = changing
  const before = await lockAppointment(tx, companyId, id)
  if (!before || before.deleted_at !== null || !isBooked(before)) throw new Problem('APPOINTMENT_NOT_FOUND')
  const person = personOf(change)
  const wanted = { ...before, ...person, ...statusOf(before, change, by) }
  const isMoved = movesTime(before, change)
  if (!isMoved && !differs(before, wanted)) return before
  if (change.version !== undefined && change.version !== before.version)
    throw new Problem('APPOINTMENT_CHANGED')
  if (wanted.status !== before.status && !mayBecome(before.status, wanted.status))
    throw new Problem('TRANSITION_NOT_ALLOWED')
  if (Object.keys(person).length > 0) checkPerson(wanted)

  let place: Booking | undefined
  if (isMoved) place = await findPlace(tx, companyId, wanted, changing)
  else if (blocksTime(wanted.status) && !blocksTime(before.status)) {
    changing.asks({ ...askedOf(before), publicly: by === 'customer' })
    await takeTurn(tx, companyId, { agendaId: before.agenda_id, id, now })
  }
  const isNews = place !== undefined || wanted.status !== before.status || wanted.address !== before.address
  const ics_sequence = before.ics_sequence + (isNews ? 1 : 0)
  if (wanted.status === 'pending' && before.status !== 'pending' && before.deposit_paid_at === null) {
    wanted.deposit_due_at = await depositTerm(tx, companyId, wanted, now)
  }
  await updateAppointment(tx, companyId, { ...wanted, place, ics_sequence }, now)
  const [after] = await readAppointments(tx, companyId, [id])
  return noteChange(tx, companyId, { before, after: after! })
}

/** Finds the new place, and puts service and agenda that come with it into `wanted`. */
async function findPlace(
  tx: Tx,
  companyId: string,
  wanted: BookedAppointment,
  { id, change, by, now, asks }: Changing,
): Promise<Booking> {
  const startsAt = change.startsAt ?? wanted.starts_at.toISOString()
  const start = Date.parse(startsAt)
  const publicly = by === 'customer'
  const agenda = await ensureAgenda(tx, companyId, change.agendaId ?? wanted.agenda_id)
  await takeTurn(tx, companyId, { agendaId: agenda.id, id, now })
  const date = new Date(start).toISOString().slice(0, 10)
  const view = await readAgenda(tx, companyId, {
    agendaId: agenda.id,
    from: date,
    to: date,
    besides: timedOf(wanted),
    except: id,
    now,
  })
  const isSameStart = start === wanted.starts_at.getTime() && agenda.id === wanted.agenda_id
  if (changesService(wanted, change)) {
    const serviceId = change.serviceId ?? wanted.service_id
    Object.assign(wanted, chooseService(view, { serviceId, priceType: change.priceType }, { publicly }))
  }
  Object.assign(wanted, { agenda_id: agenda.id, agenda_number: agenda.number })
  const service = timedOf(wanted)
  asks({ service, startsAt, agendaId: agenda.id, publicly, except: id })
  const busy = blocksTime(wanted.status) ? view.busy : []
  return placeStart({ ...view, busy }, service, { start, publicly, mayBePast: isSameStart })
}
