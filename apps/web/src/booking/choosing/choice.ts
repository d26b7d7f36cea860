import type { BookableService } from '@balcao/contract/booking'
import type { BookingForm } from '@balcao/domain/scheduling/light'
import { fromParts, partsOf, type Wanted, type Whom } from './visit'

export const bookingSteps = ['when', 'service', 'confirm'] as const
/** `add` is beside the three: another service for the same visit, on the way to the confirmation. */
export type BookingStep = (typeof bookingSteps)[number] | 'add'

/** What the customer types; texts as typed (BOOK-21). */
export interface CustomerForm extends Record<keyof BookingForm, string> {
  consent: boolean
  /** To what the services ask, by the ids of questions. */
  answers: Readonly<Record<string, string>>
}

export const emptyForm: CustomerForm = {
  name: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
  consent: false,
  answers: {},
}

/** A service with its price. */
export interface Picked extends Whom {
  id: string
  type: string
}

/** What is to be done, and the instant at which it begins; `also` follows in the same visit. */
export interface ChosenService extends Picked {
  start: string
  /** How many people could come together there when it was chosen; absent where one comes. */
  most?: number
  also?: readonly Picked[]
}

/** All that was chosen and typed so far. */
export interface Choice {
  /** A service that was asked for before a time was: by the page's address, or because its time was just taken. The key is kept in the tab. */
  wish: (Wanted & { also?: readonly Wanted[] }) | null
  /** `YYYY-MM-DD` on the company's calendar. */
  date: string | null
  /** ISO instant of the chosen time. */
  slot: string | null
  /** The service, and the instant at which it begins: a service by day begins at the opening. */
  service: ChosenService | null
  /** Names the hold and the booking that takes it over; each picking of a service has its own. */
  bookingId: string
  /** How many come, where a booking may be for several. */
  people: number
  form: CustomerForm
}

/** Nothing chosen but what the address asks for: an id, or those of a visit divided by commas. */
export function noChoice(serviceId: string | null): Choice {
  return {
    wish: serviceId === null ? null : fromParts(serviceId.split(',').map((id) => ({ id, type: null }))),
    date: null,
    slot: null,
    service: null,
    bookingId: '',
    people: 1,
    form: emptyForm,
  }
}

/** Three steps in order (BOOK-04, BOOK-22, BOOK-23): a step is not shown before what it stands on was chosen. */
export function stepOf(wanted: BookingStep, { slot, service }: Choice): BookingStep {
  if (slot === null) return 'when'
  return (wanted === 'confirm' || wanted === 'add') && service === null ? 'service' : wanted
}

/** Another day; the time and the service on the one before are no longer chosen. */
export function chooseDay(choice: Choice, date: string | null): Choice {
  return { ...choice, date, slot: null, service: null }
}

export function chooseSlot(choice: Choice, slot: { date: string; start: string }): Choice {
  return { ...choice, date: slot.date, slot: slot.start, service: null }
}

/** `id` is new each time, because the server knows a booking by what it first was. */
export function chooseService(choice: Choice, service: ChosenService, id: string): Choice {
  return { ...choice, service, bookingId: id }
}

/** The chosen time went to somebody else: the customer keeps service and words, and chooses another time. */
export function loseSlot(choice: Choice): Choice {
  const { service } = choice
  return {
    ...choice,
    wish: service ? fromParts(partsOf(service)) : choice.wish,
    slot: null,
    service: null,
  }
}

/** A day that was kept from another visit and lies behind, or too far ahead, is no longer chosen. */
export function withinReach(choice: Choice, { today, last }: { today: string; last: string }): Choice {
  const { date } = choice
  return date === null || (date >= today && date <= last) ? choice : chooseDay(choice, null)
}

/** After a booking everything is cleared (BOOK-25). */
export function startAnew(): Choice {
  return noChoice(null)
}

/** The price type of a requested service that leaves nothing to ask; null when there is a choice to make. */
export function requestedType(requested: Choice['wish'], service: BookableService): string | null {
  if (requested?.id !== service.id) return null
  const known = service.prices.find(({ type }) => type === requested.type)
  return known?.type ?? (service.prices.length === 1 ? service.prices[0]!.type : null)
}

/**
 * The services that were asked for, each with its price, where that leaves nothing to ask; null when there is a choice to
 * make. In a visit the first price of a service counts until another is chosen.
 */
export function settled(
  wish: Choice['wish'],
  services: readonly BookableService[],
): Omit<ChosenService, 'start'> | null {
  if (wish === null) return null
  const find = (id: string) => services.find((service) => service.id === id)
  if (!wish.also?.length) {
    const service = find(wish.id)
    const type = service && requestedType(wish, service)
    return type ? { id: wish.id, type } : null
  }
  const parts = partsOf(wish).flatMap(({ id, type, ...whom }) => {
    const prices = find(id)?.prices ?? []
    const price = prices.find((one) => one.type === type) ?? prices[0]
    return price ? [{ id, type: price.type, ...whom }] : []
  })
  return parts.length > 0 ? fromParts(parts) : null
}
