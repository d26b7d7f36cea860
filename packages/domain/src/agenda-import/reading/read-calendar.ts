import ICAL from 'ical.js'
import { IMPORTED_REACH, LONGEST_IMPORTED } from '../../scheduling/limits'
import { singleLine } from '../../text'
import { blocksOf, type Block } from './calendar-blocks'
import { ianaZone, utc, zonesOf, type EventZone } from './event-zone'
import { findPhone } from './find-phone'
import type { FileProblem, FileRow, ReadFile, ReadingClock, ReadProblem } from '../model'
import { EndlessSeries, startsOf, stepsOfFile, wallOf, type Steps } from './series'
import { inOrder, shortAbout, shortTexts } from './shorten'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** A series is written out from a year ago to a year ahead, a single event may lie further away. */
const SERIES = { back: 366 * DAY_MS, ahead: 366 * DAY_MS }
const SINGLE = { back: IMPORTED_REACH.backMs, ahead: IMPORTED_REACH.aheadMs }
/** Events between two pauses. */
const AT_ONCE = 100
const LONGEST_UID = 400
const MOST_PROBLEMS = 1000
/** Characters of one text that are looked at. */
const MOST_READ = 20_000

/** Why an event is not read. */
class Unreadable extends Error {
  constructor(readonly code: ReadProblem) {
    super(code)
  }
}

interface Event {
  line: number
  uid: string
  component: ICAL.Component
  summary: string
  start: ICAL.Time
  zone: EventZone
  isDay: boolean
  /** On the wall; null where no end is said. */
  length: number | null
  sequence: number
  isCancelled: boolean
  /** Of one of a series that is otherwise: the start that it had. */
  replaces: number | null
}

type ZoneOf = (time: ICAL.Time, property: ICAL.Property) => EventZone

/**
 * Reads an iCalendar file as Google, Outlook or Apple write it. Series are written out; what is cancelled is counted and
 * left out; what cannot be read is named, and spoils nothing else. `pause` is awaited between pieces.
 */
export async function readCalendar(
  text: string,
  { zone, now }: ReadingClock,
  pause: () => Promise<void> = async () => {},
): Promise<ReadFile> {
  const problems: FileProblem[] = []
  const refuse = (line: number, code: ReadProblem, about: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ line, code, about: shortAbout(about) })
  }
  const blocks = blocksOf(text)
  const named = zonesOf(describedZones(blocks.zones))
  const zoneOf: ZoneOf = (time, property) => {
    const name = property.getFirstParameter('tzid') ?? ''
    if (time.zone === ICAL.Timezone.utcTimezone) return utc
    const its = name === '' ? ianaZone(zone) : named(name)
    if (!its) throw new Unreadable('zone')
    return its
  }

  const byUid = new Map<string, Event[]>()
  for (const [place, block] of blocks.events.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await pause()
    try {
      const event = readEvent(block, zoneOf)
      byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event])
    } catch (error) {
      refuse(block.line, error instanceof Unreadable ? error.code : 'broken', summaryIn(block.text))
    }
  }

  const rows: FileRow[] = []
  const steps = stepsOfFile()
  let cancelled = 0
  let done = 0
  for (const events of byUid.values()) {
    done += 1
    if (done % AT_ONCE === 0) await pause()
    const { main, others } = newestOf(events)
    try {
      const starts = main ? occurrences(main, others, { zoneOf, steps, now }) : []
      if (main?.isCancelled) cancelled += 1
      else rows.push(...starts.map((start) => rowOf(main!, start)))
    } catch (error) {
      const code =
        error instanceof Unreadable ? error.code : error instanceof EndlessSeries ? 'too_often' : 'broken'
      refuse(main!.line, code, main!.summary)
      continue
    }
    for (const other of main?.isCancelled ? [] : others) {
      const start = other.zone.instantOf(wallOf(other.start))
      if (other.isCancelled) cancelled += 1
      else if (isWithin(start, now, SINGLE)) rows.push(rowOf(other, start))
      else refuse(other.line, 'too_far', other.summary)
    }
  }
  return inOrder({ kind: 'ics', rows, problems, cancelled })
}

