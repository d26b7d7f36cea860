import { blocksTime, mayBecome, type AppointmentStatus } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas } from '../agenda/agendas.store'
import { readSettings } from '../agenda/settings.store'
import { readAgendas } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import { askedSeat, checkPeople } from '../agenda/seats'
import { asVisit, type ServiceIn } from '../agenda/slot-rules'
import type { TimedService } from '../agenda/timed-service'
import { chosenPackage, keptPackage, takeByItself } from '../packages/choose-package'
import { agendasForMove } from './lists/agendas-for-move'
import {
  requireStanding,
  lockAppointment,
  readAppointments,
  type BookedAppointment,
  type StoredAppointment,
} from './appointments.store'
import type { WrittenAppointment } from './book'
import { checkPerson } from './choosing/check-person'
import { chooseServices, notDone, type Doing } from './choosing/choose-service'
import { depositTerm } from './choosing/deposit-term'
import type { AskedOfSeveral, AskedStart } from './choosing/fresh-slots'
import { dropHeldPlaces } from './expired-holds'
import { justServing, placeAmong, writeFirstFree, type PlaceIn } from './choosing/place-among'
import { asBooked, askedOf, keptBy, takeTurn, timedOf } from './choosing/take-turn'
import {
  changesService,
  differs,
  forPeople,
  movesTime,
  personOf,
  statusOf,
  wantedPeople,
  wantedServices,
  type AppointmentChange,
  type ChangedBy,
} from './wanted-change'
import { changedLength, clearest, placeByWill } from './will/place-by-will'
import { noteServices, noteWill } from './will/will-history'
import { updateAppointment } from './write-appointment'

export { takeTurn } from './choosing/take-turn'

/** A change of one appointment that is under way. */
export interface Changing {
  id: string
  change: AppointmentChange
  by: ChangedBy
  now: Date
  /** Hears of the time that is wanted, before it is refused. */
  asks: (start: AskedStart | AskedOfSeveral) => void
}

/**
 * Changes an appointment of one person in a transaction under way, as `changeAppointment` says; its refusals name no free times. Whoever calls it makes the news known,
 * last in the transaction.
 */
export async function changeIn(tx: Tx, companyId: string, changing: Changing): Promise<WrittenAppointment> {
  const { id, change, by, now } = changing
  const before = requireStanding(await lockAppointment(tx, companyId, id))
  const person = personOf(change)
  const isMoved = movesTime(before, change)
  // Of another start nobody has said anything yet.
  const will_come = (before.will_come && !isMoved) || change.willCome === true
  const whose = {
    phone: person.phone ?? before.phone,
    isVisit: wantedServices(before, change).length > 1,
    people: wantedPeople(before, change),
  }
  const package_id =
    change.packageId === undefined
      ? await keptPackage(tx, companyId, before, whose)
      : await chosenPackage(tx, companyId, change.packageId, whose)
  const wanted = {
    ...before,
    ...person,
    ...statusOf(before, change, by),
    ...forPeople(before, whose.people),
    will_come,
    package_id,
  }
  if (!isMoved && !differs(before, wanted)) return { row: before, news: null }
  if (change.version !== undefined && change.version !== before.version)
    throw new Problem('APPOINTMENT_CHANGED')
  if (wanted.status !== before.status && !isAllowed(before.status, wanted.status, by))
    throw new Problem('TRANSITION_NOT_ALLOWED')
  if (Object.keys(person).length > 0) checkPerson(wanted, before)

  let places: PlaceFor[] = []
  if (isMoved) places = await findPlaces(tx, companyId, wanted, { ...changing, before })
  else if (blocksTime(wanted.status) && !blocksTime(before.status)) {
    changing.asks(askedOf(before, { publicly: by === 'customer' }))
    const alone = before.beside.length > 0
    await takeTurn(tx, companyId, { agendas: [{ id: before.agenda_id }], id, now, alone })
    if (before.units.length > 0) await dropHeldPlaces(tx, now)
  } else if (wanted.people !== before.people) await takeSeats(tx, companyId, wanted, { ...changing, before })
  const isNews =
    isMoved ||
    wanted.status !== before.status ||
    wanted.address !== before.address ||
    wanted.people !== before.people
  const ics_sequence = before.ics_sequence + (isNews ? 1 : 0)
  if (wanted.status === 'pending' && before.status !== 'pending' && before.deposit_paid_at === null) {
    wanted.deposit_due_at = await depositTerm(tx, companyId, wanted, now)
  }
  const row = { ...wanted, ics_sequence }
  if (!isMoved) await updateAppointment(tx, companyId, row, now)
  else {
    await writeFirstFree(tx, places, ({ moved, place }) =>
      updateAppointment(tx, companyId, { ...row, ...moved, place }, now),
    )
  }
  const [written] = await readAppointments(tx, companyId, [id])
  const after = await takeByItself(tx, companyId, written!, before)
  if (change.will && isMoved) await noteWill(tx, companyId, change.will.by, after)
  if (change.actor && changesService(before, change))
    await noteServices(tx, companyId, change.actor, { before, after })
  return { row: after, news: { before, after } }
}

/**
 * Has the seats of an appointment that stays where it is looked at: fewer are always had, and whether more are is the
 * database's word. @throws Problem APPOINTMENT_INVALID naming `people` for more than one booking may be for
 */
async function takeSeats(
  tx: Tx,
  companyId: string,
  wanted: BookedAppointment,
  { id, before, by, now, asks }: Changing & { before: BookedAppointment },
): Promise<void> {
  const publicly = by === 'customer'
  asks(askedOf(wanted, { publicly }))
  const agendas = [{ id: wanted.agenda_id }]
  await takeTurn(tx, companyId, { agendas, id, now, alone: wanted.beside.length > 0 })
  const settings = await readSettings(tx, companyId)
  checkPeople({ settings }, timedOf(wanted), wanted.people, before.people)
}

