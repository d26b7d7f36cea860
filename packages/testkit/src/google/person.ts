import type { Channel } from './channels'
import { decide, readConsentRequest } from './consent'
import type { EventContent, GoogleTime } from './event-content'
import type { Google } from './google'
import { presentEvent, type GoogleEvent } from './present-event'
import type { EventOrigin, StoredEvent } from './calendar'

/** An account's person, who uses Google's own calendar and consent page. Their calls skip the log and the faults. */
export interface GooglePerson {
  email: string
  /** As the API shows them, oldest first, of series the single events; without the cancelled ones unless asked for. */
  events(which?: { cancelled?: boolean }): GoogleEvent[]
  /** The event, also when it is cancelled. @throws when there never was one. */
  event(id: string): GoogleEvent
  /**
   * Writes an event into the calendar, with `recurrence` a series: `RRULE:FREQ=WEEKLY;COUNT=5`. One of whole days leaves the
   * person free unless it says `opaque`.
   */
  puts(event: EventContent & EventOrigin & { id?: string; recurrence?: string[] }): GoogleEvent
  /** Drags it to another time. */
  moves(id: string, to: { start: GoogleTime; end: GoogleTime }): GoogleEvent
  /** Edits anything else; null removes. */
  edits(id: string, patch: { [Name in keyof EventContent]?: EventContent[Name] | null }): GoogleEvent
  deletes(id: string): void
  /** What was deleted is 404 from now on, as after a month; its ids stay taken. */
  forgetsDeleted(): void
  /** @param authUrl the address of the consent page. @param scopes those left ticked. @returns the redirect address. */
  consents(authUrl: string, scopes?: string[]): string
  denies(authUrl: string): string
  /** The next event that an app makes in this calendar is refused as one that Google cannot take. */
  refusesNextEvent(): void
  isRefusing(): boolean
  /** Takes back, in the account's own settings, all that was allowed. */
  revokesAccess(): void
  /** Scopes allowed to the app; empty when it has no access. */
  allowed(): string[]
  /** The tokens given out so far are dead, as after an hour, or (`refresh`) after six months unused. */
  expiresTokens(which: 'access' | 'refresh'): void
  /** Sync tokens given out so far answer 410 from now on. */
  expiresSyncTokens(): void
  /** Open watch channels on the calendar. */
  channels(): Channel[]
}

export function googlePerson(google: Google, email: string): GooglePerson {
  const calendar = google.giveAccount({ email })
  const present = (event: StoredEvent) => presentEvent(calendar, event)
  const choose = (authUrl: string, isAllowed: boolean, scopes?: string[]) => {
    const request = readConsentRequest(new URL(authUrl).searchParams, google.client)
    return decide(google, request, { email, isAllowed, ...(scopes ? { scopes } : {}) })
  }
  const edits = (id: string, patch: object) => present(calendar.patch(id, { ...patch }))
  return {
    email: calendar.owner.email,
    events: ({ cancelled = false } = {}) =>
      [...calendar.events.values()]
        .filter(({ recurrence }) => recurrence === undefined)
        .map(present)
        .filter(({ status }) => cancelled || status !== 'cancelled'),
    event: (id) => present(calendar.get(id)),
    puts({ organizer, recurringEventId, recurrence, ...event }) {
      // Google's own calendar makes whole days 'free'; the API would make them 'busy'.
      const transparency = event.transparency ?? (event.start.date === undefined ? 'opaque' : 'transparent')
      if (recurrence) return present(calendar.insertSeries({ ...event, transparency }, recurrence))
      const origin = {
        ...(organizer ? { organizer } : {}),
        ...(recurringEventId ? { recurringEventId } : {}),
      }
      return present(calendar.insert({ ...event, transparency }, origin))
    },
    moves: (id, { start, end }) => edits(id, { start: replaced(start), end: replaced(end) }),
    edits,
    deletes: (id) => calendar.delete(id),
    forgetsDeleted: () => calendar.forgetDeleted(),
    consents: (authUrl, scopes) => choose(authUrl, true, scopes),
    denies: (authUrl) => choose(authUrl, false),
    refusesNextEvent: () => void (calendar.refusesNext = true),
    isRefusing: () => calendar.refusesNext,
    revokesAccess: () => google.grants.revokeAll(calendar.owner.email),
    allowed: () => google.grants.scopesOf(calendar.owner.email),
    expiresTokens: (which) => google.grants.expire(calendar.owner.email, which),
    expiresSyncTokens() {
      calendar.syncEpoch += 1
    },
    channels: () => google.channels.of(calendar.owner.email),
  }
}

/** A time that leaves nothing of the one before it. */
const replaced = (time: GoogleTime) => ({ date: null, dateTime: null, timeZone: null, ...time })
