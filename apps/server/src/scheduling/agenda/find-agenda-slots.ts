import { findSlots, type DaySlots } from '@balcao/domain/scheduling'
import type { Database } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { isBooked, readAppointments } from '../appointments/appointments.store'
import { readAgenda } from './read-agenda'
import { slotRules, type TimedService } from './slot-rules'

export interface SlotsQuestion {
  serviceId: string
  /** Dates `YYYY-MM-DD`, both included. */
  from: string
  to: string
  agendaId?: string | undefined
  /** An appointment that is being moved: its own time counts as free, and it keeps its service as it was booked. */
  except?: string | undefined
  now: Date
}

/** The starts of each date as the counter sees them. @throws Problem SERVICE_NOT_FOUND, AGENDA_NOT_FOUND */
export function findAgendaSlots(
  db: Database,
  companyId: string,
  { serviceId, ...question }: SlotsQuestion,
): Promise<{ time_zone: string; days: DaySlots[] }> {
  return db.asCompany(companyId, async (tx) => {
    const moved = question.except ? (await readAppointments(tx, companyId, [question.except]))[0] : undefined
    const booked =
      moved && isBooked(moved) && moved.service_id === serviceId
        ? { id: serviceId, minutes: moved.minutes, modality: moved.modality }
        : undefined
    const view = await readAgenda(tx, companyId, { ...question, besides: booked })
    const service: TimedService | undefined = booked ?? view.services.find(({ id }) => id === serviceId)
    if (!service) throw new Problem('SERVICE_NOT_FOUND')
    return { time_zone: view.zone, days: findSlots(slotRules(view, service, { publicly: false }), question) }
  })
}
