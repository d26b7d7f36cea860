import { isByDay } from '@balcao/domain/modality'
import { blocksTime } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas } from '../agenda/agendas.store'
import { readAgendas } from '../agenda/read-agenda'
import {
  partsOf,
  readAppointments,
  requireStanding,
  type BookedAppointment,
  type StoredAppointment,
} from '../appointments/appointments.store'
import type { WrittenVisit } from './book-visit'
import { changeIn, isAllowed, nothingThere, type Changing } from '../appointments/change'
import { checkPerson } from '../appointments/choosing/check-person'
import { depositTerm } from '../appointments/choosing/deposit-term'
import { takeTurn } from '../appointments/choosing/take-turn'
import { dropHeldPlaces } from '../appointments/expired-holds'
import type { Noted } from '../appointments/note-change'
import { chosenPackage } from '../packages/choose-package'
import { differs, forPeople, personOf, statusOf, type AppointmentChange } from '../appointments/wanted-change'
import { noteServices, noteWill } from '../appointments/will/will-history'
import { updateAppointment } from '../appointments/write-appointment'
import { noVisit, requireVisit } from '../appointments/choosing/choose-service'
import { asWhole } from './as-whole'
import { waysToPlace, type PlacedPart } from './place-row'
import { daysOfRow } from './row-days'
import { lockVisit, partsOfVisit } from './visit.store'
import { askedDays, customersParts, laterBy, rowQuestion } from './visit-question'
import { wantedParts, type WantedPart } from './wanted-parts'
import { refuseOwnWishes, willedRow } from './willed-row'
import { writeVisit } from './write-visit'

/** Changes one appointment, or the whole visit of several people that it is or becomes a part of, in a transaction under way. */
export async function changeAsAsked(tx: Tx, companyId: string, changing: Changing): Promise<WrittenVisit> {
  const [seen] = await readAppointments(tx, companyId, [changing.id])
  if (seen?.visit_id == null) {
    const named = seen ? agendasNamed(seen, changing.change) : []
    if (named.length < 2) {
      const [only] = named
      const change = only === undefined ? changing.change : { ...changing.change, agendaId: only }
      const { row, news } = await changeIn(tx, companyId, { ...changing, change })
      return { row, news: news ? [news] : [] }
    }
    if (seen!.series_id !== null) throw ofSeries()
  }
  const visitId = seen!.visit_id ?? seen!.id
  const mine = await lockVisit(tx, companyId, visitId)
  const rows = await partsOfVisit(tx, companyId, visitId)
  const before = requireStanding(rows.find(({ id }) => id === seen!.id))
  if (mine.length < (before.visit_total ?? 1)) return completeOwn(tx, companyId, changing, before)
  return changeVisit(tx, companyId, { ...changing, visitId, rows: rows.map(requireStanding), before })
}

/** The agendas that the services of a visit name, each once; none where no service names one. */
function agendasNamed(row: StoredAppointment, change: AppointmentChange): string[] {
  const { whom, also = [] } = change
  if (whom === undefined && also.every(({ agendaId }) => agendaId === undefined)) return []
  const usual = change.agendaId ?? row.agenda_id
  return [...new Set([whom ?? usual, ...also.map(({ agendaId }) => agendaId ?? usual)])]
}

function ofSeries(): Problem {
  const mensagem = 'Um agendamento de uma série fica com uma pessoa só.'
  return new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'services', mensagem }] })
}

/** Who may not change the other parts says of their own that it is done, and nothing else. */
async function completeOwn(
  tx: Tx,
  companyId: string,
  changing: Changing,
  before: BookedAppointment,
): Promise<WrittenVisit> {
  const { status, noShow, version, ...others } = changing.change
  const isDone = [before.status, status].every((one) => one === 'completed' || one === 'confirmed')
  const wantsMore = Object.entries(others).some(([name, value]) => name !== 'actor' && value !== undefined)
  if (!isDone || wantsMore)
    throw new Problem('TRANSITION_NOT_ALLOWED', {
      mensagem: 'Esta visita tem partes com outras pessoas. Peça ao balcão para mudar.',
    })
  const { row, news } = await changeIn(tx, companyId, { ...changing, change: { status, noShow, version } })
  return { row, news: news ? [news] : [] }
}

