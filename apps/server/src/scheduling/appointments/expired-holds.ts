import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/**
 * Gives back what was held too long in an agenda. The row of the booking under way is locked in the same breath and
 * left alone, in the order of the ids as everybody does, so that nobody waits in a circle.
 */
export async function dropExpiredHolds(
  tx: Tx,
  companyId: string,
  { agendaId, keep, now }: { agendaId: string; keep: string; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from appointments where company_id = ${companyId}
      and (id = ${keep} or (status = 'held' and hold_until <= ${now} and agenda_id = ${agendaId}))
    order by id for update`)
  const expired = rows.map(({ id }) => id).filter((id) => id !== keep)
  if (expired.length === 0) return
  await tx.execute(
    sql`delete from appointments where company_id = ${companyId} and id = any(${expired}::uuid[]) and status = 'held'`,
  )
}
