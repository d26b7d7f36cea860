import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { emptyVerdict, type ImportedRow, type ImportVerdict } from '@balcao/contract/scheduling'
import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay, type Modality } from '@balcao/domain/modality'
import {
  findSlots,
  IMPORTED_REACH,
  serviceRules,
  warningsAt,
  willedRange,
  type Booking,
} from '@balcao/domain/scheduling'
import { plainName } from '@balcao/domain/text'
import { dateIn, instantAt } from '@balcao/domain/time'
import type { Tx } from '../../platform/database/database'
import { uuidOf } from '../../platform/uuid-of'
import { findClosures } from '../agenda/closures.store'
import { ensureAgenda } from '../agenda/agendas.store'
import { readAgendas } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import { slotRules } from '../agenda/slot-rules'
import { findInTheWay } from '../appointments/will/in-the-way'
import { lyingThere, namedWarnings, oneAKey, type NamedClosures } from '../appointments/will/place-by-will'
import { findDoubles, findKnown } from './imports.store'
import { lyingIn } from './lying'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const USUAL_MINUTES = 60
const MINUTES_OF_DAY = 480
/** Of a service by day on a date that has no opening. */
const FIRST_MINUTE = 9 * 60
/** Clocks differ, and a choice takes its time. */
const REACH = { backMs: IMPORTED_REACH.backMs + DAY_MS, aheadMs: IMPORTED_REACH.aheadMs + DAY_MS }
/** Rows between two turns of everybody else. */
const AT_ONCE = 50
/** Days that a service by day may reach over, closed ones included. */
const FURTHEST_DAYS = 366
/** What keeps its own words is no service of the catalogue. */
const NO_SERVICE = 'import'

/** An appointment that comes. */
export interface Coming {
  row: ImportedRow
  id: string
  digest: Buffer
  view: AgendaView
  service: { id: string; name: string; modality: Modality; minutes: number; priceType: string; cents: number }
  place: Booking
  isOver: boolean
  willed: string[]
  beside: string[]
}

export interface Judged {
  verdict: ImportVerdict
  coming: Coming[]
}

interface Question {
  importId: string
  rows: readonly ImportedRow[]
  past: 'keep' | 'leave'
  now: Date
}

/**
 * What becomes of each row, in the order of time: what the agenda would refuse stays out unless all of its warnings were
 * accepted, and what comes lies in the way of those after it. Gives way to others between pieces. To write what comes, call
 * it with the agendas locked. @throws Problem AGENDA_NOT_FOUND
 */
export async function judgeRows(
  tx: Tx,
  companyId: string,
  { importId, rows, past, now }: Question,
): Promise<Judged> {
  const sorted = rows
    .map((row, place) => ({ row, place, start: Date.parse(row.starts_at), digest: digestOf(row.key) }))
    .toSorted((one, other) => one.start - other.start || one.place - other.place)
  const isNear = ({ start }: { start: number }) =>
    start >= now.getTime() - REACH.backMs && start <= now.getTime() + REACH.aheadMs
  const known = await findKnown(
    tx,
    companyId,
    sorted.map(({ digest }) => digest),
  )
  const doubles = await findDoubles(tx, companyId, rows)
  const agendas = await readJudges(tx, companyId, { rows: sorted.filter(isNear).map(({ row }) => row), now })
  const seen = new Set<string>()
  const verdict = emptyVerdict()
  const coming: Coming[] = []
  for (const [nth, { row, place: at, start, digest }] of sorted.entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) await breathe()
    if (!isNear({ start })) {
      verdict.too_far.push(at)
      continue
    }
    const judge = agendas.get(row.agenda_id?.toLowerCase())!
    const again = [`key ${digest.toString('hex')}`, sameOf(row, start)]
    if (known.has(digest.toString('hex'))) verdict.known.push(at)
    else if (doubles.has(at) || again.some((mark) => seen.has(mark))) verdict.doubles.push(at)
    else {
      const service = serviceOf(row, judge.view)
      const isOver = start < now.getTime()
      if (row.days !== undefined && !isByDay(service.modality)) verdict.whole_days.push(at)
      else if (isOver && past === 'leave') verdict.past.push(at)
      else {
        const id = uuidOf(`import ${companyId} ${importId} ${row.key}`)
        const placed = judge.place({ row, start, service, isOver, id })
        const refused = placed.warnings.filter(({ key }) => !row.accept?.includes(key))
        if (refused.length > 0) {
          verdict.conflicts.push({ row: at, warnings: placed.warnings })
          continue
        }
        for (const mark of again) seen.add(mark)
        const willed = placed.warnings.map(({ key }) => key)
        verdict[isOver ? 'history' : 'comes'] += 1
        if (willed.length > 0) verdict.willed += 1
        const { place, beside } = placed
        coming.push({ row, id, digest, view: judge.view, service, place, isOver, willed, beside })
      }
    }
  }
  return { verdict, coming }
}

const digestOf = (key: string) => createHash('sha256').update(key).digest()

/** The same customer at the same time. */
const sameOf = ({ client, phone = '' }: ImportedRow, start: number) =>
  `${start} ${phone.replace(/\D/g, '').slice(-8) || plainName(client)}`

