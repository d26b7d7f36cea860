import { dateIn } from '@balcao/domain/time'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { findShopId, inShop } from './find-shop'

/** How far back orders count. */
const DAYS = 28
/** What fewer orders have is chance, and could tell of one customer. */
const FEWEST = 3
const MOST = 30
const KEPT_MS = 10 * 60_000
const MOST_KEPT = 1000

/**
 * What a shop's customers ordered most of late, by product id, in how many orders. Counted anew every ten minutes at most:
 * anybody may ask.
 */
export function createPopular({ db, clock }: { db: Database; clock: Clock }) {
  const kept = new Map<string, { at: number; items: Promise<string[]> }>()
  /** @throws Problem NOT_FOUND */
  return async (company: string): Promise<string[]> => {
    const companyId = await findShopId(db.behind, company)
    const now = clock()
    const known = kept.get(companyId)
    if (known && now.getTime() - known.at < KEPT_MS) return known.items
    const items = count(db, companyId, now)
    kept.delete(companyId)
    kept.set(companyId, { at: now.getTime(), items })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    // Of what failed nothing is kept.
    items.catch(() => kept.delete(companyId))
    return items
  }
}

function count(db: Database, companyId: string, now: Date): Promise<string[]> {
  return inShop(db.behind, companyId, async (tx, { timeZone }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select i.item->>'product_id' as id
      from orders o cross join lateral jsonb_array_elements(o.items) as i(item)
      where o.company_id = ${companyId} and o.deleted_at is null and o.status not in ('cancelled', 'refused')
        and o.business_day > ${dateIn(now.getTime(), timeZone)}::date - ${DAYS}::int
        and i.item->>'product_id' is not null
      group by 1 having count(distinct o.id) >= ${FEWEST}::int order by count(distinct o.id) desc, 1 limit ${MOST}`)
    return rows.map(({ id }) => id)
  })
}
