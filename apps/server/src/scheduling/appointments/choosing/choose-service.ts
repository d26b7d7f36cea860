import { serviceRules } from '@balcao/domain/scheduling'
import { Problem } from '../../../platform/http/problems'
import type { AgendaView } from '../../agenda/read-agenda'
import type { AgendaService } from '../../agenda/services'
import { asOffered } from '../../agenda/slot-rules'
import type { StoredAppointment } from '../appointments.store'

export type ChosenService = Pick<
  StoredAppointment,
  'service_id' | 'service_name' | 'price_type' | 'price_cents' | 'minutes' | 'modality'
>

/** An agenda, and a service as it is done there. */
export interface Doing<Service = Pick<ChosenService, 'service_id' | 'minutes' | 'modality'>> {
  view: AgendaView
  service: Service
}

interface AskedService {
  serviceId: string
  priceType?: string | undefined
  /** Somebody's, where somebody was asked for. */
  agendaId?: string | undefined
}

/**
 * A service and one of its prices, the first where none is named, as each of the agendas does it that do it; never none.
 * @throws Problem SERVICE_NOT_FOUND when it is not on sale, or not for customers themselves; SERVICE_NOT_OFFERED when it is
 * done in none of the agendas; APPOINTMENT_INVALID for a price type that it has not
 */
export function chooseService(
  views: readonly AgendaView[],
  asked: AskedService,
  { publicly }: { publicly: boolean },
): Doing<ChosenService>[] {
  const { serviceId, priceType } = asked
  if (publicly && !serviceRules(views[0]!.settings, serviceId).bookable)
    throw new Problem('SERVICE_NOT_FOUND')
  const doing = views.flatMap((view) => {
    const service = asOffered(serviceId)(view)
    return service ? [{ view, service: choosePrice(service, priceType) }] : []
  })
  if (doing.length === 0) throw notDone(views, asked)
  return doing
}

/** What is answered where no agenda does a service: it left the catalogue, or who did it. */
export function notDone(
  [view]: readonly Pick<AgendaView, 'onSale'>[],
  { serviceId, agendaId }: Pick<AskedService, 'serviceId' | 'agendaId'>,
): Problem {
  const isOnSale = view?.onSale.some(({ id }) => id === serviceId)
  if (!isOnSale) return new Problem('SERVICE_NOT_FOUND')
  if (agendaId === undefined) return new Problem('SERVICE_NOT_OFFERED')
  const mensagem = 'Esta pessoa não faz este serviço. Escolha outra pessoa ou outro serviço.'
  return new Problem('SERVICE_NOT_OFFERED', { mensagem, fields: [{ path: 'agenda_id', mensagem }] })
}

function choosePrice(service: AgendaService, priceType: string | undefined): ChosenService {
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
