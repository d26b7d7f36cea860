import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { addWriting } from '../calls/turns'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { isOf, lockConnection, ofCompany } from './connections.store'

/** Says whether closed days and times of the agenda are in the company's calendar too; those that are to come follow at once. */
export function setAlsoClosures(
  link: GoogleLink,
  companyId: string,
  { alsoClosures, by }: { alsoClosures: boolean; by: Act['by'] },
): Promise<void> {
  const whose = ofCompany(companyId)
  return link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (!row?.connected || row.also_closures === alsoClosures) return
    await tx.execute(sql`update google_connections set also_closures = ${alsoClosures} where ${isOf(whose)}`)
    await noteAct(tx, { companyId, by, act: 'google.also-closures', detail: { also: alsoClosures } })
    await addWriting(tx, whose)
    await announceStatus(link, tx, whose)
  })
}
