import { Calendar, type CalendarOwner } from './calendar'
import { Channels } from './channels'
import { Grants } from './grants'
import { goodBehaviour, type GoogleBehaviour } from './misbehaviour'

export interface GoogleClient {
  clientId: string
  clientSecret: string
  /** The registered ones; any when left out. */
  redirectUris?: string[]
}

/** Who is there from the start. */
export const personas: readonly CalendarOwner[] = [
  { email: 'dona@estudio.example', name: 'Dona Célia', timeZone: 'America/Sao_Paulo' },
  { email: 'outra@estudio.example', name: 'Outra Pessoa', timeZone: 'America/Sao_Paulo' },
]

/** All that Google knows: accounts with their calendars, what they allowed, and who wants to be told. */
export class Google {
  readonly behaviour: GoogleBehaviour = { ...goodBehaviour }
  readonly calendars = new Map<string, Calendar>()
  readonly grants: Grants
  readonly channels: Channels
  /** Without a trailing slash; set once listening. */
  url = ''

  constructor(
    readonly client: GoogleClient,
    private readonly clock: () => number,
  ) {
    this.grants = new Grants(this.now, () => this.behaviour.accessTokenSeconds)
    this.channels = new Channels(this.now, () => this.behaviour)
    for (const persona of personas) this.giveAccount(persona)
  }

  /** Google's own clock, in ms. */
  readonly now = (): number => this.clock() + this.behaviour.clockAheadMs

  /** The calendar of this account, which exists from now on; asked again it is the same one. */
  giveAccount(who: Pick<CalendarOwner, 'email'> & Partial<CalendarOwner>): Calendar {
    const email = who.email.toLowerCase()
    const known = this.calendars.get(email)
    if (known) return known
    const owner = { name: email, timeZone: 'America/Sao_Paulo', ...who, email }
    const calendar = new Calendar(owner, this.now, () => this.channels.tell(email))
    this.calendars.set(email, calendar)
    return calendar
  }
}