function serviceOf(row: ImportedRow, view: AgendaView): Coming['service'] {
  const byId = ({ id }: { id: string }) => id === row.service_id
  // Who does not do it any more was booked for it all the same.
  const found = view.services.find(byId) ?? view.onSale.find(byId)
  if (!found) {
    const minutes = row.minutes ?? USUAL_MINUTES
    const none = { id: NO_SERVICE, modality: 'tempo', priceType: STANDARD_PRICE, cents: 0 } as const
    return { ...none, name: row.service, minutes }
  }
  const { id, name, modality, prices } = found
  const minutes = isByDay(modality)
    ? row.days === undefined
      ? found.minutes
      : row.days * MINUTES_OF_DAY
    : (row.minutes ?? found.minutes)
  return { id, name, modality, minutes, priceType: prices[0]!.type, cents: prices[0]!.cents }
}

interface Asked {
  row: ImportedRow
  start: number
  service: Coming['service']
  isOver: boolean
  id: string
}

/** Each agenda of the rows, with what lies there. */
async function readJudges(
  tx: Tx,
  companyId: string,
  { rows, now }: Pick<Question, 'rows' | 'now'>,
): Promise<Map<string | undefined, ReturnType<typeof judgeIn>>> {
  if (rows.length === 0) return new Map()
  const starts = rows.map(({ starts_at }) => Date.parse(starts_at))
  const first = Math.max(
    starts.reduce((one, other) => Math.min(one, other)),
    now.getTime() - DAY_MS,
  )
  const last = Math.max(
    starts.reduce((one, other) => Math.max(one, other)),
    first,
  )
  const [from, to] = [first - DAY_MS, last + DAY_MS].map((at) => new Date(at).toISOString().slice(0, 10)) as [
    string,
    string,
  ]
  const found = new Map<string | undefined, ReturnType<typeof judgeIn>>()
  for (const agendaId of new Set(rows.map(({ agenda_id }) => agenda_id?.toLowerCase()))) {
    if (agendaId === undefined) await ensureAgenda(tx, companyId)
    // Nothing in a file says where: the agenda alone is meant.
    const [view] = (await readAgendas(tx, companyId, { agendaId, from, to, now })) as [AgendaView]
    const lying = await findInTheWay(tx, companyId, {
      agenda: view.agenda,
      blocked: { start: first - 2 * DAY_MS, end: last + FURTHEST_DAYS * DAY_MS },
      now: now.getTime(),
    })
    const closures = await findClosures(tx, companyId, { from, to, agenda_id: view.agenda.id })
    found.set(agendaId, judgeIn(view, { lying: lyingIn(lying), closures }))
  }
  // The company's own may be meant by its id and by nothing.
  const own = found.get(undefined)
  if (own) for (const id of found.keys()) if (id === own.view.agenda.id) found.set(id, own)
  return found
}

function judgeIn(
  view: AgendaView,
  { lying, closures }: { lying: ReturnType<typeof lyingIn>; closures: NamedClosures['closures'] },
) {
  const { zone, settings } = view
  const named = { zone, closures }

  /** Where a row lies, and what speaks against it; what is over lies in nobody's way. */
  function place({ row, start, service, isOver, id }: Asked) {
    const place = placeOf({ start, service, row })
    if (isOver) return { place, warnings: [], beside: [] }
    const ofTime = warningsAt(slotRules(view, service, { publicly: false, anyMinute: true }), place, {
      modality: service.modality,
      now: view.now,
    })
    const there = lying.at(place.blocked).filter(
      // Where the file is of the calendar that is connected, its event and this appointment are the same.
      (one) =>
        one.kind !== 'event' ||
        one.starts_at.getTime() !== place.start ||
        one.ends_at.getTime() !== place.end,
    )
    const warnings = oneAKey([...namedWarnings(ofTime, named), ...there.map((one) => lyingThere(one, zone))])
    const beside = there.filter(({ kind }) => kind !== 'event').map((one) => one.id)
    if (warnings.every(({ key }) => row.accept?.includes(key))) {
      const [starts_at, ends_at] = [new Date(place.start), new Date(place.end)]
      lying.add({ kind: 'overlap', id, name: row.client, starts_at, ends_at, blocked: place.blocked })
    }
    return { place, warnings, beside }
  }

  function placeOf({ start, service, row }: Pick<Asked, 'start' | 'service' | 'row'>): Booking {
    const rules = slotRules(view, service, { publicly: false, anyMinute: true })
    const isWholeDay = row.days !== undefined
    if (isByDay(service.modality)) {
      const date = dateIn(start, zone)
      const opening = isWholeDay ? findSlots(rules, { from: date, to: date })[0]?.slots[0]?.start : undefined
      const at = opening
        ? Date.parse(opening)
        : isWholeDay
          ? instantAt({ date, minutes: FIRST_MINUTE }, zone)
          : start
      const range = willedRange(rules, rules.service, at)
      if (range) return range
    }
    const { buffer_before, buffer_after } = serviceRules(settings, service.id)
    const end = start + service.minutes * MINUTE_MS
    const blocked = { start: start - buffer_before * MINUTE_MS, end: end + buffer_after * MINUTE_MS }
    return { start, end, blocked, dates: [dateIn(start, zone)] }
  }

  return { view, place }
}
