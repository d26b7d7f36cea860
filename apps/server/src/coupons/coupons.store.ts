import type { Coupon as CouponRow } from '@balcao/contract/coupons'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** The company's coupons with their uses by orders that stand, the newest first; one of them where its id is given. */
export async function readCoupons(tx: Tx, companyId: string, id: string | null = null): Promise<CouponRow[]> {
  const { rows } = await tx.execute<CouponRow>(sql`
    select c.id, c.code, c.kind, c.value, c.minimum_cents, c.first_order, c.starts_on::text as starts_on,
      c.ends_on::text as ends_on, c.max_uses, c.max_uses_each, c.active, c.version,
      (select count(*)::int from orders o where o.company_id = c.company_id and o.coupon_id = c.id
        and o.deleted_at is null and o.status not in ('cancelled', 'refused')) as uses
    from coupons c where c.company_id = ${companyId} and (${id}::uuid is null or c.id = ${id}::uuid)
    order by c.created_at desc, c.id`)
  return rows
}

/** Makes the uses of a coupon take turns until the transaction ends. */
export async function lockCoupon(tx: Tx, companyId: string, key: string): Promise<void> {
  await tx.execute(
    sql`select id from coupons where company_id = ${companyId} and code_key = ${key} for no key update`,
  )
}

/** A coupon as an order for a phone meets it. */
export interface MetCoupon extends Omit<CouponRow, 'version'> {
  uses_of_phone: number
  has_ordered: boolean
  phone_key: string | null
}

/** The coupon of a key, or all of them where that is null; `except` is an order that does not count. */
export async function meetCoupons(
  tx: Tx,
  companyId: string,
  { key, phone, except }: { key: string | null; phone: string | null; except: string | null },
): Promise<MetCoupon[]> {
  const { rows } = await tx.execute<MetCoupon>(sql`
    select c.id, c.code, c.kind, c.value, c.minimum_cents, c.first_order, c.starts_on::text as starts_on,
      c.ends_on::text as ends_on, c.max_uses, c.max_uses_each, c.active, p.phone_key, u.uses, u.uses_of_phone,
      exists (select 1 from orders o where o.company_id = c.company_id and o.phone_key = p.phone_key
        and o.deleted_at is null and o.status not in ('cancelled', 'refused')
        and o.id is distinct from ${except}::uuid) as has_ordered
    from coupons c cross join (select app.phone_key(${phone}::text) as phone_key) p
      cross join lateral (select count(*)::int as uses,
          count(*) filter (where o.phone_key = p.phone_key)::int as uses_of_phone
        from orders o where o.company_id = c.company_id and o.coupon_id = c.id and o.deleted_at is null
          and o.status not in ('cancelled', 'refused') and o.id is distinct from ${except}::uuid) u
    where c.company_id = ${companyId} and (${key}::text is null or c.code_key = ${key}::text)`)
  return rows
}
