import { isOnSale, offeredTypes, priceCents, type Catalogue } from '@balcao/domain/catalogue'
import type { Agenda } from '@balcao/contract/scheduling'
import { ownCents, ownMinutes } from '@balcao/domain/scheduling/light'
import type { Modality } from '@balcao/domain/modality'
import { serviceOptions } from '@balcao/domain/catalogue-json'

/** A service as the counter books it. `duration` is minutes; by day they are divided by 480. */
export interface Service {
  id: string
  name: string
  /** 'category : service' */
  label: string
  duration: number
  modality: Modality
  prices: { type: string; cents: number }[]
}

/** The services on sale at an instant (epoch milliseconds), in the catalogue's order (CATAL-24, APPT-40). */
export function servicesOf(catalogue: Catalogue, now: number): Service[] {
  const { categories, items } = catalogue
  const category = (id: string) => categories.find((one) => one.id === id)
  const onSale = items.filter((item) => {
    const its = category(item.category_id)
    return its !== undefined && isOnSale(item, its, now)
  })
  return serviceOptions({ categories, items: onSale }, { onlyActive: true }).flatMap((option) => {
    const item = onSale.find(({ id }) => id === option.itemId)
    const its = item && category(item.category_id)
    if (!item || !its) return []
    const prices = offeredTypes(item, its, catalogue).map((type) => ({ type, cents: priceCents(item, type) }))
    const { itemId, name, displayName, duration, modalidade } = option
    return [{ id: itemId, name, label: displayName, duration, modality: modalidade, prices }]
  })
}

/** A service as it is done in an agenda. */
export function serviceIn(service: Service, agenda: Pick<Agenda, 'offers'> | undefined): Service {
  const offers = agenda?.offers ?? null
  const { id, duration, prices } = service
  return {
    ...service,
    duration: ownMinutes(offers, id, duration),
    prices: prices.map(({ type, cents }) => ({ type, cents: ownCents(offers, id, type, cents) })),
  }
}
