import type { GoogleStatus } from '@balcao/contract/google'
import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'
import { findConnection, type Whose } from './connecting/connections.store'
import { countPending, listRefused } from './write/written'
import type { GoogleLink } from './google-needs'

/** How a connection stands, for people. Nothing of a token is in it (GOOG-42, GOOG-44). */
export async function readStatus(
  link: Pick<GoogleLink, 'google' | 'pagesUrl'>,
  tx: Tx,
  whose: Whose,
): Promise<GoogleStatus> {
  const row = await findConnection(tx, whose)
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
    also_closures: row?.also_closures ?? false,
    pending: await countPending(tx, whose, row?.connected ?? false),
    refused: row?.connected ? await listRefused(tx, whose) : [],
  }
}

/** Whether Google can call us: it only calls public addresses with HTTPS. */
export const isReachable = ({ pagesUrl }: Pick<GoogleLink, 'pagesUrl'>) => pagesUrl().startsWith('https://')

/** Tells the screens; of a person's connection those that may see it read it anew. Call it last in the transaction. */
export async function announceStatus(link: GoogleLink, tx: Tx, whose: Whose): Promise<void> {
  if (whose.agendaId === null)
    await appendEvent(tx, 'GOOGLE_CHANGED', { status: await readStatus(link, tx, whose) })
  else await appendEvent(tx, 'AGENDA_CHANGED', { what: 'google' })
}