/** Whether a text is an iCalendar file, or means to be one. */
export const isCalendar = (text: string) => /^﻿?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200))

function describedZones(blocks: readonly Block[]): Map<string, ICAL.Component> {
  const found = new Map<string, ICAL.Component>()
  for (const { text } of blocks) {
    try {
      const component = ICAL.Component.fromString(text)
      found.set(String(component.getFirstPropertyValue('tzid')), component)
    } catch {
      // Events that name it are told by themselves.
    }
  }
  return found
}

function readEvent({ line, text, isWhole }: Block, zoneOf: ZoneOf): Event {
  if (!isWhole) throw new Unreadable('broken')
  const component = ICAL.Component.fromString(text)
  const property = component.getFirstProperty('dtstart')
  const start: unknown = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time) || !isDate(start, property)) throw new Unreadable('date')
  const uid = singleLine(textOf(component, 'uid')).slice(0, LONGEST_UID)
  const said = ['summary', 'attendee'].some((name) => component.hasProperty(name))
  if (!said) throw new Unreadable('nobody')
  const again = component.getFirstProperty('recurrence-id')
  const replaced: unknown = again?.getFirstValue()
  const zone = zoneOf(start, property)
  return {
    line,
    uid: uid === '' ? `line ${line}` : uid,
    component,
    summary: textOf(component, 'summary'),
    start,
    zone,
    isDay: start.isDate,
    length: lengthOf(component, start, zoneOf),
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0) || 0,
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    replaces:
      again && replaced instanceof ICAL.Time ? zoneOf(replaced, again).instantOf(wallOf(replaced)) : null,
  }
}

/** Milliseconds on the wall until its end; null where none is said. */
function lengthOf(component: ICAL.Component, start: ICAL.Time, zoneOf: ZoneOf): number | null {
  const property = component.getFirstProperty('dtend')
  const end: unknown = property?.getFirstValue()
  const duration: unknown = component.getFirstPropertyValue('duration')
  let length: number | null = null
  if (property && end instanceof ICAL.Time) {
    const its = component.getFirstProperty('dtstart')!
    length = start.isDate
      ? wallOf(end) - wallOf(start)
      : zoneOf(end, property).instantOf(wallOf(end)) - zoneOf(start, its).instantOf(wallOf(start))
  } else if (duration instanceof ICAL.Duration) length = duration.toSeconds() * 1000
  if (length === null || (start.isDate && length === 0)) return null
  if (length < 0 || Number.isNaN(length)) throw new Unreadable('end')
  const longest = start.isDate ? LONGEST_IMPORTED.days * DAY_MS : LONGEST_IMPORTED.minutes * MINUTE_MS
  if (length > longest) throw new Unreadable('length')
  // An event without a length is a moment: how long it takes, the service says.
  return length < MINUTE_MS ? null : length
}

/** Of several versions of an event the newest, and the ones of its series that are otherwise. */
function newestOf(events: readonly Event[]): { main: Event | undefined; others: Event[] } {
  const newest = new Map<number | null, Event>()
  for (const event of events) {
    const known = newest.get(event.replaces)
    if (!known || event.sequence >= known.sequence) newest.set(event.replaces, event)
  }
  const main = newest.get(null)
  newest.delete(null)
  return { main, others: [...newest.values()] }
}

/** The instants at which an event begins, all of them, without those that were taken out or are otherwise. */
function occurrences(
  event: Event,
  others: readonly Event[],
  { zoneOf, steps, now }: { zoneOf: ZoneOf; steps: Steps; now: number },
): number[] {
  const { component, zone, start } = event
  const first = zone.instantOf(wallOf(start))
  const rule: unknown = component.getFirstPropertyValue('rrule')
  const added = timesOf(component, 'rdate', zoneOf)
  if (!(rule instanceof ICAL.Recur) && added.length === 0) {
    if (event.isCancelled || isWithin(first, now, SINGLE)) return [first]
    throw new Unreadable('too_far')
  }
  const window = { from: now - SERIES.back, to: now + SERIES.ahead }
  const out = new Set([
    ...timesOf(component, 'exdate', zoneOf),
    ...others.flatMap(({ replaces }) => replaces ?? []),
  ])
  const floating = start.clone()
  floating.zone = ICAL.Timezone.localTimezone
  const repeated =
    rule instanceof ICAL.Recur
      ? startsOf(onTheWall(rule, event), floating, {
          from: zone.wallAt(window.from),
          to: zone.wallAt(window.to),
          steps,
        }).map((wall) => zone.instantOf(wall))
      : [first]
  return [...new Set([...repeated, ...added])].filter(
    (instant) => instant >= window.from && instant <= window.to && !out.has(instant),
  )
}

