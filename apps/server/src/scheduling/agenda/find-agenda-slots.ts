import { findSlots, type DaySlots } from '@balcao/domain/scheduling'
import type { Database } from '../../platform/database/database'
import { isBooked, readAppointments } from '../appointments/appointments.store'
import { notDone } from '../appointments/choosing/choose-service'
import { asBooked, hasServices } from '../appointments/choosing/take-turn'
import { readAgenda } from './read-agenda'
import { asVisit, slotRules } from './slot-rules'

export interface SlotsQuestion {
  /** In the order in which they are done in one visit; one for most. */
  serviceIds: readonly string[]
  /** Dates `YYYY-MM-DD`, both included. */
  from: string
  to: string
  agendaId?: string | undefined
  /** An appointment that is being moved: its own time counts as free, and it keeps its service as it was booked. */
  except?: string | undefined
  now: Date
}

/** The starts of each date as the counter sees them. @throws Problem SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, AGENDA_NOT_FOUND */
export function findAgendaSlots(
  db: Database,
  companyId: string,
  { serviceIds, ...question }: SlotsQuestion,
): Promise<{ time_zone: string; days: DaySlots[] }> {
  return db.asCompany(companyId, async (tx) => {
    const moved = question.except ? (await readAppointments(tx, companyId, [question.except]))[0] : undefined
    const booked = moved && isBooked(moved) && hasServices(moved, serviceIds) ? moved : undefined
    const view = await readAgenda(tx, companyId, { ...question, besides: booked })
    const service = (booked ? asBooked(booked, { publicly: false }) : asVisit(serviceIds))(view)
    if (!service) throw notDone([view], { serviceIds, agendaId: question.agendaId })
    return { time_zone: view.zone, days: findSlots(slotRules(view, service, { publicly: false }), question) }
  })
}
