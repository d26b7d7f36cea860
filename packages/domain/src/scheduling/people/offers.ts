/** A service as somebody does it, where that is not as the catalogue has it. */
export interface OwnService {
  /** The item's stable id. */
  id: string
  /** Minutes, of a service by day 480 for each day; null lasts what the catalogue says. */
  duration: number | null
  /** Cents by price type; one that is left out costs what the catalogue says. */
  prices: Record<string, number>
}

/** What somebody does of a company's services. Null in its place is everything, as the catalogue has it. */
export interface Offers {
  /** Every service, those that are made later too; else those of the list alone. */
  all: boolean
  services: OwnService[]
}

/** Whether somebody does a service. */
export function does(offers: Offers | null, serviceId: string): boolean {
  return offers === null || offers.all || ownOf(offers, serviceId) !== undefined
}

/** How long somebody takes for a service that lasts `usual` minutes by the catalogue. */
export function ownMinutes(offers: Offers | null, serviceId: string, usual: number): number {
  return ownOf(offers, serviceId)?.duration ?? usual
}

/** What somebody takes for a service that costs `usual` cents by the catalogue, under one of its price types. */
export function ownCents(offers: Offers | null, serviceId: string, type: string, usual: number): number {
  const prices = ownOf(offers, serviceId)?.prices ?? {}
  return Object.hasOwn(prices, type) ? prices[type]! : usual
}

/**
 * What is worth keeping of it: each service of `known` once, without those that differ in nothing where all are done;
 * null for everything as the catalogue has it. The last word about a service holds.
 */
export function tidyOffers(offers: Offers | null, known: ReadonlySet<string>): Offers | null {
  if (offers === null) return null
  const byId = new Map(offers.services.map((own) => [own.id, own]))
  const services = [...byId.values()].filter(
    (own) =>
      known.has(own.id) && (!offers.all || own.duration !== null || Object.keys(own.prices).length > 0),
  )
  return offers.all && services.length === 0 ? null : { all: offers.all, services }
}

const ownOf = (offers: Offers | null, serviceId: string) =>
  offers?.services.find(({ id }) => id === serviceId)
