import type { GoogleStatus } from '@balcao/contract/google'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { appendEvent } from '../../platform/live/append-event'
import { stopChannel } from './channel'
import { lockConnection } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus, readStatus } from '../google-status'
import { openTokens } from './sealed-tokens'

/**
 * Forgets the tokens, and what was read of the calendar, and then takes the authorisation back at Google as far as it
 * answers (GOOG-19). Appointments stay, here and there.
 */
export async function disconnect(link: GoogleLink, companyId: string, by: Act['by']): Promise<GoogleStatus> {
  const { before, status } = await link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, companyId)
    if (!row) return { status: await readStatus(link, tx, companyId) }
    await tx.execute(sql`delete from google_connections where company_id = ${companyId}`)
    await tx.execute(sql`
      insert into google_connections (company_id, connected, version) values (${companyId}, false, ${row.version + 1})`)
    await tx.execute(sql`delete from calendar_events where company_id = ${companyId}`)
    if (row.connected) await noteAct(tx, { companyId, by, act: 'google.disconnected' })
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
    await announceStatus(link, tx, companyId)
    return { before: row, status: await readStatus(link, tx, companyId) }
  })
  const tokens = before && openTokens(link.secrets, before)
  if (!before || !tokens) return status
  if (tokens.access !== null) await stopChannel(link, before, tokens.access)
  const token = tokens.refresh ?? tokens.access
  if (token !== null) await link.google?.revoke(token)
  return status
}
