import { GoogleFailure, type GoogleCalendar } from '../../gateways/google'
import { findConnection, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { NoAccess } from '../connecting/no-access'
import { isEnding, renewAccess } from '../connecting/renew-access'
import { openTokens } from '../connecting/sealed-tokens'

/**
 * Works with a connection's calendar. Where Google refuses the access token it is renewed once and `work` runs again, so
 * it must bear that. @throws NoAccess, GoogleFailure (`expired-token` when the renewed one is refused too, GOOG-52)
 */
export async function withCalendar<Result>(
  link: GoogleLink,
  whose: Whose,
  work: (calendar: GoogleCalendar) => Promise<Result>,
): Promise<Result> {
  const { google } = link
  if (!google) throw new NoAccess('not-connected')
  const access = await accessOf(link, whose)
  try {
    return await work(google.calendarOf(access))
  } catch (error) {
    if (!(error instanceof GoogleFailure) || error.kind !== 'expired-token') throw error
    return work(google.calendarOf(await renewed(link, whose, { stale: access, error })))
  }
}

/** Without anything to renew it with, the refusal itself is what is told. */
async function renewed(
  link: GoogleLink,
  whose: Whose,
  { stale, error }: { stale: string; error: GoogleFailure },
): Promise<string> {
  return renewAccess(link, whose, { stale }).catch((reason: unknown) => {
    throw reason instanceof NoAccess && reason.kind === 'token-missing' ? error : reason
  })
}

async function accessOf(link: GoogleLink, whose: Whose): Promise<string> {
  const row = await link.db.asCompany(whose.companyId, (tx) => findConnection(tx, whose))
  if (!row?.connected) throw NoAccess.of(row)
  const access = openTokens(link.secrets, row)?.access ?? null
  if (access !== null && !isEnding(row.access_expires_at, link.clock())) return access
  return renewAccess(link, whose, { stale: access })
}
