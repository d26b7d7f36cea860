import { randomUUID } from 'node:crypto'
import { checkedContent, contentIn, patched, type EventContent, type GoogleTime } from './event-content'
import {
  badRequest,
  CalendarRefusal,
  conditionNotMet,
  deleted,
  forbiddenForNonOrganizer,
  notFound,
} from './google-refusal'
import { occurrencesOf } from './series'

export interface CalendarOwner {
  email: string
  name: string
  /** IANA; the calendar's. */
  timeZone: string
}

export interface StoredEvent {
  id: string
  content: EventContent
  /** Milliseconds since 1970, by Google's clock. */
  created: number
  updated: number
  /** Its place among all changes of the calendar. */
  change: number
  /** Counts moves in time, as iCalendar has it. */
  sequence: number
  /** Who else it is from; the owner when left out. */
  organizer?: { email: string; displayName?: string }
  /** Set on an event of a series: the series' id, and the start that its rule gives it. */
  recurringEventId?: string
  originalStartTime?: GoogleTime
  /** An event of a series that was changed or deleted by itself. */
  isException?: boolean
  /** Set on a series itself, whose single events stand beside it. */
  recurrence?: string[]
  /** Deleted so long ago that only its id is still known. */
  isForgotten: boolean
}

/** Set by the person, or by Google, and by nobody else. */
export type EventOrigin = Pick<StoredEvent, 'organizer' | 'recurringEventId'>

/** What a guest may change of somebody else's event: their own copy's side of it. */
const OWN_SIDE = new Set([
  'attendees',
  'reminders',
  'colorId',
  'transparency',
  'visibility',
  'extendedProperties',
])

/** An account's primary calendar. Deleted events stay in it as cancelled, and their ids stay taken. */
export class Calendar {
  readonly events = new Map<string, StoredEvent>()
  lastChange = 0
  /** The next event that an app makes is answered 400. */
  refusesNext = false
  /** Sync tokens of other epochs have expired. */
  syncEpoch = 1
  /** Ids of the pages to come, by page token. */
  readonly pages = new Map<string, { ids: string[]; change: number; isSync: boolean }>()

  constructor(
    readonly owner: CalendarOwner,
    readonly now: () => number,
    private readonly onChange: () => void,
  ) {}

  /** @throws CalendarRefusal 409 `duplicate` when the id was ever used, 400 when the event is wrong. */
  insert(body: Record<string, unknown>, origin: EventOrigin = {}): StoredEvent {
    const id = checkedId(body.id)
    if (this.events.has(id)) {
      const message = 'The requested identifier already exists.'
      throw new CalendarRefusal(409, { domain: 'global', reason: 'duplicate', message })
    }
    const event: StoredEvent = {
      id,
      content: checkedContent(contentIn(body)),
      created: this.now(),
      updated: 0,
      change: 0,
      sequence: 0,
      isForgotten: false,
      ...origin,
    }
    this.events.set(id, event)
    return this.#keep(event)
  }

  /** A series, and each of its events by itself. @throws CalendarRefusal as `insert`, 400 for a rule that is not known here. */
  insertSeries(body: Record<string, unknown>, recurrence: readonly string[]): StoredEvent {
    const series = this.insert(body)
    series.recurrence = [...recurrence]
    for (const { id, start, end } of occurrencesOf(series, this.owner.timeZone)) {
      const { recurrence: _, ...single } = series
      const content = { ...series.content, start, end }
      const event = { ...single, id, content, recurringEventId: series.id, originalStartTime: start }
      this.events.set(id, event)
      this.#keep(event)
    }
    return series
  }

  /** @throws CalendarRefusal 404 when there never was one, or it was deleted long ago. */
  get(id: string): StoredEvent {
    const event = this.events.get(id)
    if (!event || event.isForgotten) throw notFound()
    return event
  }

  /**
   * PUT: what the body leaves out is lost, and a cancelled event comes back to life.
   * @throws CalendarRefusal as `get`, 412, 403 for a guest, 400.
   */
  replace(id: string, body: Record<string, unknown>, ifMatch?: string): StoredEvent {
    const event = this.#toChange(id, ifMatch)
    if (event.organizer) throw forbiddenForNonOrganizer()
    if (typeof body.sequence === 'number' && body.sequence < event.sequence) {
      throw badRequest('Invalid sequence value.', 'invalid', 'sequence')
    }
    return this.#write(event, checkedContent(contentIn(body)))
  }

  /** PATCH: null removes, objects are merged, lists are replaced. @throws CalendarRefusal as `replace`. */
  patch(id: string, body: Record<string, unknown>, ifMatch?: string): StoredEvent {
    const event = this.#toChange(id, ifMatch)
    if (event.organizer && !Object.keys(body).every((name) => OWN_SIDE.has(name))) {
      throw forbiddenForNonOrganizer()
    }
    contentIn(body)
    const merged = patched(event.content as unknown as Record<string, unknown>, body)
    return this.#write(event, checkedContent(contentIn(merged)))
  }

  /** @throws CalendarRefusal 410 `deleted` the second time, 404, 412. */
  delete(id: string, ifMatch?: string): void {
    const event = this.#toChange(id, ifMatch)
    if (event.content.status === 'cancelled') throw deleted()
    event.isException = true
    for (const each of [event, ...this.#livingOf(event)]) {
      each.content = { ...each.content, status: 'cancelled' }
      this.#keep(each)
    }
  }

  /** Deleted events are 404 from now on; their ids stay taken. */
  forgetDeleted(): void {
    for (const event of this.events.values()) {
      if (event.content.status === 'cancelled') event.isForgotten = true
    }
  }

  /** The events of a series that were not deleted. */
  #livingOf({ id, recurrence }: StoredEvent): StoredEvent[] {
    if (!recurrence) return []
    return [...this.events.values()].filter(
      ({ recurringEventId, content }) => recurringEventId === id && content.status !== 'cancelled',
    )
  }

  #toChange(id: string, ifMatch: string | undefined): StoredEvent {
    const event = this.get(id)
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etagOf(event)) {
      throw conditionNotMet()
    }
    return event
  }

  #write(event: StoredEvent, content: EventContent): StoredEvent {
    const { start, end } = event.content
    const isMoved = JSON.stringify([start, end]) !== JSON.stringify([content.start, content.end])
    if (isMoved) event.sequence += 1
    event.isException = true
    event.content = content
    return this.#keep(event)
  }

  #keep(event: StoredEvent): StoredEvent {
    event.change = this.lastChange += 1
    event.updated = this.now()
    this.onChange()
    return event
  }
}

/** Quotes included, as it travels in headers. */
export const etagOf = ({ change }: StoredEvent): string => `"31${String(change).padStart(14, '0')}"`

function checkedId(id: unknown): string {
  if (id === undefined || id === null) return randomUUID().replaceAll('-', '')
  if (typeof id !== 'string' || !/^[a-v0-9]{5,1024}$/.test(id)) throw badRequest('Invalid resource id value.')
  return id
}
