import type { AppointmentStatus } from '@balcao/domain/scheduling'
import { partsOf, type BookedAppointment, type StoredAppointment } from './appointments.store'
import type { Act } from '../../platform/audit'
import type { Person } from './choosing/check-person'
import type { AskedService } from './choosing/choose-service'
import type { Will } from './will/place-by-will'

type Typed = { [Name in keyof Person]?: Person[Name] | undefined }

/** What is to be different; what is left out stays. */
export interface AppointmentChange extends Typed {
  /** The version that the change was made from; refused when it is another by now. */
  version?: number | undefined
  status?: AppointmentStatus | undefined
  /** With `completed`: the customer did not come. */
  noShow?: boolean | undefined
  /** The customer says that they come. */
  willCome?: true | undefined
  serviceId?: string | undefined
  priceType?: string | undefined
  /** With `serviceId`: the agenda of who does it, where the services of a visit name theirs. */
  whom?: string | undefined
  /** With `serviceId`: the services that follow it in the same visit. */
  also?: readonly AskedService[] | undefined
  /** How many come. */
  people?: number | undefined
  /** ISO instant. */
  startsAt?: string | undefined
  agendaId?: string | undefined
  /** Places that it is to have, one unit of each, whatever its services need. */
  placeIds?: readonly string[] | undefined
  /** The package that it is to be taken from; null for none. */
  packageId?: string | null | undefined
  /** Who changes it, where that is written down. */
  actor?: Act['by'] | undefined
  /** What the agenda refuses is wanted where its warnings have been read. */
  will?: Will | undefined
}

/** Who changes: it decides by which rules a new time is judged, and is remembered of a cancellation. */
export type ChangedBy = 'shop' | 'customer' | 'deposit'

/** Whether it is to lie at another time, with somebody else, or to be something else. */
export function movesTime(before: StoredAppointment, change: AppointmentChange): boolean {
  const { startsAt, agendaId, placeIds, will } = change
  return (
    (startsAt !== undefined && Date.parse(startsAt) !== before.starts_at.getTime()) ||
    (agendaId !== undefined && agendaId !== before.agenda_id) ||
    (placeIds !== undefined && changesPlaces(before, placeIds)) ||
    (will?.minutes !== undefined && will.minutes !== before.minutes) ||
    changesService(before, change)
  )
}

const changesPlaces = ({ places }: StoredAppointment, wanted: readonly string[]) =>
  places.length !== new Set(wanted).size || !places.every(({ id }) => wanted.includes(id))

/** Whether other services are wanted, or one of them for another price. */
export function changesService(before: StoredAppointment, change: AppointmentChange): boolean {
  const booked = partsOf(before)
  const wanted = wantedServices(before, change)
  return (
    wanted.length !== booked.length ||
    wanted.some(
      ({ serviceId, priceType }, place) =>
        serviceId !== booked[place]!.service_id ||
        (priceType !== undefined && priceType !== booked[place]!.price_type),
    )
  )
}

/**
 * The services that it is to have. One that is named without those that follow is the only one, unless it is the first of
 * the visit already: who does not know of visits names it so.
 */
export function wantedServices(
  before: StoredAppointment,
  { serviceId, priceType, also }: AppointmentChange,
): AskedService[] {
  const booked = partsOf(before).map((part) => ({ serviceId: part.service_id, priceType: part.price_type }))
  const [first, ...others] = booked as [AskedService, ...AskedService[]]
  if (also !== undefined && serviceId !== undefined) return [{ serviceId, priceType }, ...also]
  if (serviceId !== undefined && serviceId !== first.serviceId) return [{ serviceId, priceType }]
  return [{ ...first, priceType: priceType ?? first.priceType }, ...others]
}

/** How many are to come: those who do, unless it says otherwise or another service is asked anew. */
export function wantedPeople(before: StoredAppointment, change: AppointmentChange): number {
  const [{ serviceId }, ...others] = wantedServices(before, change) as [AskedService, ...AskedService[]]
  const isSame = serviceId === before.service_id && others.length === before.parts.slice(1).length
  return change.people ?? (isSame ? before.people : 1)
}

/**
 * What changes with the number of people of an appointment: the price, and a deposit that nobody has paid, each as much for
 * one person as before.
 */
export function forPeople(
  before: StoredAppointment,
  people: number,
): Partial<Pick<StoredAppointment, 'people' | 'price_cents' | 'deposit_cents'>> {
  if (people === before.people) return {}
  const { price_cents, deposit_cents, deposit_paid_at } = before
  const forAll = (cents: number) => Math.round((cents / before.people) * people)
  const isOpen = deposit_cents !== null && deposit_paid_at === null
  return {
    people,
    price_cents: forAll(price_cents),
    ...(isOpen && { deposit_cents: forAll(deposit_cents) }),
  }
}

export function personOf(change: AppointmentChange): Partial<StoredAppointment> {
  const { client, phone, email, address, notes } = change
  return {
    ...(client === undefined ? {} : { client: client.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
    ...(email === undefined ? {} : { email: email?.trim() || null }),
    ...(address === undefined ? {} : { address: address?.trim() || null }),
    ...(notes === undefined ? {} : { notes: notes?.trim() || null }),
  }
}

export function statusOf(
  before: BookedAppointment,
  { status = before.status, noShow }: AppointmentChange,
  by: ChangedBy,
) {
  const cancelledBy = status === before.status ? before.cancelled_by : by
  return {
    status,
    no_show: status === 'completed' ? (noShow ?? before.no_show) : false,
    cancelled_by: status === 'cancelled' ? cancelledBy : null,
  }
}

const compared = [
  'status',
  'no_show',
  'will_come',
  'package_id',
  'people',
  'client',
  'phone',
  'email',
  'address',
  'notes',
] as const satisfies (keyof StoredAppointment)[]

export const differs = (before: StoredAppointment, after: StoredAppointment) =>
  compared.some((name) => before[name] !== after[name])
