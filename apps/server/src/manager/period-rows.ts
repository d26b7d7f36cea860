import { sql, type Sql } from '../platform/database/sql'
import { passing, type FigureFilters } from './figure-filters'
import type { ManagerView } from './manager-view'

/**
 * The orders of both periods as the CTE `counted`, found by the index `orders_by_day`: `sold` says that none of
 * cancelled and refused, `revenue` is cents without the delivery fee, `hour` and `weekday` are on the company's clock
 * and by operating day, `minutes` from accepted to ready. Their lines stay where they are: see `currentOrders`.
 */
export function countedOrders(view: ManagerView, filters: FigureFilters): Sql {
  const { previousFrom, previousTo, previousUntil } = view.period
  const part = (current: boolean, orders: Sql) => sql`
    select ${sql.raw(current ? 'true' : 'false')} as current,
      id, number, status, customer_name, fulfilment, source, payment_method, neighbourhood, phone_key, cancel_reason,
      business_day, created_at, total_cents, delivery_fee_cents, discount_cents,
      ${sold} as sold, total_cents - delivery_fee_cents as revenue,
      extract(hour from created_at at time zone ${view.zone})::int as hour,
      extract(dow from business_day)::int as weekday,
      case when ${sold} and ready_at >= production_at
        then (extract(epoch from ready_at - production_at) / 60)::float8 end as minutes
    from ${orders}`
  const untilThen =
    previousUntil === null
      ? sql``
      : sql` and (business_day < ${previousTo}::date or created_at < ${previousUntil}::timestamptz)`
  return sql`counted as materialized (
    ${part(true, currentOrders(view, filters))}
    union all
    ${part(false, ordersOf(view, sql`business_day between ${previousFrom}::date and ${previousTo}::date${untilThen}`, filters))}
  )`
}

/** The orders of the period as what stands behind `from`, to which conditions may be added. */
export function currentOrders(view: ManagerView, filters: FigureFilters): Sql {
  const { from, to } = view.period
  return ordersOf(view, sql`business_day between ${from}::date and ${to}::date`, filters)
}

function ordersOf({ companyId }: ManagerView, days: Sql, filters: FigureFilters): Sql {
  return sql`orders where company_id = ${companyId} and deleted_at is null and ${days}${passing(companyId, filters)}`
}

/** Neither cancelled nor refused. */
export const sold = sql.raw(`status not in ('cancelled', 'refused')`)
