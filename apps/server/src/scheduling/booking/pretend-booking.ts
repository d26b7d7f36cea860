import type { BodyOf } from '@balcao/contract'
import type { bookSlot, OwnBooking } from '@balcao/contract/booking'
import type { Tx } from '../../platform/database/database'
import { checkPeople, mostOf } from '../agenda/seats'
import { timedOf } from '../appointments/choosing/take-turn'
import { readAgendas } from '../agenda/read-agenda'
import { showParts } from '../appointments/appointments.store'
import { askedServices, chooseServices } from '../appointments/choosing/choose-service'
import { placeAmong, type PlaceIn } from '../appointments/choosing/place-among'
import { googleTemplateUrl } from './google-template-url'
import type { OwnAppointment } from './own-booking'

/**
 * What a machine is told that filled in the field no person sees: a booking like any other, of which nothing is stored.
 * @throws Problem as a booking would
 */
export async function pretendBooking(
  tx: Tx,
  { shop, link, url }: Pick<OwnAppointment, 'shop' | 'link' | 'url'>,
  request: BodyOf<typeof bookSlot>,
  now: Date,
): Promise<OwnBooking> {
  const start = Date.parse(request.starts_at)
  const date = new Date(start).toISOString().slice(0, 10)
  const which = { agendaId: request.agenda_id, forCustomers: true }
  const views = await readAgendas(tx, shop.id, { ...which, from: date, to: date, now })
  const { also, ...first } = askedServices(request)
  const asked = { services: [first, ...also], people: request.people, agendaId: request.agenda_id }
  const doing = chooseServices(views, asked, { publicly: true })
  checkPeople(doing[0]!.view, timedOf(doing[0]!.service), request.people ?? 1)
  const [{ view, service, place }] = placeAmong(doing, { start, publicly: true }) as [PlaceIn]
  const { minutes, modality } = service
  const { id, nome, telefone, endereco, timeZone } = shop
  const booking = {
    id: request.id.toLowerCase(),
    status: view.settings.confirm_by_self ? ('confirmed' as const) : ('pending' as const),
    service_id: service.service_id,
    service: service.service_name,
    price_type: service.price_type,
    price_cents: service.price_cents,
    services: showParts({
      ...service,
      agenda_id: view.agenda.id,
      professional: null,
      starts_at: new Date(place.start),
      ends_at: new Date(place.end),
    }),
    duration: minutes,
    people: service.people,
    most_people: mostOf(view, timedOf(service)),
    modalidade: modality,
    starts_at: new Date(place.start).toISOString(),
    ends_at: new Date(place.end).toISOString(),
    dates: place.dates,
  }
  const company = { nome, telefone, endereco }
  const at = now.toISOString()
  return {
    ...booking,
    professional: null,
    no_show: false,
    asks: null,
    will_come: false,
    client: request.name,
    version: 1,
    changeable: true,
    in_calendar: false,
    cancelled_by: null,
    deposit: null,
    company: { ...company, id, time_zone: timeZone },
    link,
    google_template_url: googleTemplateUrl({
      ...booking,
      createdAt: at,
      updatedAt: at,
      sequence: 0,
      company,
      url,
    }),
  }
}
