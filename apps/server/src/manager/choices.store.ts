import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { productOf } from './figure-filters'
import type { ManagerView } from './manager-view'
import { readJson } from './read-json'

/** What the period's figures can be filtered by, as JSON text: see the contract's `choices`. */
export function readChoices(db: Database, { companyId, period }: ManagerView): Promise<string> {
  return readJson(
    db,
    companyId,
    sql`with counted as materialized (select items, neighbourhood, fulfilment from orders
      where company_id = ${companyId} and deleted_at is null
        and business_day between ${period.from}::date and ${period.to}::date)
    select json_build_object(
      'neighbourhoods', coalesce((select json_agg(name order by app.search_text(name)) from (
        select min(neighbourhood) as name
        from (select distinct neighbourhood from counted where neighbourhood is not null) written group by app.search_text(neighbourhood)) n), '[]'),
      'products', coalesce((select json_agg(json_build_object('product', product, 'name', name) order by app.search_text(name), product)
        from (select ${productOf} as product, max(item->>'name') as name
          from counted cross join lateral jsonb_array_elements(items) i(item) group by 1) p), '[]'),
      'categories', coalesce((select json_agg(json_build_object('id', id, 'name', content->>'nome') order by position, id)
        from catalogue_rows where company_id = ${companyId} and kind = 'category'), '[]')
    )::text as json`,
  )
}
