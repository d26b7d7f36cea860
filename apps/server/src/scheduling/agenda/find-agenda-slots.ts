import type { DaySlots } from '@balcao/domain/scheduling'
import type { Database } from '../../platform/database/database'
import { isBooked, readAppointments } from '../appointments/appointments.store'
import { notDone } from '../appointments/choosing/choose-service'
import { asBooked, hasServices, keptBy } from '../appointments/choosing/take-turn'
import { peopleIn, rowsOfClass } from '../classes/class-rows'
import { readAgendas } from './read-agenda'
import { asVisit, daysOfDoing } from './slot-rules'

export interface SlotsQuestion {
  /** In the order in which they are done in one visit; one for most. */
  serviceIds: readonly string[]
  people?: number | undefined
  /** Dates `YYYY-MM-DD`, both included. */
  from: string
  to: string
  agendaId?: string | undefined
  /** Without `agendaId`: whoever customers are offered. */
  anyone?: boolean | undefined
  /** Places that it is to have, in place of what the services need. */
  placeIds?: readonly string[] | undefined
  /** An appointment that is being moved: its own time counts as free, and it keeps its service as it was booked. */
  except?: string | undefined
  /** With `except`: all who come to its class are moved with it. */
  wholeClass?: boolean | undefined
  now: Date
}

/** The starts of each date as the counter sees them. @throws Problem SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, AGENDA_NOT_FOUND */
export function findAgendaSlots(
  db: Database,
  companyId: string,
  { serviceIds, people, wholeClass, anyone, ...question }: SlotsQuestion,
): Promise<{ time_zone: string; days: DaySlots[] }> {
  return db.asCompany(companyId, async (tx) => {
    const moved = question.except ? (await readAppointments(tx, companyId, [question.except]))[0] : undefined
    const mates = moved && wholeClass ? await rowsOfClass(tx, companyId, moved) : []
    const booked = moved && isBooked(moved) && hasServices(moved, serviceIds) ? moved : undefined
    const kept = booked && { besides: booked, keeps: keptBy(booked) }
    const views = await readAgendas(tx, companyId, {
      ...question,
      forCustomers: anyone,
      ...kept,
      ...(mates.length > 0 && { except: mates.map(({ id }) => id) }),
    })
    const serviceIn = booked
      ? asBooked(
          { ...booked, people: mates.length > 0 ? peopleIn(mates) : (people ?? booked.people) },
          { publicly: false },
        )
      : asVisit(serviceIds, people)
    const days = daysOfDoing(views, serviceIn, question, { publicly: false })
    if (days.length === 0) throw notDone(views, { serviceIds, agendaId: question.agendaId })
    return { time_zone: views[0]!.zone, days: days.map(plainDay) }
  })
}

/** A day whose starts say their longest room alone: the counter knows its one service. */
const plainDay = (day: DaySlots): DaySlots => ({
  ...day,
  slots: day.slots.map(({ more: _others, ...slot }) => slot),
})
