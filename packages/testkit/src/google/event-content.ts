import { badRequest } from './google-refusal'
import { instantOf, isZone, startOfDay } from './wall-clock'

/** A day (`date`, all-day events; an end is exclusive) or an instant (`dateTime`). */
export interface GoogleTime {
  date?: string
  /** RFC 3339; without an offset it needs a time zone. */
  dateTime?: string
  timeZone?: string
}

interface GoogleAttendee {
  email: string
  displayName?: string
  responseStatus?: 'needsAction' | 'declined' | 'tentative' | 'accepted'
  self?: boolean
}

/** What its writers say about an event. */
export interface EventContent {
  status?: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  location?: string
  colorId?: string
  start: GoogleTime
  end: GoogleTime
  transparency?: 'opaque' | 'transparent'
  visibility?: 'default' | 'public' | 'private' | 'confidential'
  attendees?: GoogleAttendee[]
  reminders?: { useDefault: boolean; overrides?: { method: 'email' | 'popup'; minutes: number }[] }
  extendedProperties?: { private?: Record<string, string>; shared?: Record<string, string> }
  source?: { url: string; title: string }
}

const WRITABLE = [
  'status',
  'summary',
  'description',
  'location',
  'colorId',
  'start',
  'end',
  'transparency',
  'visibility',
  'attendees',
  'reminders',
  'extendedProperties',
  'source',
] as const satisfies (keyof EventContent)[]

const CHOICES: Partial<Record<(typeof WRITABLE)[number], readonly string[]>> = {
  status: ['confirmed', 'tentative', 'cancelled'],
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
  colorId: Array.from({ length: 11 }, (_, at) => String(at + 1)),
}

/** The writable fields of a body, without those that are null; the others are passed over, as Google does. */
export function contentIn(body: Record<string, unknown>): Record<string, unknown> {
  // A person makes series here, and no app: one that would is refused rather than misread.
  if (body.recurrence) throw badRequest('Apps make no series in this stand-in.')
  return withoutNulls(
    Object.fromEntries(WRITABLE.flatMap((name) => (name in body ? [[name, body[name]]] : []))),
  )
}

/** Patch semantics: null removes, objects are merged, everything else (lists too) is replaced. */
export function patched(
  content: Record<string, unknown>,
  patch: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...content }
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isObject(value) ? patched(isObject(before) ? before : {}, value) : value
  }
  return merged
}

/** @throws CalendarRefusal where Google would not take it. */
export function checkedContent(draft: Record<string, unknown>): EventContent {
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = draft[name]
    if (value !== undefined && !choices.includes(value as string)) {
      throw badRequest(`Invalid value for: ${name}`, 'invalid')
    }
  }
  const [start, end] = [checkedTime(draft.start, 'start'), checkedTime(draft.end, 'end')]
  if (start.isDay !== end.isDay)
    throw badRequest('Start and end times must either both be date or both be dateTime.')
  if (end.instant < start.instant || (end.isDay && end.instant === start.instant)) {
    throw badRequest('The specified time range is empty.', 'timeRangeEmpty', 'timeMax')
  }
  checkReminders(draft.reminders)
  return draft as unknown as EventContent
}

/** When an event begins or ends (ms); days begin at midnight in `zone`, the calendar's own. */
export function momentOf(time: GoogleTime, zone: string): number {
  const instant =
    time.date === undefined
      ? instantOf(time.dateTime ?? '', time.timeZone ?? zone)
      : startOfDay(time.date, zone)
  if (instant === undefined) throw new Error(`Not a time: ${JSON.stringify(time)}`)
  return instant
}

function checkedTime(value: unknown, which: 'start' | 'end'): { instant: number; isDay: boolean } {
  if (!isObject(value) || (value.date === undefined && value.dateTime === undefined)) {
    throw badRequest(`Missing ${which} time.`, 'required')
  }
  const { date, dateTime, timeZone } = value as GoogleTime
  if (date !== undefined && dateTime !== undefined) throw badRequest(`Invalid ${which} time.`)
  if (timeZone !== undefined && !isZone(timeZone)) {
    throw badRequest(`Invalid time zone definition for ${which} time.`)
  }
  if (date === undefined && timeZone === undefined && !/(Z|[+-]\d\d:\d\d)$/i.test(String(dateTime))) {
    throw badRequest(`Missing time zone definition for ${which} time.`, 'required')
  }
  const instant = date === undefined ? instantOf(String(dateTime), timeZone) : startOfDay(date, 'UTC')
  if (instant === undefined) throw badRequest('Bad Request', 'badRequest')
  return { instant, isDay: date !== undefined }
}

function checkReminders(reminders: unknown): void {
  if (!isObject(reminders)) return
  const { useDefault, overrides = [] } = reminders as { useDefault?: boolean; overrides?: unknown[] }
  if (useDefault && overrides.length > 0) {
    throw badRequest(
      'Cannot specify both default reminders and overrides at the same time.',
      'cannotUseDefaultRemindersAndSpecifyOverride',
    )
  }
  if (overrides.length > 5) throw badRequest('Too many override reminders.')
  for (const override of overrides) {
    const { method, minutes } = isObject(override) ? override : {}
    const isWhole = Number.isInteger(minutes) && Number(minutes) >= 0 && Number(minutes) <= 40_320
    if ((method !== 'email' && method !== 'popup') || !isWhole) throw badRequest('Invalid reminder override.')
  }
}

function withoutNulls(value: Record<string, unknown>): Record<string, unknown> {
  return patched({}, value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