/** A rule whose end, which is an instant, is said as the wall of its event shows it. */
function onTheWall(rule: ICAL.Recur, { zone, isDay }: Event): ICAL.Recur {
  const own = rule.clone()
  if (!own.until) return own
  const isUtc = own.until.zone === ICAL.Timezone.utcTimezone
  const until = ICAL.Time.fromJSDate(
    new Date(isUtc && !isDay ? zone.wallAt(wallOf(own.until)) : wallOf(own.until)),
    true,
  )
  // A date alone takes that day with it.
  if (own.until.isDate && !isDay) until.adjust(0, 23, 59, 59)
  until.zone = ICAL.Timezone.localTimezone
  own.until = until
  return own
}

function timesOf(component: ICAL.Component, name: 'exdate' | 'rdate', zoneOf: ZoneOf): number[] {
  return component.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      return time instanceof ICAL.Time ? [zoneOf(time, property).instantOf(wallOf(time))] : []
    }),
  )
}

function rowOf(event: Event, start: number): FileRow {
  const { component, isDay, length } = event
  const description = textOf(component, 'description')
  const attendees = component.getAllProperties('attendee')
  const guest = attendees.length === 1 ? attendees[0] : undefined
  const mail = String(guest?.getFirstValue() ?? '').replace(/^mailto:/i, '')
  const name = guest?.getFirstParameter('cn') ?? ''
  const inTitle = findPhone(event.summary)
  const texts = [description, textOf(component, 'location'), textOf(component, 'contact')]
  const phone = inTitle.phone || (texts.map((text) => findPhone(text).phone).find(Boolean) ?? '')
  const days = isDay ? Math.max(1, Math.round((length ?? DAY_MS) / DAY_MS)) : null
  return {
    line: event.line,
    key: isOfSeries(event) ? `ics ${event.uid} ${event.replaces ?? start}` : `ics ${event.uid}`,
    start,
    days,
    minutes: isDay || length === null ? null : Math.round(length / MINUTE_MS),
    phone,
    ...shortTexts({
      title: inTitle.rest,
      client: name.includes('@') ? '' : name,
      email: mail.includes('@') ? mail : '',
      service: '',
      professional: '',
      notes: withoutMarkup(description),
    }),
  }
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.slice(0, MOST_READ) : ''
}

/** What a series writes out is told apart by its starts; a single event that was moved there is still the same. */
const isOfSeries = ({ component, replaces }: Event) =>
  replaces !== null || component.hasProperty('rrule') || component.hasProperty('rdate')

/** Google writes descriptions with a few marks of a page. */
function withoutMarkup(text: string): string {
  if (!/<\/?(?:br|p|div|span|b|i|u|a|ul|ol|li|html-blob)\b[^>]{0,500}>/i.test(text)) return text
  return text
    .replaceAll(/<(?:br|\/p|\/div|\/li)\b[^>]{0,500}>/gi, '\n')
    .replaceAll(/<[^>]{1,500}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

const summaryIn = (text: string) => /^SUMMARY[^:\n]*:(.*)$/im.exec(text)?.[1] ?? ''

/** The library makes the first of January of a thirteenth month. */
function isDate(time: ICAL.Time, property: ICAL.Property): boolean {
  const written: unknown = property.jCal[3]
  const read = new Date(wallOf(time)).toISOString().slice(0, 10)
  return time.year >= 1900 && time.year <= 2200 && typeof written === 'string' && written.startsWith(read)
}

const isWithin = (start: number, now: number, { back, ahead }: typeof SINGLE) =>
  start >= now - back && start <= now + ahead
