import type { GoogleStatus } from '@balcao/contract/google'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { appendEvent } from '../platform/live/append-event'
import { findConnection } from './connecting/connections.store'
import type { GoogleLink } from './google-needs'

/** How the company's calendar stands, for people. Nothing of a token is in it (GOOG-42, GOOG-44). */
export async function readStatus(
  link: Pick<GoogleLink, 'google' | 'pagesUrl'>,
  tx: Tx,
  companyId: string,
): Promise<GoogleStatus> {
  const row = await findConnection(tx, companyId)
  const { error_code: code = null, error_message: mensagem = null, error_at: at = null } = row ?? {}
  return {
    configured: link.google !== undefined,
    connected: row?.connected ?? false,
    account: row?.account ?? null,
    error: code && mensagem && at ? { code, mensagem, at: at.toISOString() } : null,
    verified_at: row?.verified_at?.toISOString() ?? null,
    checked_at: row?.checked_at?.toISOString() ?? null,
    synced_at: row?.synced_at?.toISOString() ?? null,
    sync: isReachable(link) ? 'push' : 'poll',
    pending: await countPending(tx, companyId, row?.connected ?? false),
    refused: row?.connected ? await listRefused(tx, companyId) : [],
  }
}

/** Whether Google can call us: it only calls public addresses with HTTPS. */
export const isReachable = ({ pagesUrl }: Pick<GoogleLink, 'pagesUrl'>) => pagesUrl().startsWith('https://')

/** Tells the screens. Call it last in the transaction. */
export async function announceStatus(link: GoogleLink, tx: Tx, companyId: string): Promise<void> {
  await appendEvent(tx, 'GOOGLE_CHANGED', { status: await readStatus(link, tx, companyId) })
}

const MOST_REFUSED = 20

async function listRefused(tx: Tx, companyId: string): Promise<GoogleStatus['refused']> {
  const { rows } = await tx.execute<
    Omit<GoogleStatus['refused'][number], 'starts_at'> & { starts_at: Date }
  >(sql`
    select id, service_name as service, starts_at, coalesce(google_failure_code, 'GOOGLE_FAILED') as code,
      google_failure as mensagem
    from appointments where company_id = ${companyId} and google_dirty and google_failure is not null
    order by starts_at, id limit ${MOST_REFUSED}`)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

/** Appointments of which Google does not know all, as far as it will. */
async function countPending(tx: Tx, companyId: string, connected: boolean): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*) as count from appointments
    where company_id = ${companyId} and google_dirty and google_failure is null and (google_event_id is not null
      or ${connected} and deleted_at is null and status in ('confirmed', 'completed'))`)
  return rows[0]!.count
}