interface ChangingVisit extends Changing {
  visitId: string
  /** Its parts in their order. */
  rows: BookedAppointment[]
  /** The part that was named. */
  before: BookedAppointment
}

async function changeVisit(tx: Tx, companyId: string, changing: ChangingVisit): Promise<WrittenVisit> {
  const { rows, before, change, by, now, visitId } = changing
  const [head] = rows as [BookedAppointment]
  refuseOwnWishes({ people: change.people })
  const person = personOf(change)
  const parts = wantedParts(rows, before, change)
  if (rows.some(({ modality }) => isByDay(modality)))
    throw noVisit('Um serviço por dia não entra em uma visita com outros')
  const start = startOf(head, before, change)
  const isMoved =
    start !== head.starts_at.getTime() || parts.some(({ isOther }) => isOther) || isFewer(rows, parts)
  if (change.packageId)
    await chosenPackage(tx, companyId, change.packageId, { phone: before.phone, isVisit: true })
  const wanted = rows.map((row): BookedAppointment => ({
    ...row,
    ...person,
    ...forPeople(row, 1),
    ...statusOf(row, mayFollow(row, before, changing) ? change : {}, by),
    will_come: (row.will_come && !isMoved) || change.willCome === true,
    package_id: null,
  }))
  if (!isMoved && rows.every((row, place) => !differs(row, wanted[place]!))) return { row: before, news: [] }
  if (change.version !== undefined && change.version !== before.version)
    throw new Problem('APPOINTMENT_CHANGED')
  const after = wanted.find(({ id }) => id === before.id)!
  if (after.status !== before.status && !isAllowed(before.status, after.status, by))
    throw new Problem('TRANSITION_NOT_ALLOWED')
  if (Object.keys(person).length > 0) checkPerson(after, before)
  if (isMoved || change.will?.minutes !== undefined) refuseWishes(before, change)
  const [first] = wanted as [(typeof wanted)[number]]
  if (first.status === 'pending' && head.status !== 'pending' && head.deposit_paid_at === null)
    first.deposit_due_at = await depositTerm(tx, companyId, first, now)

  if (isMoved) {
    const ways = await findWays(tx, companyId, { ...changing, wanted: first, parts, start })
    await writeVisit(tx, companyId, { visitId, wanted, parts, ways, now })
  } else {
    if (wanted.some(({ status }, place) => blocksTime(status) && !blocksTime(rows[place]!.status)))
      await takeBack(tx, companyId, changing)
    for (const [place, row] of wanted.entries()) {
      const known = rows[place]!
      const isNews = row.status !== known.status || row.address !== known.address
      const ics_sequence = known.ics_sequence + (isNews ? 1 : 0)
      await updateAppointment(tx, companyId, { ...row, ics_sequence }, now)
    }
  }
  return written(tx, companyId, changing, { isMoved, hasOthers: parts.some(({ booked }) => !booked) })
}

/** The start of the whole that is wanted: of the part that is named, the others keep their distance. */
function startOf(
  head: StoredAppointment,
  before: StoredAppointment,
  { startsAt, whom, also }: AppointmentChange,
): number {
  if (startsAt === undefined) return head.starts_at.getTime()
  const isOfWhole = whom !== undefined || also?.some(({ agendaId }) => agendaId !== undefined)
  const from = isOfWhole ? head : before
  return head.starts_at.getTime() + Date.parse(startsAt) - from.starts_at.getTime()
}

const isFewer = (rows: readonly StoredAppointment[], parts: readonly WantedPart[]) =>
  rows.reduce((sum, row) => sum + partsOf(row).length, 0) !== parts.length

/** Whether a part takes the status with the one that was named: it stood as that one did. What is done stays so. */
function mayFollow(row: BookedAppointment, before: BookedAppointment, { change, by }: Changing): boolean {
  const { status = row.status } = change
  if (row.id === before.id || status === row.status) return true
  return row.status === before.status && isAllowed(row.status, status, by)
}

/** Rooms that are sent back as they are were not asked for. */
function refuseWishes({ places }: StoredAppointment, { placeIds, will }: AppointmentChange): void {
  const isSame = placeIds?.length === places.length && places.every(({ id }) => placeIds.includes(id))
  refuseOwnWishes({ placeIds: isSame || placeIds?.length === 0 ? undefined : placeIds, will })
}

