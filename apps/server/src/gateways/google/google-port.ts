/** Google as the product sees it. Instants are epoch milliseconds. Each call throws GoogleFailure unless it says otherwise. */
export interface Google {
  /** The consent page's address. `codeChallenge` is the S256 one of the verifier that `exchange` gets. */
  consentUrl(ask: { redirectUri: string; state: string; codeChallenge: string; loginHint?: string }): string
  /** Turns the code of the callback into tokens. It is asked once: a code is good for one use. */
  exchange(given: { code: string; redirectUri: string; codeVerifier: string }): Promise<GoogleTokens>
  /** @throws GoogleFailure `revoked` alone means that the authorisation is lost. */
  refresh(refreshToken: string): Promise<AccessToken>
  /** Asks Google whether an access token still opens something. An outage throws: it says nothing about the token. */
  tokenInfo(accessToken: string): Promise<TokenInfo>
  /** Takes everything back that the account allowed. Never throws. @returns whether Google did it. */
  revoke(token: string): Promise<boolean>
  /** The primary calendar of the account that the token is from (GOOG-29). */
  calendarOf(accessToken: string): GoogleCalendar
}

export interface AccessToken {
  accessToken: string
  expiresAt: number
}

export interface GoogleTokens extends AccessToken {
  /** Null where Google gave none. */
  refreshToken: string | null
  /** What the person left ticked; see `allowsEvents`. */
  scopes: string[]
}

export type TokenInfo = { valid: true; scopes: string[]; expiresAt: number } | { valid: false }

/** Events of one primary calendar. Google mails nobody about what is written here. */
export interface GoogleCalendar {
  /**
   * Writes the event of an appointment under an id that we chose (`eventIdOf`). Asked again after a lost answer it is
   * the same event, brought to what is asked now.
   * @throws GoogleFailure `duplicate-cancelled` when that id is a deleted event's: take the next attempt's id;
   * `duplicate` when it is the event of something else.
   */
  insert(event: AppointmentEvent, id: string): Promise<GoogleEvent>
  /** Null when it never was, or was deleted (GOOG-66). */
  get(id: string): Promise<GoogleEvent | null>
  /**
   * Changes what is named and keeps everything else, the owner's additions too.
   * @param etag the version that it must still have; without, what is named here wins over others' changes.
   * @throws GoogleFailure `gone` when it is not there any more, `precondition` when it has another version.
   */
  update(id: string, change: EventChange, etag?: string): Promise<GoogleEvent>
  /** Also well when it was gone already. */
  remove(id: string): Promise<void>
  /** What ends after `from`, by start. */
  listUpcoming(options: { from: number; max?: number }): Promise<GoogleEvent[]>
  listToday(day: CalendarDay): Promise<GoogleEvent[]>
  /** The day's events whose title says 'Atendimento Indisponível', accents and case aside. */
  findUnavailability(day: CalendarDay): Promise<GoogleEvent[]>
  /** As `insert`, for a time at which nobody is attended: private, opaque, colour 11. */
  insertUnavailability(event: UnavailabilityEvent, id: string): Promise<GoogleEvent>
  /**
   * Everything that changed since a sync token was given, also outside the window; without a token everything that ends
   * after `windowStart`.
   * @throws GoogleFailure `full-sync` when the token is no good any more: ask again with null.
   */
  changesSince(syncToken: string | null, windowStart: number): Promise<CalendarChanges>
  /**
   * Google calls `address` (public, HTTPS) on every change, with `token`, until the channel expires. `channelId`: new
   * each time, up to 64 letters, digits and -_. `ttlSeconds`: Google gives a week at most.
   */
  watch(channel: {
    channelId: string
    token: string
    address: string
    ttlSeconds: number
  }): Promise<{ resourceId: string; expiresAt: number }>
  /** Also well when the channel was closed already. */
  stopWatching(channel: { channelId: string; resourceId: string }): Promise<void>
}

/** Instants, or whole days `YYYY-MM-DD`; `end` is excluded in both. */
export type EventTime =
  | { kind: 'instants'; start: number; end: number }
  | { kind: 'days'; start: string; end: string }

/** A date on the company's calendar, and its bounds there. */
export interface CalendarDay {
  date: string
  start: number
  end: number
}

interface EventContent {
  summary: string
  description: string
  /** Empty: none. */
  location: string
  time: EventTime
  /** IANA, the company's. */
  zone: string
}

export interface AppointmentEvent extends EventContent {
  appointmentId: string
  companyId: string
  /** Whose own calendar it is written to; null for the company's. */
  agendaId: string | null
}

/** AVAIL-23. */
export interface UnavailabilityEvent {
  title: string
  description: string
  time: EventTime
  zone: string
  closureId: string
  companyId: string
}

/** A new time comes with its zone. */
export type EventChange = Partial<Omit<EventContent, 'time' | 'zone'>> &
  (Pick<EventContent, 'time' | 'zone'> | { time?: never; zone?: never })

/** A living event, anyone's. */
export interface GoogleEvent {
  id: string
  /** Its version. */
  etag: string
  summary: string
  description: string
  location: string
  time: EventTime
  /** False: the owner is free meanwhile. */
  isBusy: boolean
  /** The owner was invited and declined. */
  isDeclined: boolean
  /** What of ours it shows; null when it is another's. */
  ours: {
    companyId: string
    appointmentId: string | null
    closureId: string | null
    /** Whose own calendar it was written to; null for the company's. */
    agendaId: string | null
  } | null
  /** When it was last changed, by Google's clock. */
  updatedAt: number
}

export type CalendarChange = { kind: 'event'; event: GoogleEvent } | { kind: 'deleted'; id: string }

export interface CalendarChanges {
  changes: CalendarChange[]
  nextSyncToken: string
  /** The calendar's own IANA zone, in which its all-day events are meant. */
  timeZone: string
}
