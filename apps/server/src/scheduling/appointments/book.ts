import { createHash } from 'node:crypto'
import {
  depositAfterNoShow,
  depositDue,
  depositOf,
  serviceRules,
  visitRules,
} from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas, joinAgendas, lockAgendas } from '../agenda/agendas.store'
import { lockPlaces } from '../agenda/places.store'
import { readAgendas } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import { askedSeat, checkPeople } from '../agenda/seats'
import { asVisit, type ServiceIn } from '../agenda/slot-rules'
import { idsOf } from '../agenda/timed-service'
import { hasMissed } from '../deposits/missed-before'
import { chosenPackage, takeByItself } from '../packages/choose-package'
import type { SchedulingNeeds } from '../scheduling-needs'
import { partsOf, readAppointments, type StoredAppointment } from './appointments.store'
import type { BookingRequest } from './booking-request'
import { keepAnswers } from '../questions/keep-answers'
import { checkPerson } from './choosing/check-person'
import { chooseServices, type AskedService, type ChosenService, type Doing } from './choosing/choose-service'
import { dropExpiredHolds, dropHeldPlaces } from './expired-holds'
import { isOverlap, orFreshSlots } from './choosing/fresh-slots'
import { noteChange, type Noted } from './note-change'
import { justServing, placeAmong, writeFirstFree, type PlaceIn } from './choosing/place-among'
import { requireRoomForMore, takeTurn } from './lists/open-bookings'
import { clearest, placeByWill, willedLength, type Will } from './will/place-by-will'
import { noteWill } from './will/will-history'
import { timedOf } from './choosing/take-turn'
import { insertAppointment, updateAppointment, type AppointmentContent } from './write-appointment'

/**
 * Books, in a transaction of its own; the same request again is answered alike, whatever became of it since. A held time
 * of the same id, even one whose minutes are just over, becomes the booking, or is held anew where the request is to hold;
 * as long as it is kept, it is not too late for the company's notice.
 * Two people never get one slot: the database decides. Where any of several agendas will do, the next that is free is
 * tried before the time counts as taken.
 * The counter's `will` puts it where the agenda would refuse it (decision 0037).
 * @throws Problem SLOT_TAKEN with `current: {slots: [{start}]}`, APPOINTMENT_WARNED with `{warnings, slots}`,
 * IDEMPOTENCY_MISMATCH, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, PRICE_CHANGED, QUESTIONS_CHANGED,
 * AGENDA_NOT_FOUND, TOO_MANY_BOOKINGS, TOO_MANY_FROM_NETWORK, APPOINTMENT_INVALID naming `client`, `phone`, `email`, `date`, `time` or `price_type`
 */
export async function book(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  request: BookingRequest,
): Promise<StoredAppointment> {
  const { startsAt, agendaId, placeIds, publicly, will } = request
  const inVisit = asVisit(
    servicesOf(request).map(({ serviceId }) => serviceId),
    request.people,
  )
  const serviceIn: ServiceIn = (view) => {
    const service = inVisit(view)
    return service && willedLength(service, will).timed
  }
  return orFreshSlots(
    needs,
    companyId,
    () =>
      needs.db.asCompany(companyId, async (tx) => {
        const { row, news } = await bookIn(tx, companyId, { request, now: needs.clock() })
        return news ? noteChange(tx, companyId, news) : row
      }),
    () => ({ serviceIn, startsAt, agendaId, placeIds, publicly, except: request.id }),
  )
}

/** An appointment as it was written, and what `noteChange` has to make known of it; null where nothing was written. */
export interface WrittenAppointment {
  row: StoredAppointment
  news: Noted | null
}

/**
 * As `book`, in a transaction under way; its refusals name no free times. Whoever calls it makes the news known, last in the
 * transaction.
 */
