import type { PackageKind } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** The kinds of package that the company has, in their order; those that are not sold just now too. */
export async function listKinds(tx: Tx, companyId: string): Promise<PackageKind[]> {
  const { rows } = await tx.execute<PackageKind>(sql`
    select id, name, service_ids, sessions, price_cents, valid_days, by_itself, no_show_spends, active from package_kinds
    where company_id = ${companyId} and deleted_at is null order by place, id`)
  return rows
}

/** Writes the whole list; what was sold keeps its terms. One that was gone comes back under its id. */
export async function writeKinds(
  tx: Tx,
  companyId: string,
  kinds: readonly PackageKind[],
  now: Date,
): Promise<void> {
  const listed = kinds.map((kind, place) => ({ ...kind, name: kind.name.trim(), place }))
  const ids = listed.map(({ id }) => id)
  await tx.execute(sql`update package_kinds set deleted_at = ${now}
    where company_id = ${companyId} and deleted_at is null and id <> all(${ids}::uuid[])`)
  await tx.execute(sql`
    insert into package_kinds as k (company_id, id, name, service_ids, sessions, price_cents, valid_days, by_itself,
      no_show_spends, active, place)
    select ${companyId}, r.id, r.name, r.service_ids, r.sessions, r.price_cents, r.valid_days, r.by_itself, r.no_show_spends,
      r.active, r.place
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as r (id uuid, name text, service_ids text[], sessions smallint,
      price_cents integer, valid_days integer, by_itself boolean, no_show_spends boolean, active boolean, place smallint)
    on conflict (company_id, id) do update set name = excluded.name, service_ids = excluded.service_ids,
      sessions = excluded.sessions, price_cents = excluded.price_cents, valid_days = excluded.valid_days,
      by_itself = excluded.by_itself, no_show_spends = excluded.no_show_spends, active = excluded.active,
      place = excluded.place, deleted_at = null`)
}
