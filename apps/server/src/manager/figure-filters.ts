import type { QueryOf } from '@balcao/contract'
import type { managerAnalytics } from '@balcao/contract/manager'
import { halvesId } from '@balcao/domain/catalogue'
import { sql, type Sql } from '../platform/database/sql'

/** Which orders count: those that pass all that are given. See the contract's `figureFilters`. */
export type FigureFilters = Omit<QueryOf<typeof managerAnalytics>, 'period' | 'from' | 'to'>

/** Conditions on `orders` that follow others: each begins with `and`. */
export function passing(companyId: string, filters: FigureFilters): Sql {
  const { source, fulfilment, payment, paid, neighbourhood, product, category } = filters
  const conditions = [
    source && sql`and source = ${source}`,
    fulfilment && sql`and fulfilment = ${fulfilment}`,
    payment && sql`and payment_method = ${payment}`,
    paid && sql`and (app.paid_cents(company_id, id) >= total_cents) = ${paid === 'paid'}::boolean`,
    neighbourhood && sql`and app.search_text(neighbourhood) = app.search_text(${neighbourhood}::text)`,
    product &&
      sql`and exists (select from jsonb_array_elements(items) i(item) where ${productOf} = ${product})`,
    category &&
      sql`and exists (select from jsonb_array_elements(items) i(item)
        left join catalogue_rows c on c.company_id = ${companyId} and c.kind = 'item' and c.id = item->>'product_id'
        where c.category_id = ${category} or item->>'product_id' = ${halvesId(category)})`,
  ]
  return sql.join([sql``, ...conditions.filter((condition) => typeof condition === 'object')], '\n    ')
}

/** What a line sold: the catalogue's id, or the name where it was typed in by hand. */
export const productOf = sql.raw(`coalesce(item->>'product_id', item->>'name')`)

/** Cents of a line with its options. */
export const centsOfLine = sql.raw(`(item->>'quantity')::int * ((item->>'unit_price_cents')::int + coalesce((
  select sum((o->>'price_cents')::int) from jsonb_array_elements(item->'options') o), 0))`)

/** Whether a row of `appointments` has a session of a package, which was paid when that was sold (decision 0044). */
export const takenFromPackage = sql.raw(`exists (select from package_uses u
  where u.company_id = appointments.company_id and u.appointment_id = appointments.id)`)
