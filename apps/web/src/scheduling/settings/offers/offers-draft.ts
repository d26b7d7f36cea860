import type { Agenda } from '@balcao/contract/scheduling'
import type { Offers } from '@balcao/domain/scheduling/light'
import { isSame, type Fields } from '../../../shared/edit/rules/fields'

/** A service as the form has it: whether somebody does it, and what of it is their own. */
export interface DraftService {
  does: boolean
  /** Minutes; null as the catalogue says. */
  duration: number | null
  /** Cents by price type; the others cost what the catalogue says. */
  prices: Record<string, number>
}

/** What somebody does, as the form has it; of services that nothing is said of, `serviceOf` tells. */
export interface OffersDraft {
  all: boolean
  services: Record<string, DraftService>
}

/** What is changed and compared by itself: whether they do everything, or one service. */
export type OffersField = 'all' | `service.${string}`

export function offersDraft({ offers }: Pick<Agenda, 'offers'>): OffersDraft {
  const services = (offers?.services ?? []).map(({ id, duration, prices }) => [
    id,
    { does: true, duration, prices },
  ])
  return {
    all: offers?.all ?? true,
    services: Object.fromEntries(services) as Record<string, DraftService>,
  }
}

/** How a draft has a service: who did everything until now still does it, unless it was taken away. */
export function serviceOf({ all, services }: OffersDraft, id: string): DraftService {
  return Object.hasOwn(services, id) ? services[id]! : { does: all, duration: null, prices: {} }
}

/** A draft in which a service is another way. */
export function withService(draft: OffersDraft, id: string, change: Partial<DraftService>): OffersDraft {
  return { ...draft, services: { ...draft.services, [id]: { ...serviceOf(draft, id), ...change } } }
}

/** Everything, or just what is chosen: that begins with all of `known`, to take away from. */
export function withAll(draft: OffersDraft, all: boolean, known: readonly string[]): OffersDraft {
  if (all === draft.all) return draft
  const services = known.map((id) => [id, { ...serviceOf(draft, id), ...(all ? {} : { does: true }) }])
  return {
    all,
    services: { ...draft.services, ...(Object.fromEntries(services) as OffersDraft['services']) },
  }
}

/** The draft as it is sent. */
export function offersOf({ all, services }: OffersDraft): Offers {
  return {
    all,
    services: Object.entries(services)
      .filter(([, { does, duration, prices }]) =>
        all ? duration !== null || Object.keys(prices).length > 0 : does,
      )
      .map(([id, { duration, prices }]) => ({ id, duration, prices })),
  }
}

/** What a draft says of a service to whoever compares two: nothing of whether it is done where all are. */
const saidOf = (draft: OffersDraft, id: string) => {
  const { does, duration, prices } = serviceOf(draft, id)
  return draft.all || does ? { does: true, duration, prices } : { does: false }
}

export const offersFields: Fields<OffersDraft, OffersField> = {
  changed(before, after) {
    const ids = new Set([...Object.keys(before.services), ...Object.keys(after.services)])
    const services = [...ids].filter((id) => !isSame(saidOf(before, id), saidOf(after, id)))
    const names = services.map((id) => `service.${id}` as const)
    return before.all === after.all ? names : ['all', ...names]
  },
  take: (draft, other, fields) =>
    fields.reduce<OffersDraft>((next, field) => {
      if (field === 'all') return { ...next, all: other.all }
      const id = field.slice('service.'.length)
      return withService(next, id, serviceOf(other, id))
    }, draft),
}
