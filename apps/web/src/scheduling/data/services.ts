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

/** Services of one visit as one: as long as all of them, with each one's price that was chosen, as whoever is meant for it does it. Undefined while one is unknown. */
export function visitOf(
  services: readonly Service[],
  parts: readonly { id: string; type: string; whom?: string }[],
  agenda: Pick<Agenda, 'offers'> | undefined,
  agendas: readonly Pick<Agenda, 'id' | 'offers'>[] = [],
): { duration: number; modality: Modality; cents: number } | undefined {
  const found = parts.flatMap(({ id, type, whom }) => {
    const known = services.find((service) => service.id === id)
    if (!known) return []
    const own = serviceIn(known, agendas.find((one) => one.id === whom) ?? agenda)
    return [{ ...own, cents: (own.prices.find((price) => price.type === type) ?? own.prices[0])?.cents ?? 0 }]
  })
  const [first] = found
  if (!first || found.length < parts.length) return undefined
  const sum = (name: 'duration' | 'cents') => found.reduce((total, one) => total + one[name], 0)
  return { duration: sum('duration'), modality: first.modality, cents: sum('cents') }
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
