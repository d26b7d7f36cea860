import { noteAct, type Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { atGoogle } from '../../scheduling'
import { addWriting } from '../calls/turns'
import { isOf, lockConnection, ofCompany, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'

/** Has the company's calendar agree with what it is to have of a person's agenda now. */
export async function writeForCompany({ clock }: GoogleLink, tx: Tx, whose: Whose): Promise<void> {
  const { companyId, agendaId } = whose
  if (agendaId === null) return
  await atGoogle.markAgendaForGoogle(tx, { companyId, agendaId }, clock())
  await addWriting(tx, ofCompany(companyId))
}

/** Says whether the appointments of a person with a calendar of their own are in the company's too. */
export function setAlsoCompany(
  link: GoogleLink,
  whose: Whose,
  { alsoCompany, by }: { alsoCompany: boolean; by: Act['by'] },
): Promise<void> {
  const { companyId, agendaId } = whose
  return link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (!row?.connected || row.also_company === alsoCompany) return
    await tx.execute(sql`update google_connections set also_company = ${alsoCompany} where ${isOf(whose)}`)
    await noteAct(tx, {
      companyId,
      by,
      act: 'google.also-company',
      detail: { agenda: agendaId, also: alsoCompany },
    })
    await writeForCompany(link, tx, whose)
    await announceStatus(link, tx, whose)
  })
}
