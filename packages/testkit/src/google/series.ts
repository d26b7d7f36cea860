import { momentOf, type EventContent, type GoogleTime } from './event-content'
import { badRequest } from './google-refusal'
import { instantOf, writtenIn } from './wall-clock'

/** Google knows more rules; what is not told apart here is refused rather than misread. */
const RULE = /^RRULE:FREQ=(DAILY|WEEKLY)((?:;(?:INTERVAL|COUNT)=[1-9]\d{0,2}|;UNTIL=\d{8}T\d{6}Z)*)$/
/** A series without an end is expanded this far. */
const LONGEST_DAYS = 730
const DAY_MS = 86_400_000

interface Series {
  id: string
  /** Of its first event. */
  content: Pick<EventContent, 'start' | 'end'>
  recurrence?: string[]
}

interface Occurrence {
  /** The series' id and the start that the rule gives it. */
  id: string
  start: GoogleTime
  end: GoogleTime
}

/** The single events of a series, on the same time of the wall each. @throws CalendarRefusal 400 for other rules */
export function occurrencesOf({ id, content, recurrence = [] }: Series, zone: string): Occurrence[] {
  const [, frequency, rest = ''] = RULE.exec(recurrence.length === 1 ? recurrence[0]! : '') ?? []
  if (frequency === undefined) throw badRequest('This stand-in knows daily and weekly rules alone.')
  const said = new Map(
    rest
      .split(';')
      .filter(Boolean)
      .map((part) => part.split('=') as [string, string]),
  )
  const step = Number(said.get('INTERVAL') ?? 1) * (frequency === 'DAILY' ? 1 : 7)
  const most = Number(said.get('COUNT') ?? Infinity)
  const until = said.has('UNTIL') ? stampedAt(said.get('UNTIL')!) : Infinity
  const found: Occurrence[] = []
  for (let days = 0; days <= LONGEST_DAYS && found.length < most; days += step) {
    const start = later(content.start, days, zone)
    const instant = momentOf(start, zone)
    if (instant > until) break
    found.push({ id: `${id}_${stampOf(start, instant)}`, start, end: later(content.end, days, zone) })
  }
  return found
}

function later(time: GoogleTime, days: number, calendarZone: string): GoogleTime {
  if (time.date !== undefined) return { date: dateAfter(time.date, days) }
  const zone = time.timeZone ?? calendarZone
  const [date, clock] = writtenIn(zone, momentOf(time, calendarZone)).slice(0, 19).split('T')
  const instant = instantOf(`${dateAfter(date!, days)}T${clock}`, zone)!
  return { dateTime: writtenIn(zone, instant), timeZone: zone }
}

const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const stampOf = ({ date }: GoogleTime, instant: number) =>
  (date ?? `${new Date(instant).toISOString().slice(0, 19)}Z`).replaceAll(/[-:]/g, '')

const stampedAt = (stamp: string) =>
  Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
