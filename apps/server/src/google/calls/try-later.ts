import { GoogleFailure } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import type { Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { NoAccess } from '../connecting/no-access'
import { waitAfter } from './turns'

interface Later {
  /** How often it was tried in vain before. */
  tries: number
  again: (tx: Tx, whose: Whose, turn: { tries: number; delayMs: number }) => Promise<void>
}

/**
 * Does some work with Google; what passes is tried again after a growing wait, without end, because Google's bad days are
 * no fault of ours that a person should look at. Without a connection nothing is tried: a new one begins by itself.
 */
export async function tryLater(
  { db, log }: GoogleLink,
  whose: Whose,
  { tries, again }: Later,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isGone = error instanceof NoAccess && error.kind !== 'token-unavailable'
    if (isGone) return
    if (!(error instanceof NoAccess || error instanceof GoogleFailure)) throw error
    log.warn({ reason: error.message, tries }, 'Google is asked again later')
    const retryAfterMs = error instanceof GoogleFailure ? error.retryAfterMs : null
    const delayMs = waitAfter(tries + 1, retryAfterMs)
    await db.asCompany(whose.companyId, (tx) => again(tx, whose, { tries: tries + 1, delayMs }))
  }
}
