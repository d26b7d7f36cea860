import { serviceRules } from '@balcao/domain/scheduling'
import { Problem } from '../../platform/http/problems'
import type { AgendaView } from '../agenda/read-agenda'
import type { StoredAppointment } from './appointments.store'

export type ChosenService = Pick<
  StoredAppointment,
  'service_id' | 'service_name' | 'price_type' | 'price_cents' | 'minutes' | 'modality'
>

/**
 * A service of the agenda and one of its prices, the first where none is named. @throws Problem SERVICE_NOT_FOUND when
 * it is not on sale, or not for customers themselves; APPOINTMENT_INVALID for a price type that it has not
 */
export function chooseService(
  view: Pick<AgendaView, 'services' | 'settings'>,
  { serviceId, priceType }: { serviceId: string; priceType?: string | undefined },
  { publicly }: { publicly: boolean },
): ChosenService {
  const service = view.services.find(({ id }) => id === serviceId)
  if (!service || (publicly && !serviceRules(view.settings, serviceId).bookable))
    throw new Problem('SERVICE_NOT_FOUND')
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
