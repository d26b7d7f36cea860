import { createGoogle, googleOptionsOf, type Google } from '../gateways/google'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'
import type { Settings } from '../settings'

/** What the link to Google Calendar works with. */
export interface GoogleNeeds {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  settings: Settings
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
}

/** The same with Google itself; undefined where the installation has no client (GOOG-61). */
export interface GoogleLink extends GoogleNeeds {
  google: Google | undefined
}

export function openLink(needs: GoogleNeeds): GoogleLink {
  const now = () => needs.clock().getTime()
  return { ...needs, google: createGoogle({ ...googleOptionsOf(needs.settings), now }) }
}
