import type { SchedulingSettings } from '@balcao/contract/scheduling'
import { serviceRules } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'

/** So many classes are looked at for those who wait, the next ones. */
const MOST_CLASSES = 200

type Rules = Pick<SchedulingSettings, 'services'>

/** Has seats that classes were given in the settings offered to who waits for that service. */
export async function offerSeats(
  tx: Tx,
  companyId: string,
  { before, after, now }: { before: Rules; after: Rules; now: Date },
): Promise<void> {
  const grown = Object.keys(after.services).filter(
    (id) => serviceRules(after, id).seats > serviceRules(before, id).seats,
  )
  if (grown.length === 0) return
  const { rows } = await tx.execute<{ agenda_id: string; starts_at: Date; ends_at: Date }>(sql`
    select agenda_id, starts_at, max(ends_at) as ends_at from appointments a
    where a.company_id = ${companyId} and a.service_id = any(${grown}::text[]) and a.seat is not null and a.deleted_at is null
      and a.status in ('pending', 'confirmed') and a.starts_at > ${now}
      and exists (select from waiting_entries w where w.company_id = a.company_id and w.service_id = a.service_id
        and w.state = 'waiting' and w.first_date <= (a.starts_at + interval '1 day')::date
        and w.last_date >= (a.starts_at - interval '1 day')::date)
    group by agenda_id, service_id, starts_at order by starts_at limit ${MOST_CLASSES}`)
  for (const { agenda_id: agendaId, starts_at, ends_at } of rows) {
    const [start, end] = [starts_at.toISOString(), ends_at.toISOString()]
    await addJob(tx, 'agenda-freed', { companyId, agendaId, start, end })
  }
}
