import { createHash } from 'node:crypto'
import {
  depositAfterNoShow,
  depositDue,
  depositOf,
  serviceRules,
  visitRules,
} from '@balcao/domain/scheduling'
import type { AgendaView } from '../../agenda/agenda-view'
import { partsOf, type BookedPart, type StoredAppointment } from '../appointments.store'
import type { BookingRequest } from '../booking-request'
import type { AppointmentContent } from '../write-appointment'
import type { AskedService, ChosenService } from './choose-service'

/** What a booking says of its row, beside where it lies: as the settings have it, and as it was asked for. */
export function contentOf(
  request: BookingRequest,
  view: AgendaView,
  service: ChosenService,
  { missed }: { missed: boolean },
): Omit<
  AppointmentContent,
  'fingerprint' | 'place' | 'package_id' | 'willed' | 'beside' | 'units' | 'seat' | 'ics_sequence'
> {
  const { settings, agenda, now } = view
  const isHeld = request.status === 'held'
  const deposit = depositFor(request, view, partsOf(service), { missed, people: service.people })
  const asksDeposit = deposit.deposit_cents !== null
  const byDefault = settings.confirm_by_self && !asksDeposit ? 'confirmed' : 'pending'
  const { client = '', phone = '', email, address, notes } = request.person ?? {}
  return {
    ...service,
    id: request.id,
    agenda_id: agenda.id,
    agenda_number: agenda.number,
    agenda_chosen:
      (!request.publicly && !request.anyone) ||
      (request.agendaId !== undefined && request.source !== 'waiting'),
    status: request.status ?? byDefault,
    held_by: isHeld ? (request.heldBy ?? null) : null,
    booked_by: isHeld ? null : (request.bookedBy ?? null),
    hold_until: isHeld ? (request.heldUntil ?? new Date(now + settings.hold_minutes * 60_000)) : null,
    client: client.trim(),
    phone: phone.trim(),
    email: email?.trim() || null,
    address: address?.trim() || null,
    notes: notes?.trim() || null,
    no_show: false,
    will_come: false,
    source: request.source,
    conversation_id: request.conversationId ?? null,
    cancelled_by: null,
    consented_at: request.consentedAt ?? null,
    ...deposit,
    deposit_paid_at: null,
    deleted_at: null,
  }
}

/**
 * What is asked for before these services: of each who comes, for each no more than its own price, and due when the first of them
 * is.
 */
export function depositFor(
  { publicly, status, startsAt }: Pick<BookingRequest, 'publicly' | 'status' | 'startsAt'>,
  { settings, now }: Pick<AgendaView, 'settings' | 'now'>,
  parts: readonly BookedPart[],
  { missed, people = 1 }: { missed: boolean; people?: number },
): Pick<StoredAppointment, 'deposit_cents' | 'deposit_due_at'> {
  const sum = (cents: (part: BookedPart) => number) => parts.reduce((total, part) => total + cents(part), 0)
  const usual = sum((part) =>
    depositOf(serviceRules(settings, part.service_id).deposit_cents * people, part.price_cents),
  )
  const price = sum(({ price_cents }) => price_cents)
  const cents = missed ? depositAfterNoShow(settings.no_show_deposit, { usual, price }) : usual
  if (!publicly || status === 'held' || cents === 0) return { deposit_cents: null, deposit_due_at: null }
  const rules = visitRules(
    settings,
    parts.map(({ service_id }) => service_id),
  )
  const dueAt = depositDue(now, rules.deposit_minutes, Date.parse(startsAt))
  return { deposit_cents: cents, deposit_due_at: new Date(dueAt) }
}

/** The services of the visit, in their order. */
export const servicesOf = ({
  serviceId,
  priceType,
  whom,
  also = [],
}: Pick<BookingRequest, 'serviceId' | 'priceType' | 'whom' | 'also'>): AskedService[] => [
  { serviceId, priceType, ...(whom && { agendaId: whom }) },
  ...also,
]

/** The day that busy times are read for; its margin covers the offset of any zone. */
export const requestedDate = ({ startsAt }: BookingRequest) => new Date(startsAt).toISOString().slice(0, 10)

/** A digest of what was asked for: the same id with another request is a mistake, not a repeat. */
export function fingerprintOf({
  status,
  serviceId,
  priceType,
  startsAt,
  agendaId,
  person,
  whom,
  also = [],
  ...request
}: BookingRequest) {
  const said = [
    status ?? null,
    serviceId,
    priceType ?? null,
    Date.parse(startsAt),
    agendaId ?? null,
    person?.client.trim() ?? null,
    person?.phone.trim() ?? null,
    person?.email?.trim() || null,
    person?.address?.trim() || null,
    person?.notes?.trim() || null,
    request.conversationId ?? null,
    ...(request.placeIds === undefined ? [] : [{ places: request.placeIds }]),
    ...(request.packageId ? [{ package: request.packageId.toLowerCase() }] : []),
    ...(request.will?.minutes === undefined ? [] : [request.will.minutes]),
    ...(request.answers?.length ? [{ answers: request.answers }] : []),
    ...((request.people ?? 1) > 1 ? [{ people: request.people }] : []),
    ...(also.length === 0 ? [] : [also.map((one) => [one.serviceId, one.priceType ?? null])]),
    ...(request.anyone ? ['anyone'] : []),
    ...(whom || also.some((one) => one.agendaId)
      ? [{ whom: [whom ?? null, ...also.map((one) => one.agendaId ?? null)] }]
      : []),
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest()
}
