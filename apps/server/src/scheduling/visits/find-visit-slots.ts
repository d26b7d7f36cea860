import type { DaySlots } from '@balcao/domain/scheduling'
import type { Database } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { getCompany } from '../../company'
import { ensureAgenda, ensureAgendas } from '../agenda/agendas.store'
import type { SlotsQuestion } from '../agenda/find-agenda-slots'
import { readAppointments } from '../appointments/appointments.store'
import { partsAsked } from './people-for'
import { daysOfRow } from './row-days'
import { partsOfVisit } from './visit.store'
import { movedIn, wantedParts } from './wanted-parts'
import { refuseOwnWishes } from './willed-row'

interface VisitSlotsQuestion extends Pick<
  SlotsQuestion,
  'serviceIds' | 'people' | 'from' | 'to' | 'except' | 'anyone' | 'now'
> {
  /** Of who does each of the services; the company's own agenda where none is named, or `anyone`'s. */
  agendaIds: readonly (string | undefined)[]
}

/**
 * The starts of each date for a visit as the counter sees them, each service with the person that is meant for it.
 * @throws Problem SERVICE_NOT_OFFERED, AGENDA_NOT_FOUND, APPOINTMENT_INVALID
 */
export function findVisitSlots(
  db: Database,
  companyId: string,
  { serviceIds, people, agendaIds, anyone = false, except, ...dates }: VisitSlotsQuestion,
): Promise<{ time_zone: string; days: DaySlots[] }> {
  refuseOwnWishes({ people })
  return db.asCompany(companyId, async (tx) => {
    const isOpen = !anyone && serviceIds.some((_, place) => agendaIds[place] === undefined)
    const own = isOpen ? (await ensureAgenda(tx, companyId)).id : undefined
    const services = serviceIds.map((serviceId, place) => ({ serviceId, agendaId: agendaIds[place] ?? own }))
    const named = [...new Set(services.flatMap(({ agendaId }) => agendaId ?? []))]
    const agendas = await ensureAgendas(tx, companyId, { agendaIds: named, forCustomers: anyone })
    if (!named.every((id) => agendas.some((agenda) => agenda.id === id)))
      throw new Problem('AGENDA_NOT_FOUND')
    const [moved] = except ? await readAppointments(tx, companyId, [except]) : []
    const visitId = moved && moved.status !== 'held' ? (moved.visit_id ?? moved.id) : undefined
    const rows = visitId ? await partsOfVisit(tx, companyId, visitId) : []
    const [{ serviceId, agendaId: whom }, ...also] = services as [(typeof services)[number]]
    const parts = rows[0] && wantedParts(rows, rows[0], { serviceId, whom, also })
    const question = {
      which: { agendaIds: named, forCustomers: anyone },
      partsIn: parts ? movedIn(parts, { publicly: false }) : partsAsked(services),
      publicly: false,
      except: visitId,
    }
    const days = await daysOfRow(tx, companyId, question, dates)
    return { time_zone: (await getCompany(tx, companyId)).timeZone, days }
  })
}
