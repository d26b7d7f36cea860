import type { Database } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'
import { centsOfLine, productOf, takenFromPackage, type FigureFilters } from './figure-filters'
import { boundsOf, type ManagerView } from './manager-view'
import { countedOrders, currentOrders, sold } from './period-rows'
import { readJson } from './read-json'

/** The contract's `Figures` as JSON text: one statement over the orders of the two periods, whatever else there is. */
export function readFigures(db: Database, view: ManagerView, filters: FigureFilters = {}): Promise<string> {
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
  return readJson(
    db,
    view.companyId,
    sql`with ${countedOrders(view, filters)},
      ${cells}, ${sums}, ${waits}, ${grouped}, ${linesOf(view, filters)}, ${customersOf(view)}
    select json_build_object(
      'period', ${JSON.stringify(boundsOf(view))}::json,
      ${sumFields},
      'series', ${seriesOf(view)},
      'by_hour', (select json_agg(json_build_object('hour', h, 'orders', coalesce(orders, 0), 'revenue_cents', coalesce(revenue, 0)) order by n)
        from generate_series(0, 23) n cross join lateral (select (n + ${view.cutoffHour}::int) % 24 as h) s
        left join grouped on dimension = 'hour' and current and hour = h),
      'by_weekday', (select json_agg(json_build_object('weekday', d, 'orders', coalesce(orders, 0), 'revenue_cents', coalesce(revenue, 0)) order by d)
        from generate_series(0, 6) d left join grouped on dimension = 'weekday' and current and weekday = d),
      'by_weekday_hour', ${listOf(`'weekday', weekday, 'hour', hour`, 'weekday-hour', 'weekday, hour')},
      'payments', ${listOf(`'payment_method', payment_method, 'total_cents', total`, 'payment', 'total desc, payment_method')},
      'by_source', ${listOf(`'source', source`, 'source', 'revenue desc, source')},
      'by_fulfilment', ${listOf(`'fulfilment', fulfilment`, 'fulfilment', 'revenue desc, fulfilment')},
      ${listFields},
      'appointments', ${view.hasAgenda && !isFiltered ? appointmentsOf(view) : sql.raw('null')}
    )::text as json from sums, waits`,
  )
}

/** Orders that are alike in all that they are drawn by: some thousands, whatever there is of them. */
const cells =
  sql.raw(`cells as materialized (select current, sold, business_day, hour, weekday, payment_method, source,
    fulfilment, cancel_reason, phone_key is null as unknown, count(*)::int as orders, sum(revenue) as revenue,
    sum(total_cents) as total, sum(delivery_fee_cents) as fees, sum(discount_cents) as discounts
  from counted group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)`)

/** Every sum of both periods, in one row. */
const sums = sql.raw(`sums as (select
    ${both(`coalesce(sum(revenue) filter (where sold and $), 0)`, 'revenue')},
    ${both(`coalesce(sum(orders) filter (where sold and $), 0)`, 'orders')},
    ${both(`coalesce(sum(fees) filter (where sold and $), 0)`, 'fees')},
    ${both(`coalesce(sum(discounts) filter (where sold and $), 0)`, 'discounts')},
    ${both(`coalesce(sum(orders) filter (where not sold and $), 0)`, 'lost')},
    ${both(`coalesce(sum(revenue) filter (where not sold and $), 0)`, 'lost_value')}
    from cells)`)

/** How long preparations took in both periods, each sorted once. */
const waits = sql.raw(`waits as (select measured,
    round(now[1]::numeric, 1) as median, round(before[1]::numeric, 1) as previous_median,
    round(now[2]::numeric, 1) as p90, round(before[2]::numeric, 1) as previous_p90
  from (select count(*) filter (where current) as measured,
      percentile_cont(array[0.5, 0.9]) within group (order by minutes) filter (where current) as now,
      percentile_cont(array[0.5, 0.9]) within group (order by minutes) filter (where not current) as before
    from counted where minutes is not null) m)`)

/** Orders and revenue by everything that they are drawn by, in one pass. */
const grouped = sql.raw(`grouped as (select
    case grouping(business_day, hour, weekday, payment_method, source, fulfilment)
      when 31 then 'day' when 47 then 'hour' when 55 then 'weekday' when 39 then 'weekday-hour'
      when 59 then 'payment' when 61 then 'source' else 'fulfilment' end as dimension,
    current, business_day, hour, weekday, payment_method, source, fulfilment,
    sum(orders) as orders, sum(revenue) as revenue, sum(total) as total
    from cells where sold
    group by current, grouping sets (business_day, hour, weekday, (weekday, hour), payment_method, source, fulfilment))`)