async function takeBack(tx: Tx, companyId: string, changing: ChangingVisit): Promise<void> {
  const { rows, now, by, asks, visitId } = changing
  const publicly = by === 'customer'
  const parts = wantedParts(rows, rows[0]!, {})
  asks({ startsAt: rows[0]!.starts_at.toISOString(), ...askedDays(companyId, { parts, publicly, visitId }) })
  const agendas = [...new Set(rows.map((row) => row.agenda_id))].sort().map((id) => ({ id }))
  const alone = rows.some(({ beside }) => beside.length > 0)
  await takeTurn(tx, companyId, { agendas, id: visitId, now, alone })
  if (rows.some(({ units }) => units.length > 0)) await dropHeldPlaces(tx, now)
}

interface WantedVisit extends ChangingVisit {
  wanted: BookedAppointment
  parts: WantedPart[]
  start: number
}

async function findWays(tx: Tx, companyId: string, visit: WantedVisit): Promise<PlacedPart[][]> {
  const { wanted, start, by, now, asks, visitId, change, rows } = visit
  const publicly = by === 'customer'
  const parts = publicly ? await customersParts(tx, companyId, visit.parts) : visit.parts
  const asked = { parts, publicly, visitId }
  // Other starts are told of the part that was named, as its own was.
  const apart =
    change.whom === undefined ? visit.before.starts_at.getTime() - rows[0]!.starts_at.getTime() : 0
  asks({
    startsAt: new Date(start + apart).toISOString(),
    daysIn: async (other, range, at) =>
      laterBy(apart, await daysOfRow(other, companyId, rowQuestion(asked), { ...range, now: at })),
  })
  const { which, partsIn } = rowQuestion(asked)
  const agendas = await ensureAgendas(tx, companyId, which)
  const missing = (which.agendaIds ?? []).some((wantedId) => !agendas.some(({ id }) => id === wantedId))
  if (missing) throw new Problem('AGENDA_NOT_FOUND')
  const sorted = agendas.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await takeTurn(tx, companyId, { agendas: sorted, id: visitId, now, alone: change.will !== undefined })
  const date = new Date(start).toISOString().slice(0, 10)
  const views = await readAgendas(tx, companyId, { ...which, from: date, to: date, except: visitId, now })
  if (views[0]!.places.length > 0) await dropHeldPlaces(tx, now)
  if (parts.some(({ booked }) => !booked))
    requireVisit(
      views[0]!,
      parts.map(({ serviceId }) => serviceId),
      { publicly },
    )
  const isOver = !blocksTime(wanted.status)
  const free = isOver ? views.map((view) => ({ ...view, ...nothingThere })) : views
  const mayBePast = start === rows[0]!.starts_at.getTime()
  const { will } = change
  if (will)
    return [await willedRow(tx, companyId, free, partsIn, { start, id: visitId, will, mayBePast, isOver })]
  const first = parts.map(({ booked, agendaId }) => agendaId ?? booked?.agendaId ?? '')
  return waysToPlace(free, partsIn, { start, publicly, mayBePast, first })
}

/** What became of the visit, and what is to be made known of each of its parts, those that it has no more too. */
async function written(
  tx: Tx,
  companyId: string,
  { rows, before, change, visitId }: ChangingVisit,
  { isMoved, hasOthers }: { isMoved: boolean; hasOthers: boolean },
): Promise<WrittenVisit> {
  const after = await partsOfVisit(tx, companyId, visitId)
  const gone = await readAppointments(
    tx,
    companyId,
    rows.map(({ id }) => id).filter((id) => !after.some((row) => row.id === id)),
  )
  if (change.will && isMoved) for (const row of after) await noteWill(tx, companyId, change.will.by, row)
  if (change.actor && (hasOthers || asWhole(rows[0]!).service_name !== asWhole(after[0]!).service_name))
    await noteServices(tx, companyId, change.actor, { before: asWhole(rows[0]!), after: asWhole(after[0]!) })
  const news = [...after, ...gone].map((row): Noted => ({
    before: rows.find(({ id }) => id === row.id) ?? null,
    after: row,
  }))
  return { row: after.find(({ id }) => id === before.id) ?? after[0]!, news }
}
