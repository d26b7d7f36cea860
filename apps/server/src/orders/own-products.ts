import { halvesId } from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { OrderContent } from './orders.store'

/**
 * The content with the products that are the company's: of its catalogue of now, or of this order as it stood. Lines of
 * any other product stay as they were written, without it.
 */
export async function withOwnProducts<Content extends Pick<OrderContent, 'items'>>(
  tx: Tx,
  companyId: string,
  orderId: string,
  content: Content,
): Promise<Content> {
  const named = [...new Set(content.items.flatMap(({ product_id }) => product_id ?? []))]
  if (named.length === 0) return content
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from catalogue_rows where company_id = ${companyId} and kind = 'item' and id = any(${named}::text[])
    union select ${halvesId('')} || id from catalogue_rows where company_id = ${companyId} and kind = 'category'
      and ${halvesId('')} || id = any(${named}::text[])
    union select item->>'product_id' from orders, jsonb_array_elements(items) item
      where company_id = ${companyId} and id = ${orderId} and item->>'product_id' = any(${named}::text[])`)
  const own = new Set(rows.map(({ id }) => id))
  const isOwn = (id: string | null) => id === null || own.has(id)
  return {
    ...content,
    items: content.items.map((item) => (isOwn(item.product_id) ? item : { ...item, product_id: null })),
  }
}