/** Approval is the shop's: a customer takes an appointment to no other status than cancelled. */
export function isAllowed(from: AppointmentStatus, to: AppointmentStatus, by: ChangedBy): boolean {
  return mayBecome(from, to) && (by !== 'customer' || to === 'cancelled')
}

/** A place that an appointment can move to, and what of it changes with that. */
interface PlaceFor extends PlaceIn<Doing['service']> {
  moved: Partial<StoredAppointment>
}

/** The places that it can move to, the best first, and what of the appointment changes with them. */
async function findPlaces(
  tx: Tx,
  companyId: string,
  wanted: BookedAppointment,
  { id, before, change, by, now, asks }: Changing & { before: BookedAppointment },
): Promise<PlaceFor[]> {
  const startsAt = change.startsAt ?? wanted.starts_at.toISOString()
  const start = Date.parse(startsAt)
  const publicly = by === 'customer'
  const which = publicly
    ? await agendasForMove(tx, companyId, wanted)
    : { agendaId: change.agendaId ?? wanted.agenda_id }
  const agendas = await ensureAgendas(tx, companyId, which)
  await takeTurn(tx, companyId, { agendas, id, now, alone: change.will !== undefined })
  const date = new Date(start).toISOString().slice(0, 10)
  const dates = { from: date, to: date }
  const isOther = changesService(wanted, change)
  const { placeIds } = change
  const booked = {
    besides: timedOf(wanted),
    placeIds,
    except: id,
    ...(!isOther && { keeps: keptBy(wanted) }),
  }
  const views = await readAgendas(tx, companyId, { ...which, ...dates, ...booked, now })
  if (views[0]!.places.length > 0) await dropHeldPlaces(tx, now)
  const free = blocksTime(wanted.status) ? views : views.map((view) => ({ ...view, ...nothingThere }))
  const { agendaId } = which
  const services = wantedServices(wanted, change)
  const serviceIds = services.map(({ serviceId }) => serviceId)
  const { will } = change
  const serviceIn = isOther ? asVisit(serviceIds, wanted.people) : asBooked(wanted, { publicly })
  const lengthIn = (view: AgendaView, service: Doing['service']) =>
    changedLength(wanted, service, { services: view.services, will })
  const sizedIn: ServiceIn = (view) => {
    const service = serviceIn(view)
    return service && lengthIn(view, rowOf(wanted, service)).service
  }
  asks({ serviceIn: sizedIn, startsAt, agendaId, publicly, ...booked })
  const doing: Doing[] = isOther
    ? chooseServices(free, { services, people: wanted.people, agendaId }, { publicly })
    : doingAs(wanted, free, serviceIn)
  if (doing.length === 0) throw notDone(free, { serviceIds, agendaId })
  checkPeople(doing[0]!.view, timedOf(doing[0]!.service), wanted.people, isOther ? 1 : before.people)
  const stays = start === wanted.starts_at.getTime() && agendas[0]?.id === wanted.agenda_id
  const asked = { start, publicly, mayBePast: stays, first: wanted.agenda_id, firstUnits: wanted.units }
  const isChosen = change.agendaId !== undefined || (wanted.agenda_chosen && which.agendaId !== undefined)
  const sized = doing.map(({ view, service }) => {
    const { service: timed, ...length } = lengthIn(view, service)
    return { view, service: { ...service, minutes: timed.minutes }, length }
  })
  const places = will
    ? [
        await placeOne(tx, companyId, clearest(justServing(sized), { start, first: wanted.units }), {
          ...asked,
          id,
          isOver: !blocksTime(wanted.status),
          ...will,
        }),
      ]
    : placeAmong(sized, asked)
  const keptIn = (view: AgendaView) => sized.find((one) => one.view === view)?.length.kept ?? []
  return places.map((into) => ({
    ...into,
    moved: {
      ...into.service,
      willed: into.willed ?? keptIn(into.view),
      beside: into.beside ?? [],
      units: [...into.view.units],
      seat: askedSeat(into.view, timedOf({ ...wanted, ...into.service })),
      agenda_id: into.view.agenda.id,
      agenda_number: into.view.agenda.number,
      agenda_chosen: isChosen,
    },
  }))
}

/** Of what is over or cancelled nobody is in the way. */
export const nothingThere = { busy: [], busyOwn: [], busyAlone: [], classes: [] }

/** What stays booked of an appointment that is moved, in each agenda that does it. */
function doingAs(row: StoredAppointment, views: readonly AgendaView[], serviceIn: ServiceIn): Doing[] {
  return views.flatMap((view) => {
    const service = serviceIn(view)
    if (!service) return []
    return [{ view, service: rowOf(row, service) }]
  })
}

/** A service or visit by the names of a row: what was booked, in the minutes that it takes now. */
const rowOf = (row: StoredAppointment, { id, minutes, modality, parts = [] }: TimedService) => ({
  service_id: id,
  minutes,
  modality,
  people: row.people,
  parts: parts.flatMap((part) => {
    const booked = row.parts.find(({ service_id }) => service_id === part.id)
    return booked ? [{ ...booked, minutes: part.minutes }] : []
  }),
})

/** Where the owner wants it, whatever the agenda says. */
async function placeOne(
  tx: Tx,
  companyId: string,
  { view, service, length }: Doing & { length: Omit<ReturnType<typeof changedLength>, 'service'> },
  wanted: Omit<Parameters<typeof placeByWill>[4], 'usual' | 'kept'>,
): Promise<PlaceIn<Doing['service']>> {
  return {
    view,
    service,
    ...(await placeByWill(tx, companyId, view, timedOf(service), { ...wanted, ...length })),
  }
}
