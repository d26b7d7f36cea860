import { createHash, randomBytes } from 'node:crypto'
import { startGoogleStandIn, type GooglePerson, type GoogleStandIn } from '@balcao/testkit/google'
import { createGoogle } from '../create-google'
import { GoogleFailure } from '../google-failure'
import type { GoogleOptions } from '../google-options'
import type { AppointmentEvent, Google, GoogleCalendar, GoogleTokens } from '../google-port'

export const CLIENT = { clientId: 'balcao.apps.googleusercontent.example', clientSecret: 'GOCSPX-segredo' }
export const REDIRECT_URI = 'https://loja.example/google-callback'
export const ZONE = 'America/Sao_Paulo'
/** Friday 20 November 2026, 14:00 in São Paulo. */
export const AT_TWO = Date.parse('2026-11-20T17:00:00Z')
export const HOUR = 3_600_000
export const DAY = { date: '2026-11-20', start: AT_TWO - 14 * HOUR, end: AT_TWO + 10 * HOUR }

export interface ConnectedGoogle {
  standIn: GoogleStandIn
  /** The owner, who has let us in. */
  dona: GooglePerson
  google: Google
  tokens: GoogleTokens
  calendar: GoogleCalendar
  /** Google with other options. By default its timeout is longer than any wait of a busy machine. */
  with(options: Partial<GoogleOptions>): Google
  /** Her calendar with a timeout of 300 ms. */
  impatient: GoogleCalendar
  /** Requests since the last time this was asked, as `METHOD /path` without the common part of the path. */
  asked(): string[]
  stop(): Promise<void>
}

/** The stand-in of Google, and the gateway before it with a company that is connected. */
export async function startConnectedGoogle(): Promise<ConnectedGoogle> {
  const standIn = await startGoogleStandIn({ ...CLIENT, redirectUris: [REDIRECT_URI] })
  const withOptions = (options: Partial<GoogleOptions>) =>
    required(createGoogle({ ...CLIENT, endpoints: standIn.endpoints, timeoutMs: 20_000, ...options }))
  const google = withOptions({})
  const dona = standIn.account('dona@estudio.example')
  const tokens = await consent(google, dona)
  let seen = standIn.requests().length
  return {
    standIn,
    dona,
    google,
    tokens,
    calendar: google.calendarOf(tokens.accessToken),
    with: withOptions,
    impatient: withOptions({ timeoutMs: 300 }).calendarOf(tokens.accessToken),
    asked() {
      const fresh = standIn.requests().slice(seen)
      seen += fresh.length
      return fresh.map(
        ({ method, path }) => `${method} ${path.replace('/calendar/v3/calendars/primary', '')}`,
      )
    },
    stop: () => standIn.stop(),
  }
}

export interface Proof {
  verifier: string
  challenge: string
}

export function pkce(): Proof {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** What came back on the callback's address. */
export function readCallback(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams)
}

/** A person goes through the consent page, and the code is exchanged. */
export async function consent(google: Google, person: GooglePerson): Promise<GoogleTokens> {
  const { verifier, challenge } = pkce()
  const url = google.consentUrl({ redirectUri: REDIRECT_URI, state: 's', codeChallenge: challenge })
  const { code = '' } = readCallback(person.consents(url))
  return google.exchange({ code, redirectUri: REDIRECT_URI, codeVerifier: verifier })
}

export function appointment(change: Partial<AppointmentEvent> = {}): AppointmentEvent {
  return {
    appointmentId: '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
    companyId: 'c0000000-0000-4000-8000-000000000001',
    agendaId: null,
    summary: 'Tatuagem - Ana Lima',
    description: 'Telefone: (92) 99123-4567',
    location: 'Rua das Flores, 120',
    time: { kind: 'instants', start: AT_TWO, end: AT_TWO + HOUR },
    zone: ZONE,
    ...change,
  }
}

/** The failure that a call ends with. @throws when it ends well, or with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<GoogleFailure> {
  const outcome = await call.then(
    (answer) => new Error(`It was answered: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  )
  if (outcome instanceof GoogleFailure) return outcome
  throw outcome
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There should be one')
  return value
}
