import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** For so long after WhatsApp refused to show products, none are offered. */
const REFUSED_MS = 60 * 60_000

/** What the catalogue at WhatsApp calls the products that it can show now; empty where the company has none. */
export async function readShownProducts(tx: Tx, companyId: string, now: Date): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ products: string[] }>(sql`
    select catalogue_products as products from channels
    where company_id = ${companyId} and kind = 'cloud' and catalogue_id is not null and catalogue_problem is null
      and (catalogue_refused_at is null or catalogue_refused_at < ${new Date(now.getTime() - REFUSED_MS)})`)
  return rows[0]?.products ?? []
}

/** How many products the catalogue has, and how many items of the company's own menu are among them. */
export async function countCatalogue(
  tx: Tx,
  companyId: string,
): Promise<{ products: number; on_menu: number }> {
  const { rows } = await tx.execute<{ products: number; on_menu: number }>(sql`
    select jsonb_array_length(c.catalogue_products) as products,
      (select count(*)::int from catalogue_rows r where r.company_id = c.company_id and r.kind = 'item'
        and (c.catalogue_products ? r.id or c.catalogue_products ? (r.content->>'codigo'))) as on_menu
    from channels c where c.company_id = ${companyId}`)
  return rows[0] ?? { products: 0, on_menu: 0 }
}
