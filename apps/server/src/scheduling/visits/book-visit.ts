import { isByDay } from '@balcao/domain/modality'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas, joinAgendas, lockAgendas } from '../agenda/agendas.store'
import { lockPlaces } from '../agenda/places.store'
import { readAgendas } from '../agenda/read-agenda'
import { partsOf, readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { bookIn, missedBefore, sameAgain } from '../appointments/book'
import type { BookingRequest } from '../appointments/booking-request'
import {
  contentOf,
  depositFor,
  fingerprintOf,
  requestedDate,
  servicesOf,
} from '../appointments/choosing/booked-content'
import { checkPerson } from '../appointments/choosing/check-person'
import { firstWritten } from '../appointments/choosing/place-among'
import { notDone, noVisit, requireVisit, type AskedService } from '../appointments/choosing/choose-service'
import { isOverlap, type AskedOfSeveral } from '../appointments/choosing/fresh-slots'
import { dropExpiredHolds, dropHeldPlaces } from '../appointments/expired-holds'
import { requireRoomForMore, takeTurn } from '../appointments/lists/open-bookings'
import type { Noted } from '../appointments/note-change'
import { noteWill } from '../appointments/will/will-history'
import { insertAppointment, type AppointmentContent } from '../appointments/write-appointment'
import { chosenPackage } from '../packages/choose-package'
import { keepAnswers } from '../questions/keep-answers'
import { partsAsked } from './people-for'
import { waysToPlace, type PlacedPart } from './place-row'
import { daysOfRow } from './row-days'
import { dropHeldVisit, partId, partsOfVisit } from './visit.store'
import { isOfAnyone, whichOf, whomOf } from './whom-asked'
import { refuseOwnWishes, willedRow } from './willed-row'

interface Booking {
  request: BookingRequest
  now: Date
}

/** What was written of a booking: the appointment, or of a visit of several people its first part, and what changed with it. */
export interface WrittenVisit {
  row: StoredAppointment
  news: Noted[]
}

/**
 * Books in a transaction under way: one person does all of it where one is asked for or can, else several in a row do, each
 * with a row of their own, all or none. Its refusals name no free times.
 */
export async function bookAsAsked(tx: Tx, companyId: string, booking: Booking): Promise<WrittenVisit> {
  const { request } = booking
  const whom = await whomOf(tx, companyId, request)
  if (whom === 'one') return bookOne(tx, companyId, booking)
  if (whom === 'several') return bookSeveral(tx, companyId, booking)
  // Another length is one person's.
  if (request.will) return bookOne(tx, companyId, booking)
  const kept = await partsOfVisit(tx, companyId, request.id)
  const isKeptInRow = kept[0]?.status === 'held' && kept.length > 1
  const ways = isKeptInRow ? [bookSeveral, bookOne] : [bookOne, bookSeveral]
  return firstThatCan(
    tx,
    ways.map((book) => () => book(tx, companyId, booking)),
  )
}

async function bookOne(tx: Tx, companyId: string, { request, now }: Booking): Promise<WrittenVisit> {
  const agendaId = request.agendaId ?? request.whom
  const { row, news } = await bookIn(tx, companyId, {
    request: agendaId === undefined ? request : { ...request, agendaId },
    now,
  })
  return { row, news: news ? [news] : [] }
}

/** Tries one way after the other, and goes on where nobody can be had so. @throws Problem what speaks against the last, or the first where nobody does it all */
async function firstThatCan(tx: Tx, ways: readonly (() => Promise<WrittenVisit>)[]): Promise<WrittenVisit> {
  const refusals: unknown[] = []
  for (const book of ways) {
    await tx.execute(sql`savepoint before_way`)
    try {
      return await book()
    } catch (error) {
      if (!isOfWho(error)) throw error
      await tx.execute(sql`rollback to savepoint before_way`)
      refusals.push(error)
    }
  }
  // Where nobody does it all, what speaks against several says more.
  const [first, second] = refusals
  throw isNotOffered(first) ? second : first
}

const isNotOffered = (error: unknown) => error instanceof Problem && error.code === 'SERVICE_NOT_OFFERED'

/** Whether a refusal says that nobody can be had so, and others may. */
function isOfWho(error: unknown): boolean {
  if (isOverlap(error)) return true
  if (!(error instanceof Problem)) return false
  const fields = error.detail.fields ?? []
  const isOfTime = fields.length > 0 && fields.every(({ path }) => path === 'date' || path === 'time')
  return (
    error.code === 'SLOT_TAKEN' ||
    error.code === 'SERVICE_NOT_OFFERED' ||
    (error.code === 'APPOINTMENT_INVALID' && isOfTime)
  )
}

/** What was asked for, to find other starts for it; undefined where one person is meant. */
export function askedOfSeveral(companyId: string, request: BookingRequest): AskedOfSeveral | undefined {
  const services = servicesOf(request)
  const isNamed = services.some(({ agendaId }) => agendaId !== undefined)
  if (services.length === 1 || !(isNamed || isOfAnyone(request))) return undefined
  const { startsAt, publicly } = request
  return {
    startsAt,
    daysIn: async (tx, range, now) => {
      const { which, asked } = await whichOf(tx, companyId, request)
      const question = { which, partsIn: partsAsked(asked), publicly, except: request.id }
      return daysOfRow(tx, companyId, question, { ...range, now })
    },
  }
}

async function bookSeveral(tx: Tx, companyId: string, { request, now }: Booking): Promise<WrittenVisit> {
  const { publicly, will, status } = request
  const fingerprint = fingerprintOf(request)
  const [known] = await readAppointments(tx, companyId, [request.id])
  if (known && known.status !== 'held') return again(known, fingerprint)
  refuseOwnWishes(request)

  const { which, asked } = await whichOf(tx, companyId, request)
  const agendas = await ensureAgendas(tx, companyId, which)
  if (asked.some(({ agendaId }) => agendaId !== undefined && !agendas.some(({ id }) => id === agendaId)))
    throw new Problem('AGENDA_NOT_FOUND')
  if (will) {
    for (const { id } of agendas) await lockAgendas(tx, companyId, id)
    await lockPlaces(tx, companyId)
  } else await joinAgendas(tx, companyId, agendas, known ? 'move' : 'book')
  if (status !== 'held') await takeTurn(tx, companyId, request)
  await dropExpiredHolds(tx, companyId, { agendas, keep: request.id, heldBy: request.heldBy, now })
  const held = await partsOfVisit(tx, companyId, request.id)
  const [first] = held
  if (first && first.status !== 'held') return again(first, fingerprint)
  if (first && first.source !== request.source) throw new Problem('IDEMPOTENCY_MISMATCH')
  if (first) await dropHeldVisit(tx, companyId, request.id)

  const date = requestedDate(request)
  const views = await readAgendas(tx, companyId, { ...which, from: date, to: date, now })
  const [{ settings, places, onSale }] = views as [(typeof views)[number]]
  if (places.length > 0) await dropHeldPlaces(tx, now)
  const serviceIds = asked.map(({ serviceId }) => serviceId)
  requireVisit(views[0]!, serviceIds, { publicly })
  if (!serviceIds.every((id) => onSale.some((one) => one.id === id))) throw notDone(views, { serviceIds })
  if (onSale.some((one) => serviceIds.includes(one.id) && isByDay(one.modality)))
    throw noVisit('Um serviço por dia não entra em uma visita com outros')
  if (status !== 'held') {
    checkPerson(request.person ?? { client: '', phone: '' })
    await requireRoomForMore(tx, companyId, request, { settings, now })
    await chosenPackage(tx, companyId, request.packageId, {
      phone: request.person?.phone ?? '',
      isVisit: true,
    })
  }
  const start = Date.parse(request.startsAt)
  const keeps = first && first.starts_at.getTime() === start ? first : undefined
  const partsIn = partsAsked(asked)
  const ways = will
    ? [await willedRow(tx, companyId, views, partsIn, { start, id: request.id, will })]
    : withinShown(
        waysToPlace(views, partsIn, {
          start,
          publicly,
          first: keeps && agendasOf(held, serviceIds),
          isKept: status !== 'held' && keeps !== undefined && keeps.hold_until! > now,
        }),
        request,
      )
  const missed = await missedBefore(tx, companyId, request, { settings, now })
  const write = (way: readonly PlacedPart[]) =>
    insertRow(tx, companyId, contentsOf(companyId, way, { request, asked, fingerprint, missed }), now)
  if (!(await firstWritten(tx, ways, write))) {
    const [meanwhile] = await readAppointments(tx, companyId, [request.id])
    if (meanwhile) return again(meanwhile, fingerprint)
    throw new Problem('SLOT_TAKEN')
  }
  if (request.answers)
    await keepAnswers(tx, companyId, { id: request.id, serviceIds, answers: request.answers, now })
  const rows = await partsOfVisit(tx, companyId, request.id)
  if (will) for (const row of rows) await noteWill(tx, companyId, will.by, row)
  const isHeard = request.source !== 'dashboard'
  return {
    row: rows[0]!,
    news: rows.map((after, place) => ({ before: null, after, fresh: isHeard && place === 0 })),
  }
}

function again(known: StoredAppointment, fingerprint: Buffer): WrittenVisit {
  return { row: sameAgain(known, fingerprint).row, news: [] }
}

/** Who has each service of what is kept; undefined where other services are kept. */
function agendasOf(held: readonly StoredAppointment[], serviceIds: readonly string[]): string[] | undefined {
  const parts = held.flatMap((row) =>
    partsOf(row).map(({ service_id }) => ({ service_id, agenda: row.agenda_id })),
  )
  const isSame = parts.map(({ service_id }) => service_id).join() === serviceIds.join()
  return isSame ? parts.map(({ agenda }) => agenda) : undefined
}

const sumOf = (way: readonly PlacedPart[], name: 'price_cents' | 'minutes') =>
  way.reduce((sum, { service }) => sum + service[name], 0)

/** The ways that cost no more than was said. @throws Problem PRICE_CHANGED */
function withinShown(ways: PlacedPart[][], { shownCents = Infinity }: BookingRequest): PlacedPart[][] {
  const found = ways.filter((way) => sumOf(way, 'price_cents') <= shownCents)
  const [first] = ways as [PlacedPart[]]
  if (found.length === 0)
    throw new Problem('PRICE_CHANGED', {
      current: {
        agenda_id: first[0]!.view.agenda.id,
        price_cents: sumOf(first, 'price_cents'),
        duration: sumOf(first, 'minutes'),
      },
    })
  return found
}

/** The rows of a way: the first one has what is of the whole. Of one person it is an appointment as any other. */
function contentsOf(
  companyId: string,
  way: readonly PlacedPart[],
  {
    request,
    asked,
    fingerprint,
    missed,
  }: { request: BookingRequest; asked: readonly AskedService[]; fingerprint: Buffer; missed: boolean },
): AppointmentContent[] {
  const [{ view }] = way as [PlacedPart]
  const parts = way.flatMap(({ service }) => partsOf(service))
  const deposit = depositFor(request, view, parts, { missed })
  const isOpen = deposit.deposit_cents !== null
  return way.map((part, nth) => {
    const content = contentOf(request, part.view, part.service, { missed })
    const named = asked.find(({ serviceId }) => serviceId === part.service.service_id)?.agendaId
    return {
      ...content,
      id: partId(companyId, request.id.toLowerCase(), nth + 1),
      agenda_chosen: named !== undefined,
      status: isOpen && !request.status ? ('pending' as const) : content.status,
      ...(nth === 0 ? deposit : { deposit_cents: null, deposit_due_at: null }),
      package_id: null,
      fingerprint,
      place: part.place,
      willed: part.willed ?? [],
      beside: part.beside ?? [],
      units: [...part.view.units],
      seat: null,
      ics_sequence: 0,
      ...(way.length > 1 && {
        visit_id: request.id.toLowerCase(),
        visit_place: nth + 1,
        visit_total: way.length,
      }),
    }
  })
}

/** Adds all rows of a visit, or says that somebody has the time of one. */
async function insertRow(
  tx: Tx,
  companyId: string,
  rows: readonly AppointmentContent[],
  now: Date,
): Promise<boolean> {
  for (const row of rows) if (!(await insertAppointment(tx, companyId, row, now))) return false
  return true
}
