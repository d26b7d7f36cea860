import type { BookableService } from '@balcao/contract/booking'
import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay } from '@balcao/domain/modality'
import { joinWays, MOST_VISIT_MINUTES, visitName } from '@balcao/domain/scheduling/light'
import { waysOf, type ServiceWay } from './service-ways'

/** A service that somebody wants; `type` is null until its price is chosen. */
export interface Wanted extends Whom {
  id: string
  type: string | null
}

/**
 * With whom one service of a visit is wanted: an agenda, or null for whoever is free. Left out where who does it is not chosen
 * service by service.
 */
export interface Whom {
  whom?: string | null
}

/** Several services of one visit, as one that can be fitted into a time. */
export type Visit = BookableService & { parts?: readonly Wanted[] }

/** What somebody chose, the first service and those that follow it, as a list. */
export const partsOf = <Type extends string | null>({ also = [], ...first }: Listed<Type>): Part<Type>[] =>
  [first, ...also].map(({ id, type, whom }) => ({ id, type, ...(whom !== undefined && { whom }) }))

interface Part<Type> extends Whom {
  id: string
  type: Type
}
interface Listed<Type> extends Part<Type> {
  also?: readonly Part<Type>[]
}

/** The other way round: of a list the first, and those that follow it. */
export const fromParts = <One extends Wanted>([first, ...also]: readonly One[]) => ({
  ...first!,
  ...(also.length > 0 && { also }),
})

/**
 * The services of a visit as one: as long and as dear as all of them, done by who does them all. One alone is itself.
 * Undefined where one is not known, by day or a class, or all are longer than a visit may be.
 */
export function visitOf(services: readonly BookableService[], parts: readonly Wanted[]): Visit | undefined {
  const found = parts.flatMap(({ id }) => services.find((service) => service.id === id) ?? [])
  if (found.length < parts.length || found.length === 0) return undefined
  if (found.length === 1) return found[0]
  if (!found.every(mayJoin)) return undefined
  const [first, ...others] = found.map((service, place) => pricedWays(service, parts[place]!.type))
  const ways = others.reduce<ServiceWay[]>((before, next) => joinWays(before, next, addPrices), first!)
  const short = ways.filter(({ minutes }) => minutes <= MOST_VISIT_MINUTES)
  if (ways.length > 0 && short.length === 0) return undefined
  const areAlike = short.length === 1 && short[0]!.kinds === undefined
  const sum = (name: 'duration' | 'deposit_cents') => found.reduce((total, one) => total + one[name], 0)
  const most = (name: 'buffer_before' | 'buffer_after') => Math.max(...found.map((one) => one[name]))
  const cents = short.map(({ prices }) => prices[0]!.cents)
  return {
    ...found[0]!,
    id: found.map(({ id }) => id).join(','),
    name: visitName(found.map(({ name }) => name)),
    description: '',
    duration: short.length > 0 ? Math.min(...short.map(({ minutes }) => minutes)) : sum('duration'),
    prices: [{ type: STANDARD_PRICE, cents: cents.length > 0 ? Math.min(...cents) : 0 }],
    buffer_before: most('buffer_before'),
    buffer_after: most('buffer_after'),
    deposit_cents: sum('deposit_cents'),
    waiting_list: found.every(({ waiting_list }) => waiting_list),
    ways: areAlike
      ? undefined
      : short.map(({ kinds, minutes, prices }) => ({ kinds: [...(kinds ?? [])], duration: minutes, prices })),
    parts,
  }
}

/** Whether a service may come with others in one visit: one by day, and a class, comes alone. */
export const mayJoin = ({ modalidade, seats }: Pick<BookableService, 'modalidade' | 'seats'>) =>
  !isByDay(modalidade) && seats === undefined

/** How a service is done, for the price of one type; the first where none is chosen yet. */
function pricedWays(service: BookableService, type: string | null): ServiceWay[] {
  return waysOf(service).map((way) => {
    const { cents } = way.prices.find((price) => price.type === type) ?? way.prices[0]!
    return { ...way, prices: [{ type: STANDARD_PRICE, cents }] }
  })
}

const addPrices = (one: ServiceWay, other: ServiceWay) => ({
  prices: [{ type: STANDARD_PRICE, cents: one.prices[0]!.cents + other.prices[0]!.cents }],
})