/**
 * What the period's orders sold, a row for each product of a basket: `orders` had just these lines. Baskets are alike by the
 * hundred, and to read their lines is the dear part.
 */
function linesOf(view: ManagerView, filters: FigureFilters): Sql {
  return sql`baskets as materialized (select row_number() over () as basket, items, count(*) as orders
      from ${currentOrders(view, filters)} and ${sold} group by items),
    lines as (select product, max(name) as name, sum(quantity) * orders as quantity, sum(cents) * orders as cents, orders
      from (select basket, orders, ${productOf} as product, item->>'name' as name,
          (item->>'quantity')::int as quantity, ${centsOfLine} as cents
        from baskets cross join lateral jsonb_array_elements(items) i(item)) l
      group by basket, orders, product)`
}

/** Customers of each period with what they bought, and whether they had never bought before it. */
function customersOf({ companyId, period }: ManagerView): Sql {
  return sql`customers as (select current, orders, revenue, not exists (
      select from orders e where e.company_id = ${companyId} and e.phone_key = c.phone_key and e.deleted_at is null
        and e.status not in ('cancelled', 'refused')
        and e.business_day < case when current then ${period.from}::date else ${period.previousFrom}::date end) as is_new
    from (select current, phone_key, count(*) as orders, sum(revenue) as revenue
      from counted where sold and phone_key is not null group by 1, 2) c)`
}

const sumFields = sql.raw(`
      'kpi', json_build_object(
        'revenue_cents', ${pair('revenue')}, 'orders', ${pair('orders')},
        'new_customers', (select json_build_object('current', count(*) filter (where current), 'previous', count(*) filter (where not current))
          from customers where is_new),
        'preparation_minutes', ${pair('median')}),
      'average_ticket_cents', json_build_object(
        'current', round(revenue::numeric / nullif(orders, 0)), 'previous', round(previous_revenue::numeric / nullif(previous_orders, 0))),
      'delivery_fees_cents', ${pair('fees')}, 'discounts_cents', ${pair('discounts')},
      'preparation', json_build_object('measured', measured, 'median_minutes', median, 'p90_minutes', p90,
        'previous_median_minutes', previous_median, 'previous_p90_minutes', previous_p90),
      'cancellations', json_build_object('orders', ${pair('lost')}, 'value_cents', ${pair('lost_value')},
        'rate', round(lost::numeric / nullif(orders + lost, 0), 4),
        'by_reason', coalesce((select json_agg(json_build_object('reason', cancel_reason, 'orders', n, 'value_cents', value) order by n desc, cancel_reason)
          from (select cancel_reason, sum(orders) as n, sum(revenue) as value from cells where current and not sold group by 1) r), '[]')),
      'customers', json_build_object('new', ${customerFigure('is_new')}, 'returning', ${customerFigure('not is_new')},
        'unknown', (select json_build_object('customers', 0, 'orders', coalesce(sum(orders), 0), 'revenue_cents', coalesce(sum(revenue), 0))
          from cells where current and sold and unknown))`)

const listFields = sql.raw(`
      'recent_orders', coalesce((select json_agg(json_build_object('id', id, 'number', number, 'customer_name', customer_name,
          'status', status, 'fulfilment', fulfilment, 'source', source, 'total_cents', total_cents, 'created_at', created_at)
          order by created_at desc, id)
        from (select * from counted where current order by created_at desc, id limit 8) r), '[]'),
      'top_products', coalesce((select json_agg(json_build_object('product', product, 'name', name, 'quantity', quantity,
          'sales_cents', cents, 'orders', orders) order by cents desc, product)
        from (select product, max(name) as name, sum(quantity) as quantity, sum(cents) as cents, sum(orders) as orders
          from lines group by product order by 4 desc, product limit 10) p), '[]'),
      'neighbourhoods', coalesce((select json_agg(json_build_object('neighbourhood', name, 'orders', n, 'revenue_cents', revenue)
          order by n desc, revenue desc, name)
        from (select min(neighbourhood) as name, sum(n) as n, sum(revenue) as revenue
          from (select neighbourhood, count(*) as n, sum(revenue) as revenue from counted
            where current and sold and fulfilment = 'delivery' group by neighbourhood) written
          group by app.search_text(neighbourhood) order by 2 desc, 3 desc, 1 limit 12) b), '[]')`)