export async function bookIn(
  tx: Tx,
  companyId: string,
  { request, now }: { request: BookingRequest; now: Date },
): Promise<WrittenAppointment> {
  const fingerprint = fingerprintOf(request)
  const [known] = await readAppointments(tx, companyId, [request.id])
  if (known && known.status !== 'held') return sameAgain(known, fingerprint)

  const which = { agendaId: request.agendaId, forCustomers: request.publicly }
  const agendas = await ensureAgendas(tx, companyId, which)
  if (request.will) {
    await lockAgendas(tx, companyId, agendas[0]!.id)
    await lockPlaces(tx, companyId)
  } else await joinAgendas(tx, companyId, agendas, known ? 'move' : 'book')
  if (request.status !== 'held') await takeTurn(tx, companyId, request)
  await dropExpiredHolds(tx, companyId, { agendas, keep: request.id, heldBy: request.heldBy, now })
  const [held] = await readAppointments(tx, companyId, [request.id])
  if (held && held.status !== 'held') return sameAgain(held, fingerprint)
  // What is kept for the waiting list is taken by who was offered it, and by nobody who merely knows its id.
  if (held && held.source !== request.source) throw new Problem('IDEMPOTENCY_MISMATCH')

  const date = requestedDate(request)
  const { placeIds } = request
  const dates = { from: date, to: date }
  const views = await readAgendas(tx, companyId, { ...which, ...dates, placeIds, except: request.id, now })
  if (views[0]!.places.length > 0) await dropHeldPlaces(tx, now)
  const doing = chooseServices(
    views,
    { services: servicesOf(request), people: request.people, agendaId: request.agendaId },
    request,
  )
  checkPeople(doing[0]!.view, timedOf(doing[0]!.service), request.people ?? 1, held?.people)
  if (request.status !== 'held') {
    checkPerson(request.person ?? { client: '', phone: '' })
    await requireRoomForMore(tx, companyId, request, { settings: doing[0]!.view.settings, now })
  }
  const start = Date.parse(request.startsAt)
  const keeps = held && held.starts_at.getTime() === start ? held : undefined
  const places = request.will
    ? await willedPlaces(tx, companyId, doing, request, request.will)
    : withinShown(
        placeAmong(doing, {
          start,
          publicly: request.publicly,
          first: keeps?.agenda_id,
          firstUnits: keeps?.units,
          isKept: request.status !== 'held' && keeps !== undefined && keeps.hold_until! > now,
        }),
        request,
      )
  const missed = await missedBefore(tx, companyId, request, { settings: doing[0]!.view.settings, now })
  const package_id = await chosenPackage(tx, companyId, request.packageId, {
    phone: request.person?.phone ?? '',
    isVisit: (request.also ?? []).length > 0,
    people: request.people,
  })
  const contentIn = ({ view, service, place, willed = [], beside = [] }: PlaceIn) => ({
    ...contentOf(request, view, service, { missed }),
    package_id,
    fingerprint,
    place,
    willed,
    beside,
    units: [...view.units],
    seat: askedSeat(view, timedOf(service)),
    ics_sequence: 0,
  })

  if (held) {
    await writeFirstFree(tx, places, (into) => updateAppointment(tx, companyId, contentIn(into), now))
  } else if (!(await insertFirst(tx, companyId, places.map(contentIn), now))) {
    const [meanwhile] = await readAppointments(tx, companyId, [request.id])
    if (meanwhile) return sameAgain(meanwhile, fingerprint)
    throw new Problem('SLOT_TAKEN')
  }
  if (request.answers)
    await keepAnswers(tx, companyId, {
      id: request.id,
      serviceIds: servicesOf(request).map(({ serviceId }) => serviceId),
      answers: request.answers,
      now,
    })
  const [written] = await readAppointments(tx, companyId, [request.id])
  const after = await takeByItself(tx, companyId, written!)
  if (request.will) await noteWill(tx, companyId, request.will.by, after)
  return { row: after, news: { before: null, after, fresh: request.source !== 'dashboard' } }
}

/** Whether a deposit is asked of a customer who did not come before (decision 0045). */
async function missedBefore(
  tx: Tx,
  companyId: string,
  { publicly, status, person }: BookingRequest,
  { settings, now }: Pick<AgendaView, 'settings'> & { now: Date },
): Promise<boolean> {
  const { by, months } = settings.no_show_deposit
  if (by === 'off' || !publicly || status === 'held' || !person) return false
  return hasMissed(tx, companyId, person.phone, { months, now })
}

