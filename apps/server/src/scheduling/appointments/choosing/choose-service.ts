import { isByDay } from '@balcao/domain/modality'
import { MOST_VISIT_MINUTES, serviceRules, visitName } from '@balcao/domain/scheduling'
import { Problem } from '../../../platform/http/problems'
import type { AgendaView } from '../../agenda/agenda-view'
import { isClass } from '../../agenda/seats'
import type { AgendaService } from '../../agenda/services'
import { asOffered } from '../../agenda/slot-rules'
import type { BookedPart, StoredAppointment } from '../appointments.store'

export type ChosenService = Pick<
  StoredAppointment,
  'service_id' | 'service_name' | 'price_type' | 'price_cents' | 'minutes' | 'modality' | 'people' | 'parts'
>

/** An agenda, and a service or visit as it is done there. */
export interface Doing<
  Service = Pick<ChosenService, 'service_id' | 'minutes' | 'modality' | 'people' | 'parts'>,
> {
  view: AgendaView
  service: Service
}

export interface AskedService {
  serviceId: string
  /** The service's first one when left out. */
  priceType?: string | undefined
  /** Agenda of who does it, where the services of a visit name theirs. */
  agendaId?: string | undefined
}

interface AskedVisit {
  /** In the order in which they are done; one for most. */
  services: readonly AskedService[]
  /** How many come; one where it is left out. */
  people?: number | undefined
  /** Somebody's, where somebody was asked for. */
  agendaId?: string | undefined
}

/**
 * The services of one visit, each with one of its prices, times the people who come, as each of the agendas does them that does all of them; never
 * none.
 * @throws Problem SERVICE_NOT_FOUND when one is not on sale, or not for customers themselves; SERVICE_NOT_OFFERED when none of
 * the agendas does them all; APPOINTMENT_INVALID for a price type that one has not, and for services that make no visit
 */
export function chooseServices(
  views: readonly AgendaView[],
  { services, people = 1, agendaId }: AskedVisit,
  { publicly }: { publicly: boolean },
): Doing<ChosenService>[] {
  const serviceIds = services.map(({ serviceId }) => serviceId)
  requireVisit(views[0]!, serviceIds, { publicly })
  const doing = views.flatMap((view) => {
    const parts = services.flatMap(({ serviceId, priceType }) => {
      const service = asOffered(serviceId)(view)
      return service ? [choosePrice(service, priceType)] : []
    })
    return parts.length === services.length ? [{ view, service: asOne(parts, people) }] : []
  })
  if (doing.length === 0) throw notDone(views, { serviceIds, agendaId })
  const short = doing.filter(
    ({ service }) => service.parts.length === 0 || service.minutes <= MOST_VISIT_MINUTES,
  )
  if (short.length === 0) throw noVisit('Estes serviços juntos são longos demais para uma visita')
  return short
}

/** @throws Problem SERVICE_NOT_FOUND, APPOINTMENT_INVALID as `chooseServices`, whoever does the services */
export function requireVisit(
  view: AgendaView,
  serviceIds: readonly string[],
  { publicly }: { publicly: boolean },
): void {
  if (publicly && !serviceIds.every((id) => serviceRules(view.settings, id).bookable))
    throw new Problem('SERVICE_NOT_FOUND')
  if (new Set(serviceIds).size < serviceIds.length)
    throw noVisit('O mesmo serviço não entra duas vezes na mesma visita')
  if (serviceIds.length > 1 && serviceIds.some((id) => isClass(view, { id })))
    throw noVisit('Uma turma não entra em uma visita com outros serviços')
}

/** The services that a call means. @throws Problem APPOINTMENT_INVALID where it names none */
export function askedServices({
  service_id,
  price_type,
  services,
}: {
  service_id?: string | undefined
  price_type?: string | undefined
  services?: readonly NamedService[] | undefined
}): Omit<AskedService, 'agendaId'> & { whom?: string; also: AskedService[] } {
  const named: readonly NamedService[] =
    services ?? (service_id === undefined ? [] : [{ service_id, price_type }])
  const [first, ...also] = named.map((one) => ({
    serviceId: one.service_id,
    priceType: one.price_type,
    ...(one.agenda_id && { agendaId: one.agenda_id.toLowerCase() }),
  }))
  if (!first) {
    const mensagem = 'Escolha um serviço'
    throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'service_id', mensagem }] })
  }
  const { agendaId: whom, ...service } = first
  return { ...service, ...(whom && { whom }), also }
}

interface NamedService {
  service_id: string
  price_type?: string | undefined
  agenda_id?: string | undefined
}

/** What is answered where no agenda does what was asked for: it left the catalogue, or who did it. */
export function notDone(
  [view]: readonly Pick<AgendaView, 'onSale'>[],
  { serviceIds, agendaId }: { serviceIds: readonly string[]; agendaId?: string | undefined },
): Problem {
  const isOnSale = serviceIds.every((serviceId) => view?.onSale.some(({ id }) => id === serviceId))
  if (!isOnSale) return new Problem('SERVICE_NOT_FOUND')
  const isVisit = serviceIds.length > 1
  if (agendaId === undefined) {
    return isVisit
      ? new Problem('SERVICE_NOT_OFFERED', {
          mensagem: 'Ninguém faz todos estes serviços. Agende-os separados.',
        })
      : new Problem('SERVICE_NOT_OFFERED')
  }
  const mensagem = isVisit
    ? 'Esta pessoa não faz todos estes serviços. Escolha outra pessoa ou agende-os separados.'
    : 'Esta pessoa não faz este serviço. Escolha outra pessoa ou outro serviço.'
  return new Problem('SERVICE_NOT_OFFERED', { mensagem, fields: [{ path: 'agenda_id', mensagem }] })
}

/** Why services make no visit. */
export const noVisit = (mensagem: string) =>
  new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'services', mensagem }] })

/** One service of a visit, with how it is booked. */
export type Part = BookedPart & Pick<StoredAppointment, 'modality'>

/** Services one after the other as one appointment. @throws Problem APPOINTMENT_INVALID where one of several is by day */
export function asOne(parts: readonly Part[], people = 1): ChosenService {
  const [first] = parts as [Part]
  if (parts.length === 1) return { ...first, price_cents: first.price_cents * people, people, parts: [] }
  if (parts.some(({ modality }) => isByDay(modality)))
    throw noVisit('Um serviço por dia não entra em uma visita com outros')
  const sum = (name: 'minutes' | 'price_cents') => parts.reduce((total, part) => total + part[name], 0)
  return {
    ...first,
    people: 1,
    service_name: visitName(parts.map(({ service_name }) => service_name)),
    minutes: sum('minutes'),
    price_cents: sum('price_cents'),
    parts: parts.map(({ modality: _byTime, ...part }) => part),
  }
}

/** A service for one of its prices, the first where none is named. @throws Problem APPOINTMENT_INVALID naming `price_type` */
export function choosePrice(service: AgendaService, priceType: string | undefined): Part {
  const price = service.prices.find(({ type }) => priceType === undefined || type === priceType)
  if (!price) {
    const mensagem = 'Este tipo de preço não existe mais. Escolha outro.'
    throw new Problem('APPOINTMENT_INVALID', { fields: [{ path: 'price_type', mensagem }] })
  }
  return {
    service_id: service.id,
    service_name: service.name,
    price_type: price.type,
    price_cents: price.cents,
    minutes: service.minutes,
    modality: service.modality,
  }
}
