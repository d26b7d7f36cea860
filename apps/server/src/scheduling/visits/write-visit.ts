import { MOST_SERVICES } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { readAppointments, type BookedAppointment } from '../appointments/appointments.store'
import { firstWritten } from '../appointments/choosing/place-among'
import { insertAppointment, updateAppointment } from '../appointments/write-appointment'
import type { PlacedPart } from './place-row'
import { liftVisit, partId } from './visit.store'
import type { WantedPart } from './wanted-parts'

interface VisitToWrite {
  visitId: string
  /** Its parts as they are to be, but for where they lie. */
  wanted: readonly BookedAppointment[]
  parts: readonly WantedPart[]
  ways: readonly (readonly PlacedPart[])[]
  now: Date
}

/**
 * Writes a visit anew into the first of some ways of which nobody has taken a part: rows that it has stay the same rows, those
 * that it needs no more are removed. Of one person it is an appointment as any other.
 * @throws Problem SLOT_TAKEN where each of them is taken
 */
export async function writeVisit(
  tx: Tx,
  companyId: string,
  { visitId, wanted, parts, ways, now }: VisitToWrite,
): Promise<void> {
  const [head] = wanted as [BookedAppointment]
  const ids = Array.from({ length: MOST_SERVICES }, (_, place) => partId(companyId, visitId, place + 1))
  const known = await readAppointments(tx, companyId, ids)
  const isDone = await firstWritten(tx, ways, async (way) => {
    await liftVisit(
      tx,
      companyId,
      wanted.map(({ id }) => id),
      now,
    )
    for (const [place, { view, service, place: at, willed, beside }] of way.entries()) {
      const id = ids[place]!
      const own = wanted.find((row) => row.id === id)
      const before = known.find((row) => row.id === id)
      const chosen = parts.find(({ serviceId }) => serviceId === service.service_id)
      const content = {
        ...(own ?? head),
        ...(place > 0 && { deposit_cents: null, deposit_due_at: null, deposit_paid_at: null }),
        ...service,
        id,
        agenda_id: view.agenda.id,
        agenda_number: view.agenda.number,
        agenda_chosen: chosen?.agendaId !== undefined && (chosen.booked?.isChosen ?? true),
        willed: willed ?? [],
        beside: beside ?? [],
        units: [...view.units],
        seat: null,
        series_id: null,
        place: at,
        deleted_at: null,
        ics_sequence: (before?.ics_sequence ?? -1) + 1,
        ...(way.length > 1
          ? { visit_id: visitId, visit_place: place + 1, visit_total: way.length }
          : { visit_id: null, visit_place: null, visit_total: null }),
      }
      if (before) await updateAppointment(tx, companyId, content, now)
      else if (!(await insertAppointment(tx, companyId, content, now))) return false
    }
    for (const row of wanted.filter(({ id }) => ids.indexOf(id) >= way.length)) {
      const ics_sequence = row.ics_sequence + 1
      await updateAppointment(tx, companyId, { ...row, deleted_at: now, ics_sequence }, now)
    }
    return true
  })
  if (!isDone) throw new Problem('SLOT_TAKEN')
}
