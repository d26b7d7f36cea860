import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { appendEvent } from '../../platform/live/append-event'
import { atGoogle } from '../../scheduling'
import { lockConnection, type ConnectionRow } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { sealToken, type Tokens } from './sealed-tokens'
import { addReading, addWriting } from '../calls/turns'

interface NewTokens extends Tokens {
  /** Epoch milliseconds; null where nobody told. */
  expiresAt: number | null
  scopes: string[]
}

/**
 * Links the company to the account that these tokens are from. It may be another one than before, so nothing of what was
 * read or written goes on: the calendar is read anew, and all that is to come is written (found again where it stands
 * already). Answers the link that was there.
 */
export async function connect(
  link: GoogleLink,
  tx: Tx,
  companyId: string,
  tokens: NewTokens,
): Promise<ConnectionRow | undefined> {
  const { secrets } = link
  const now = link.clock()
  const before = await lockConnection(tx, companyId)
  const access = sealToken(secrets, companyId, 'access', tokens.access)
  const refresh = sealToken(secrets, companyId, 'refresh', tokens.refresh)
  const expiresAt = tokens.expiresAt === null ? null : new Date(tokens.expiresAt)
  await tx.execute(sql`delete from google_connections where company_id = ${companyId}`)
  await tx.execute(sql`
    insert into google_connections (company_id, connected, access_token, access_expires_at, refresh_token, scopes,
      connected_at, verified_at, checked_at, version)
    values (${companyId}, true, ${access}, ${expiresAt}, ${refresh}, ${tokens.scopes}, ${now}, ${now}, ${now},
      ${(before?.version ?? 0) + 1})`)
  await tx.execute(sql`delete from calendar_events where company_id = ${companyId}`)
  await atGoogle.markAllForGoogle(tx, companyId, now)
  await addWriting(tx, companyId)
  await addReading(tx, companyId)
  await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
  await announceStatus(link, tx, companyId)
  return before
}
