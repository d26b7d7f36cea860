import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/**
 * Whether who has this phone did not come within so many months, and has not made up for it since: an appointment after that,
 * kept and with its deposit paid, clears the slate.
 */
export async function hasMissed(
  tx: Tx,
  companyId: string,
  phone: string,
  { months, now }: { months: number; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from appointments a
    where a.company_id = ${companyId} and a.phone_key = app.phone_key(${phone}) and a.no_show and a.deleted_at is null
      and a.starts_at > ${now}::timestamptz - make_interval(months => ${months})
      and not exists (select from appointments k
        where k.company_id = a.company_id and k.phone_key = a.phone_key and k.starts_at > a.starts_at and not k.no_show
          and k.deposit_paid_at is not null and k.deleted_at is null
          and (k.status = 'completed' or (k.status = 'confirmed' and k.ends_at <= ${now})))
    limit 1`)
  return rows.length > 0
}
