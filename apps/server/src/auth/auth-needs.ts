import type { Database } from '../platform/database/database'
import type { Limits } from '../platform/limits/limits'
import type { Passwords } from '../platform/secrets/passwords'
import type { Secrets } from '../platform/secrets/secrets'
import type { Cookies } from './cookies'
import type { Sessions } from './sessions'
import type { TurnLine } from './turn-line'

/** What sign-in, recovery and first access work with. */
export interface AuthNeeds {
  db: Database
  secrets: Secrets
  passwords: Passwords
  sessions: Sessions
  cookies: Cookies
  limits: Limits
  turns: TurnLine
  minPassword: number
}
