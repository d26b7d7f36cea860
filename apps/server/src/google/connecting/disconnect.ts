import type { GoogleStatus } from '@balcao/contract/google'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { appendEvent } from '../../platform/live/append-event'
import { stopChannel } from './channel'
import { isOf, lockConnection, type Whose } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus, readStatus } from '../google-status'
import { openTokens } from './sealed-tokens'
import { forgetForeign } from '../read/foreign-events'
import { forgetShared, isSharedWithAnother } from '../people/shared-account'
import { writeForCompany } from '../people/also-company'
import { forgetClosuresAtGoogle } from '../write/closures.store'

/** Of an act: whose connection it was about. */
export const aboutAgenda = ({ agendaId }: Whose) =>
  agendaId === null ? {} : { detail: { agenda: agendaId } }

/**
 * Forgets the tokens, and what was read of the calendar, and then takes the authorisation back at Google as far as it
 * answers (GOOG-19), unless another connection lives by it. Appointments stay, here and there.
 */
export async function disconnect(link: GoogleLink, whose: Whose, by: Act['by']): Promise<GoogleStatus> {
  const { companyId, agendaId } = whose
  const { before, isShared, status } = await link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (!row) return { isShared: false, status: await readStatus(link, tx, whose) }
    const isShared = await isSharedWithAnother(tx, whose)
    await tx.execute(sql`delete from google_connections where ${isOf(whose)}`)
    await tx.execute(sql`
      insert into google_connections (company_id, agenda_id, also_closures, connected, version)
      values (${companyId}, ${agendaId}, ${row.also_closures}, false, ${row.version + 1})`)
    await forgetForeign(tx, whose)
    if (agendaId === null) await forgetClosuresAtGoogle(tx, companyId)
    await forgetShared(link, tx, whose)
    if (!row.also_company) await writeForCompany(link, tx, whose)
    if (row.connected) await noteAct(tx, { companyId, by, act: 'google.disconnected', ...aboutAgenda(whose) })
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
    await announceStatus(link, tx, whose)
    return { before: row, isShared, status: await readStatus(link, tx, whose) }
  })
  const tokens = before && openTokens(link.secrets, before)
  if (!before || !tokens) return status
  if (tokens.access !== null) await stopChannel(link, before, tokens.access)
  const token = tokens.refresh ?? tokens.access
  if (token !== null && !isShared) await link.google?.revoke(token)
  return status
}