/** Where the owner wants it, whatever the agenda says. */
async function willedPlaces(
  tx: Tx,
  companyId: string,
  doing: readonly Doing<ChosenService>[],
  { id, startsAt }: BookingRequest,
  will: Will,
): Promise<PlaceIn[]> {
  const start = Date.parse(startsAt)
  const sized = justServing(doing).map(({ view, service: chosen }) => {
    const { timed: service, usual } = willedLength(chosen, will)
    return { view, service, usual }
  })
  const { view, service, usual } = clearest(sized, { start })
  const wanted = { start, id, usual, ...will }
  return [{ view, service, ...(await placeByWill(tx, companyId, view, timedOf(service), wanted)) }]
}

/** The places that cost no more than was said: nobody books what they have not seen. @throws Problem PRICE_CHANGED */
function withinShown(places: readonly PlaceIn[], { shownCents = Infinity }: BookingRequest): PlaceIn[] {
  const found = places.filter(({ service }) => service.price_cents <= shownCents)
  const [{ view, service }] = places as [PlaceIn]
  const { price_cents, minutes: duration } = service
  if (found.length === 0)
    throw new Problem('PRICE_CHANGED', { current: { agenda_id: view.agenda.id, price_cents, duration } })
  return found
}

/** Adds the first of the rows whose time nobody has; false when all are taken, or the id is there already. */
async function insertFirst(
  tx: Tx,
  companyId: string,
  rows: readonly AppointmentContent[],
  now: Date,
): Promise<boolean> {
  for (const row of rows) {
    if (row.units.length === 0 && row.seat === null) {
      if (await insertAppointment(tx, companyId, row, now)) return true
      continue
    }
    // Of a place, and of a class, the trigger says that it is taken, and that is an error.
    await tx.execute(sql`savepoint before_place`)
    try {
      if (await insertAppointment(tx, companyId, row, now)) return true
    } catch (error) {
      if (!isOverlap(error)) throw error
    }
    await tx.execute(sql`rollback to savepoint before_place`)
  }
  return false
}

function contentOf(
  request: BookingRequest,
  view: AgendaView,
  service: ChosenService,
  { missed }: { missed: boolean },
): Omit<
  AppointmentContent,
  'fingerprint' | 'place' | 'package_id' | 'willed' | 'beside' | 'units' | 'seat' | 'ics_sequence'
> {
  const { settings, agenda, now } = view
  const rules = visitRules(settings, idsOf(timedOf(service)))
  const deposits = partsOf(service).map((part) =>
    // Each who comes owes it once, and never more than their own price.
    depositOf(serviceRules(settings, part.service_id).deposit_cents * service.people, part.price_cents),
  )
  const isHeld = request.status === 'held'
  const usual = deposits.reduce((sum, cents) => sum + cents, 0)
  const cents = missed
    ? depositAfterNoShow(settings.no_show_deposit, { usual, price: service.price_cents })
    : usual
  const asksDeposit = request.publicly && !isHeld && cents > 0
  const dueAt = depositDue(now, rules.deposit_minutes, Date.parse(request.startsAt))
  const byDefault = settings.confirm_by_self && !asksDeposit ? 'confirmed' : 'pending'
  const { client = '', phone = '', email, address, notes } = request.person ?? {}
  return {
    ...service,
    id: request.id,
    agenda_id: agenda.id,
    agenda_number: agenda.number,
    agenda_chosen: !request.publicly || (request.agendaId !== undefined && request.source !== 'waiting'),
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
    deposit_cents: asksDeposit ? cents : null,
    deposit_due_at: asksDeposit ? new Date(dueAt) : null,
    deposit_paid_at: null,
    deleted_at: null,
  }
}

/** The services of the visit, in their order. */
const servicesOf = ({ serviceId, priceType, also = [] }: BookingRequest): AskedService[] => [
  { serviceId, priceType },
  ...also,
]

/** The day that busy times are read for; its margin covers the offset of any zone. */
const requestedDate = ({ startsAt }: BookingRequest) => new Date(startsAt).toISOString().slice(0, 10)

/** A digest of what was asked for: the same id with another request is a mistake, not a repeat. */
function fingerprintOf({
  status,
  serviceId,
  priceType,
  startsAt,
  agendaId,
  person,
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
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

function sameAgain(known: StoredAppointment, fingerprint: Buffer): WrittenAppointment {
  if (known.deleted_at !== null || !known.fingerprint.equals(fingerprint))
    throw new Problem('IDEMPOTENCY_MISMATCH')
  return { row: known, news: null }
}
