import type { createCookies, createSessions } from '../auth'
import type { ChannelNeeds } from '../channels'
import type { FileStore } from '../gateways/files'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Passwords } from '../platform/secrets/passwords'
import type { Secrets } from '../platform/secrets/secrets'

/** What the operator's acts work with, on the page and on the command line. */
export interface OperatorNeeds {
  db: Database
  clock: Clock
  secrets: Secrets
  passwords: Passwords
  /** Sessions of companies. */
  sessions: Pick<ReturnType<typeof createSessions>, 'endAll'>
  /** Where the WhatsApp gateways are. */
  gatewaySettings: ChannelNeeds['gatewaySettings']
}

/** What the page needs beside it. */
export interface OperatorPageNeeds extends OperatorNeeds {
  cookies: Pick<ReturnType<typeof createCookies>, 'operator' | 'set' | 'clear'>
  files: FileStore
}
