import type { OwnBooking, PublicAgenda } from '@balcao/contract/booking'
import { areOfSeveral } from '../booked/summary-of'
import type { Picked } from '../choosing/choice'
import { lengthRange, priceRange, waysOf, type ServiceWay } from '../choosing/fitting'
import type { SummaryPart } from '../words/summary'
import type { Cost } from './send-booking'

interface CostFacts {
  agenda: PublicAgenda
  /** How it is done at the chosen time. */
  ways: readonly ServiceWay[]
  priceType: string | null
  people: number
  professional: string | null
  /** What is kept for the customer, once it is. */
  held: Pick<OwnBooking, 'professional' | 'duration' | 'price_cents'> | null
  /** What the server answered instead of what was kept: it has become dearer. */
  dearer: Cost | null
}

/** With whom, how long (minutes) and for how much (cents): exactly once it is known, a range before. */
export function costOf({ agenda, ways, priceType, people, professional, held, dearer }: CostFacts) {
  if (dearer) return exactly(nameOf(agenda, dearer.agendaId), dearer.minutes, dearer.cents)
  if (held) return exactly(held.professional, held.duration, held.price_cents)
  const { from, to } = priceRange(ways, priceType)
  return { professional, price: { from: from * people, to: to * people }, duration: lengthRange(ways) }
}

const exactly = (professional: string | null, minutes: number, cents: number) => ({
  professional,
  duration: { from: minutes, to: minutes },
  price: { from: cents, to: cents },
})

/** A service of the visit as the summary tells it: its price as it was kept, or where everybody has the same. */
export function partOf(
  agenda: PublicAgenda,
  { id, type, whom }: Picked,
  held: OwnBooking['services'] | undefined,
): SummaryPart {
  const { services } = agenda
  const service = services.find((one) => one.id === id)
  const kept = held?.find(({ service_id }) => service_id === id)
  const price = service && priceRange(waysOf(service), type)
  const cents = kept?.price_cents ?? (price && price.from === price.to ? price.from : null)
  const who =
    held && kept ? (areOfSeveral(held) ? kept.professional : null) : whom ? nameOf(agenda, whom) : null
  const start = held && kept && areOfSeveral(held) ? { start: kept.starts_at } : {}
  return { id, name: service?.name ?? kept?.service ?? '', priceType: type, cents, who, ...start }
}

const nameOf = ({ people }: PublicAgenda, agendaId: string) =>
  people.find(({ agenda_id }) => agenda_id === agendaId)?.name ?? null