/** Points of the current period with their counterparts of the one before. */
function seriesOf({ period, cutoffHour }: ManagerView): Sql {
  const point = sql.raw(`'revenue_cents', coalesce(c.revenue, 0), 'orders', coalesce(c.orders, 0)`)
  if (period.step === 'hour') {
    return sql`(select json_agg(json_build_object('day', ${period.from}::text, 'hour', h, ${point},
        'previous_day', ${period.previousFrom}::text, 'previous_revenue_cents', coalesce(p.revenue, 0),
        'previous_orders', coalesce(p.orders, 0)) order by n)
      from generate_series(0, 23) n cross join lateral (select (n + ${cutoffHour}::int) % 24 as h) s
      left join grouped c on c.dimension = 'hour' and c.current and c.hour = h
      left join grouped p on p.dimension = 'hour' and not p.current and p.hour = h)`
  }
  return sql`(select json_agg(json_build_object('day', ${period.from}::date + n, 'hour', null, ${point},
      'previous_day', case when n <= last then ${period.previousFrom}::date + n end,
      'previous_revenue_cents', case when n <= last then coalesce(p.revenue, 0) end,
      'previous_orders', case when n <= last then coalesce(p.orders, 0) end) order by n)
    from (select ${period.previousTo}::date - ${period.previousFrom}::date as last) l,
      generate_series(0, ${period.to}::date - ${period.from}::date) n
    left join grouped c on c.dimension = 'day' and c.current and c.business_day = ${period.from}::date + n
    left join grouped p on p.dimension = 'day' and not p.current and p.business_day = ${period.previousFrom}::date + n)`
}

/**
 * Appointments by the calendar date of their start, whole days. A visit of several people is one, as its first part stands,
 * and a no-show where they missed any of it; what it is worth is that of all its parts.
 */
function appointmentsOf({ companyId, period, zone }: ManagerView): Sql {
  const { from, to, previousFrom, previousTo } = period
  const was = (current: boolean) => (current ? 'day >= first' : 'day <= last_before')
  const twice = (what: string) =>
    `json_build_object('current', ${what.replace('$', was(true))}, 'previous', ${what.replace('$', was(false))})`
  const ofStatus = (status: string) =>
    `'${status}', count(*) filter (where counted and ${was(true)} and status = '${status}')`
  return sql`(select json_build_object(
      ${sql.raw(`'total', ${twice('count(*) filter (where counted and $)')},
      ${['pending', 'confirmed', 'completed', 'cancelled'].map(ofStatus).join(', ')},
      'no_shows', ${twice('count(distinct visit) filter (where $ and no_show)')},
      'booked_cents', ${twice(`coalesce(sum(price_cents) filter (where $ and status <> 'cancelled' and not no_show), 0)`)}`)},
      'packages_cents', ${packagesPaid(period, { companyId, zone })})
    from (select (starts_at at time zone ${zone})::date as day, status, no_show,
        coalesce(visit_id, id) as visit, coalesce(visit_place, 1) = 1 as counted,
        case when ${takenFromPackage} then 0 else price_cents end as price_cents,
        ${from}::date as first, ${previousTo}::date as last_before
      from appointments where company_id = ${companyId} and deleted_at is null and status <> 'held'
        and starts_at >= ${previousFrom}::date::timestamp at time zone ${zone}
        and starts_at < (${to}::date + 1)::timestamp at time zone ${zone}) a)`
}

/** What was paid for packages, by the calendar date of the payment, less what was taken back. */
function packagesPaid(
  { from, to, previousFrom, previousTo }: ManagerView['period'],
  { companyId, zone }: Pick<ManagerView, 'companyId' | 'zone'>,
): Sql {
  const between = (
    first: string,
    last: string,
  ) => sql`coalesce((select sum(amount_cents) from package_payments
    where company_id = ${companyId} and voided_at is null and at >= ${first}::date::timestamp at time zone ${zone}
      and at < (${last}::date + 1)::timestamp at time zone ${zone}), 0)`
  return sql`json_build_object('current', ${between(from, to)}, 'previous', ${between(previousFrom, previousTo)})`
}

function listOf(fields: string, dimension: string, order: string): Sql {
  return sql.raw(`coalesce((select json_agg(json_build_object(${fields}, 'orders', orders, 'revenue_cents', revenue) order by ${order})
        from grouped where dimension = '${dimension}' and current), '[]')`)
}

function customerFigure(which: string): string {
  return `(select json_build_object('customers', count(*), 'orders', coalesce(sum(orders), 0), 'revenue_cents', coalesce(sum(revenue), 0))
          from customers where current and ${which})`
}

/** An aggregate of the current period and the same of the one before. */
function both(aggregate: string, name: string): string {
  return `${aggregate.replace('$', 'current')} as ${name}, ${aggregate.replace('$', 'not current')} as previous_${name}`
}

function pair(name: string): string {
  return `json_build_object('current', ${name}, 'previous', previous_${name})`
}
