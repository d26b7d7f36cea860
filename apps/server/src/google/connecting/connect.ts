import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { appendEvent } from '../../platform/live/append-event'
import { isOf, lockConnection, type ConnectionRow, type Whose } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { sealToken, type Tokens } from './sealed-tokens'
import { addReading, addWriting } from '../calls/turns'
import { forgetShared } from '../people/shared-account'
import { forgetForeign } from '../read/foreign-events'
import { forgetClosuresAtGoogle } from '../write/closures.store'
import { markAll } from '../write/written'

interface NewTokens extends Tokens {
  /** Epoch milliseconds; null where nobody told. */
  expiresAt: number | null
  scopes: string[]
}

/**
 * Links the company, or a person, to the account that these tokens are from. It may be another one than before, so nothing of what was
 * read or written goes on: the calendar is read anew, and all that is to come is written (found again where it stands
 * already). Answers the link that was there.
 */
export async function connect(
  link: GoogleLink,
  tx: Tx,
  whose: Whose,
  tokens: NewTokens,
): Promise<ConnectionRow | undefined> {
  const { secrets } = link
  const now = link.clock()
  const { companyId, agendaId } = whose
  const before = await lockConnection(tx, whose)
  const access = sealToken(secrets, whose, 'access', tokens.access)
  const refresh = sealToken(secrets, whose, 'refresh', tokens.refresh)
  const expiresAt = tokens.expiresAt === null ? null : new Date(tokens.expiresAt)
  await tx.execute(sql`delete from google_connections where ${isOf(whose)}`)
  await tx.execute(sql`
    insert into google_connections (company_id, agenda_id, also_company, also_closures, connected, access_token, access_expires_at, refresh_token, scopes,
      connected_at, verified_at, checked_at, version)
    values (${companyId}, ${agendaId}, ${before?.also_company ?? true}, ${before?.also_closures ?? false}, true, ${access}, ${expiresAt}, ${refresh}, ${tokens.scopes}, ${now}, ${now}, ${now},
      ${(before?.version ?? 0) + 1})`)
  await forgetForeign(tx, whose)
  await forgetShared(link, tx, whose)
  await markAll(tx, whose, now)
  if (agendaId === null) await forgetClosuresAtGoogle(tx, companyId)
  // Read first, a person's calendar shows whether it is the company's.
  if (agendaId !== null) await addReading(tx, whose)
  await addWriting(tx, whose)
  if (agendaId === null) await addReading(tx, whose)
  await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
  await announceStatus(link, tx, whose)
  return before
}
