import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas, joinAgendas, lockAgendas } from '../agenda/agendas.store'
import { lockPlaces } from '../agenda/places.store'
import { readAgendas } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import { askedSeat, checkPeople } from '../agenda/seats'
import { hasMissed } from '../deposits/missed-before'
import { chosenPackage, takeByItself } from '../packages/choose-package'
import { readAppointments, type StoredAppointment } from './appointments.store'
import type { BookingRequest } from './booking-request'
import { keepAnswers } from '../questions/keep-answers'
import { contentOf, fingerprintOf, requestedDate, servicesOf } from './choosing/booked-content'
import { checkPerson } from './choosing/check-person'
import { chooseServices, type ChosenService, type Doing } from './choosing/choose-service'
import { freestFor } from './choosing/freest'
import { dropExpiredHolds, dropHeldPlaces } from './expired-holds'
import type { Noted } from './note-change'
import { firstWritten, justServing, placeAmong, writeFirstFree, type PlaceIn } from './choosing/place-among'
import { requireRoomForMore, takeTurn } from './lists/open-bookings'
import { clearest, placeByWill, willedLength, type Will } from './will/place-by-will'
import { noteWill } from './will/will-history'
import { timedOf } from './choosing/take-turn'
import { dropHeldParts } from '../visits/visit.store'
import { insertAppointment, updateAppointment, type AppointmentContent } from './write-appointment'

/** An appointment as it was written, and what `noteChange` has to make known of it; null where nothing was written. */
export interface WrittenAppointment {
  row: StoredAppointment
  news: Noted | null
}

/**
 * Books an appointment with one person in a transaction under way, as `book` says; its refusals name no free times. Whoever calls it makes the news known, last in the
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

  const agendaId = request.agendaId ?? (await freeAtLength(tx, companyId, request, now))
  const which = { agendaId, forCustomers: request.publicly || request.anyone }
  const agendas = await ensureAgendas(tx, companyId, which)
  // Nobody was named, and the company's own agenda is out of use.
  const isAnyones = request.anyone === true || (!request.publicly && agendas.length > 1)
  if (request.will) {
    if (agendas.length > 1) throw whomFirst()
    await lockAgendas(tx, companyId, agendas[0]!.id)
    await lockPlaces(tx, companyId)
  } else await joinAgendas(tx, companyId, agendas, known ? 'move' : 'book')
  if (request.status !== 'held') await takeTurn(tx, companyId, request)
  await dropExpiredHolds(tx, companyId, { agendas, keep: request.id, heldBy: request.heldBy, now })
  const [held] = await readAppointments(tx, companyId, [request.id])
  if (held && held.status !== 'held') return sameAgain(held, fingerprint)
  // What is kept for the waiting list is taken by who was offered it, and by nobody who merely knows its id.
  if (held && held.source !== request.source) throw new Problem('IDEMPOTENCY_MISMATCH')

  if (held?.visit_id) await dropHeldParts(tx, companyId, request.id)
  const date = requestedDate(request)
  const { placeIds } = request
  const dates = { from: date, to: date }
  const views = await readAgendas(tx, companyId, { ...which, ...dates, placeIds, except: request.id, now })
  if (views[0]!.places.length > 0) await dropHeldPlaces(tx, now)
  const { people = 1 } = request
  const doing = chooseServices(views, { services: servicesOf(request), people, agendaId }, request)
  checkPeople(doing[0]!.view, timedOf(doing[0]!.service), people, held?.people)
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
    people,
  })
  const contentIn = ({ view, service, place, willed = [], beside = [] }: PlaceIn) => ({
    ...contentOf({ ...request, anyone: isAnyones }, view, service, { missed }),
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

/** Who is free for the length that is wanted of whoever is; undefined where none is. @throws Problem where nobody is */
async function freeAtLength(
  tx: Tx,
  companyId: string,
  request: BookingRequest,
  now: Date,
): Promise<string | undefined> {
  const { anyone, will, startsAt } = request
  if (!anyone || !will) return undefined
  const asked = { ...request, starts: [startsAt], minutes: will.minutes }
  const { agendaId, refusals } = await freestFor(tx, companyId, asked, now)
  if (refusals[0]) throw refusals[0]
  return agendaId
}

/** Whether a deposit is asked of a customer who did not come before (decision 0045). */
export async function missedBefore(
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
  const write = (row: AppointmentContent) => insertAppointment(tx, companyId, row, now)
  for (const row of rows) {
    // Of a place, and of a class, the trigger says that it is taken, and that is an error.
    const mayFail = row.units.length > 0 || row.seat !== null
    if (mayFail ? await firstWritten(tx, [row], write) : await write(row)) return true
  }
  return false
}

/** On purpose, something is put over somebody's time: it is said whose. */
const whomFirst = () =>
  new Problem('APPOINTMENT_INVALID', { fields: [{ path: 'agenda_id', mensagem: 'Escolha com quem' }] })

export function sameAgain(known: StoredAppointment, fingerprint: Buffer): WrittenAppointment {
  if (known.deleted_at !== null || !known.fingerprint.equals(fingerprint))
    throw new Problem('IDEMPOTENCY_MISMATCH')
  return { row: known, news: null }
}
