import { createGoogle, googlePlaces, type Google } from '../gateways/google'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'
import type { Settings } from '../settings'

/** What the link to Google Calendar works with. */
export interface GoogleParts {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  settings: Settings
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
}

/** The same with Google itself; undefined where the installation has no client (GOOG-61). */
export interface GoogleLink extends GoogleParts {
  google: Google | undefined
}

export function openLink(parts: GoogleParts): GoogleLink {
  const now = () => parts.clock().getTime()
  return { ...parts, google: createGoogle({ ...googlePlaces(parts.settings), now }) }
}
