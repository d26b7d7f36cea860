import { isOnSale, offeredTypes, priceCents } from '@balcao/domain/catalogue'
import { serviceOptions } from '@balcao/domain/catalogue-json'
import { does, ownCents, ownMinutes, type BookedService, type Offers } from '@balcao/domain/scheduling'
import { readOnSale } from '../../catalogue'
import type { Tx } from '../../platform/database/database'

/** A service of the catalogue as it is booked. `minutes` of a service by day are 480 for each day. */
export interface AgendaService extends Pick<BookedService, 'minutes' | 'modality'> {
  /** The item's own stable id. */
  id: string
  name: string
  description: string
  category: string
  /** Cents by price type, in the order of the catalogue; at least one. */
  prices: { type: string; cents: number }[]
  /** Of a visit that is being moved: the services that it is made of. */
  parts?: readonly { id: string; minutes: number }[] | undefined
}

const USUAL_MINUTES = 60

/** The services on sale at an instant, in the order of the catalogue. */
export async function readServices(tx: Tx, companyId: string, now: Date): Promise<AgendaService[]> {
  const catalogue = await readOnSale(tx, companyId, 'servicos')
  const items = new Map(catalogue.items.map((item) => [item.id, item]))
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]))
  return serviceOptions(catalogue, { onlyActive: true }).flatMap((option) => {
    const item = items.get(option.itemId)!
    const category = categories.get(item.category_id)!
    if (!isOnSale(item, category, now.getTime())) return []
    return {
      id: item.id,
      name: item.nome,
      description: item.descricao,
      category: category.nome,
      minutes: option.duration || USUAL_MINUTES,
      modality: option.modalidade,
      prices: offeredTypes(item, category, catalogue).map((type) => ({
        type,
        cents: priceCents(item, type),
      })),
    }
  })
}

/** Of the services on sale those that are done in an agenda, in its own minutes and for its own prices. */
export function servicesOf(
  { offers }: { offers: Offers | null },
  onSale: readonly AgendaService[],
): readonly AgendaService[] {
  if (offers === null) return onSale
  return onSale
    .filter(({ id }) => does(offers, id))
    .map((service) => ({
      ...service,
      minutes: ownMinutes(offers, service.id, service.minutes),
      prices: service.prices.map(({ type, cents }) => ({
        type,
        cents: ownCents(offers, service.id, type, cents),
      })),
    }))
}
