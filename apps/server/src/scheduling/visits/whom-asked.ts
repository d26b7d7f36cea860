import type { Tx } from '../../platform/database/database'
import { ensureAgenda } from '../agenda/agendas.store'
import type { WhichAgenda } from '../agenda/agenda-question'
import type { BookingRequest } from '../appointments/booking-request'
import { servicesOf } from '../appointments/choosing/booked-content'
import type { AskedService } from '../appointments/choosing/choose-service'

/** Whether nobody is named for the whole, and whoever is free may do it. */
export const isOfAnyone = ({ agendaId, publicly, anyone = false }: BookingRequest): boolean =>
  agendaId === undefined && (publicly || anyone)

/** How many people a booking asks for; `either` is whoever can: one person, or several. @throws Problem as `whichOf` */
export async function whomOf(
  tx: Tx,
  companyId: string,
  request: BookingRequest,
): Promise<'one' | 'several' | 'either'> {
  const services = servicesOf(request)
  if (services.length === 1) return 'one'
  if (services.every(({ agendaId }) => agendaId === undefined)) return isOfAnyone(request) ? 'either' : 'one'
  const { asked } = await whichOf(tx, companyId, request)
  const named = new Set(asked.map(({ agendaId }) => agendaId))
  return named.size > 1 || named.has(undefined) ? 'several' : 'one'
}

/**
 * The agendas that are meant, and the services with who is to do them; at the counter each has somebody, unless `anyone` may.
 * @throws Problem AGENDA_NOT_FOUND where the company's own agenda would be meant, and is out of use
 */
export async function whichOf(
  tx: Tx,
  companyId: string,
  request: BookingRequest,
): Promise<{ which: WhichAgenda; asked: AskedService[] }> {
  const services = servicesOf(request)
  const isOwn = !isOfAnyone(request) && services.some(({ agendaId }) => agendaId === undefined)
  const usual = request.agendaId ?? (isOwn ? (await ensureAgenda(tx, companyId)).id : undefined)
  const asked = services.map((one) => ({ ...one, agendaId: one.agendaId ?? usual }))
  if (request.publicly || request.anyone) return { which: { forCustomers: true }, asked }
  return { which: { agendaIds: [...new Set(asked.flatMap(({ agendaId }) => agendaId ?? []))] }, asked }
}
