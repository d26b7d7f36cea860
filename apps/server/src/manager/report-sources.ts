import type { ReportTable } from '@balcao/contract/manager'
import type { ColumnKind, ReportKind } from '@balcao/domain/manager'
import { startOfOperatingDay } from '@balcao/domain/manager'
import { sql, type Sql } from '../platform/database/sql'
import { centsOfLine, passing, productOf, takenFromPackage, type FigureFilters } from './figure-filters'
import type { ManagerView } from './manager-view'
import { sold } from './period-rows'

/** A report: its columns, where its rows come from, and how they are ordered. */
export interface ReportSource {
  columns: ReportTable['columns']
  /** Keys of the columns that have a sum. */
  summed: readonly string[]
  /** A select of rows with all column keys; rows that are read page by page have `moment_at` and `row_id` too. */
  rows: Sql
  /** Columns and directions, without a parameter. */
  order: string
  /** The column of instants and the id by which rows are read page by page, newest first. */
  pagedBy?: { at: string; id: string }
}

/** The source of a report over the current period. */
export function reportSource(kind: ReportKind, view: ManagerView, filters: FigureFilters): ReportSource {
  return sources[kind](view, filters)
}

type Build = (view: ManagerView, filters: FigureFilters) => ReportSource

const sources: Record<ReportKind, Build> = {
  orders: (view, filters) => ({
    columns: columns({
      moment: 'moment',
      day: 'date',
      number: 'count',
      status: 'orderStatus',
      customer: 'text',
      phone: 'text',
      fulfilment: 'fulfilment',
      neighbourhood: 'text',
      payment: 'payment',
      source: 'source',
      revenue: 'cents',
      discount: 'cents',
      delivery_fee: 'cents',
      total: 'cents',
      preparation: 'minutes',
      paid: 'cents',
      coupon: 'text',
    }),
    summed: ['revenue', 'discount', 'delivery_fee', 'total', 'paid'],
    rows: sql`select ${momentOf('created_at', view)} as moment, business_day as day, number, ${standing} as status,
        customer_name as customer, customer_phone as phone, fulfilment, neighbourhood, payment_method as payment,
        source, total_cents - delivery_fee_cents as revenue, discount_cents as discount,
        delivery_fee_cents as delivery_fee, total_cents as total, ${paidOf} as paid, coupon->>'code' as coupon,
        case when ready_at >= production_at
          then round(extract(epoch from ready_at - production_at) / 60, 1) end as preparation,
        created_at as moment_at, id as row_id
      from orders where ${ordersOf(view, filters)} and ${sold}`,
    order: 'moment_at desc, row_id',
    pagedBy: { at: 'created_at', id: 'id' },
  }),

  products: (view, filters) => ({
    columns: columns({ product: 'text', quantity: 'count', orders: 'count', sales: 'cents' }),
    summed: ['quantity', 'sales'],
    rows: sql`select max(item->>'name') as product, sum((item->>'quantity')::int) as quantity,
        count(distinct id) as orders, sum(${centsOfLine}) as sales
      from orders cross join lateral jsonb_array_elements(items) i(item)
      where ${ordersOf(view, filters)} and ${sold} group by ${productOf}`,
    order: 'sales desc, product',
  }),

  neighbourhoods: (view, filters) => ({
    columns: columns({ neighbourhood: 'text', orders: 'count', revenue: 'cents', delivery_fee: 'cents' }),
    summed: ['orders', 'revenue', 'delivery_fee'],
    // Written alike first: telling whether two spellings are one place is the dear part.
    rows: sql`select min(neighbourhood) as neighbourhood, sum(orders) as orders, sum(revenue) as revenue,
        sum(delivery_fee) as delivery_fee
      from (select neighbourhood, ${sumsOfOrders}
        from orders where ${ordersOf(view, filters)} and ${sold} and fulfilment = 'delivery'
        group by neighbourhood) written
      group by app.search_text(neighbourhood)`,
    order: 'orders desc, revenue desc, neighbourhood',
  }),

  payments: (view, filters) => ({
    columns: columns({
      payment: 'payment',
      orders: 'count',
      revenue: 'cents',
      delivery_fee: 'cents',
      total: 'cents',
      received: 'cents',
      to_receive: 'cents',
    }),
    summed: ['orders', 'revenue', 'delivery_fee', 'total', 'received', 'to_receive'],
    // What was received counts under the method that it came by, the rest under the one that the order says.
    rows: sql`select payment, sum(orders) as orders, sum(revenue) as revenue, sum(delivery_fee) as delivery_fee,
        sum(total) as total, sum(received) as received, sum(to_receive) as to_receive
      from (select payment_method as payment, ${sumsOfOrders}, 0 as received,
            sum(greatest(total_cents - coalesce(paid, 0), 0)) as to_receive
          from orders left join (select order_id, sum(amount_cents) as paid from order_payments
            where company_id = ${view.companyId} and voided_at is null group by order_id) p on order_id = id
          where ${ordersOf(view, filters)} and ${sold} group by payment_method
        union all
        select method, 0, 0, 0, 0, sum(amount_cents), 0 from order_payments
          where company_id = ${view.companyId} and voided_at is null
            and order_id in (select id from orders where ${ordersOf(view, filters)} and ${sold})
          group by method) by_method
      group by payment`,
    order: 'total desc, payment',
  }),

  cancellations: (view, filters) => ({
    columns: columns({
      moment: 'moment',
      day: 'date',
      number: 'count',
      status: 'orderStatus',
      reason: 'reason',
      note: 'text',
      customer: 'text',
      value: 'cents',
    }),
    summed: ['value'],
    rows: sql`select ${momentOf('created_at', view)} as moment, business_day as day, number, ${standing} as status,
        cancel_reason as reason, cancel_note as note, customer_name as customer,
        total_cents - delivery_fee_cents as value, created_at as moment_at, id as row_id
      from orders where ${ordersOf(view, filters)} and not ${sold}`,
    order: 'moment_at desc, row_id',
    pagedBy: { at: 'created_at', id: 'id' },
  }),

  days: (view, filters) => ({
    columns: columns({
      day: 'date',
      orders: 'count',
      revenue: 'cents',
      delivery_fee: 'cents',
      total: 'cents',
      average_ticket: 'cents',
      cancelled: 'count',
    }),
    summed: ['orders', 'revenue', 'delivery_fee', 'total', 'cancelled'],
    rows: sql`select d.day, coalesce(orders, 0) as orders, coalesce(revenue, 0) as revenue,
        coalesce(delivery_fee, 0) as delivery_fee, coalesce(total, 0) as total,
        round(revenue::numeric / nullif(orders, 0)) as average_ticket, coalesce(cancelled, 0) as cancelled
      from (select ${view.period.from}::date + n as day
        from generate_series(0, ${view.period.to}::date - ${view.period.from}::date) n) d
      left join (select business_day as day, count(*) filter (where ${sold}) as orders,
          sum(total_cents - delivery_fee_cents) filter (where ${sold}) as revenue,
          sum(delivery_fee_cents) filter (where ${sold}) as delivery_fee,
          sum(total_cents) filter (where ${sold}) as total, count(*) filter (where not ${sold}) as cancelled
        from orders where ${ordersOf(view, filters)} group by business_day) o using (day)`,
    order: 'day',
  }),

  // A visit of several people has one line, as its first part stands.
  appointments: (view) => ({
    columns: columns({
      moment: 'moment',
      service: 'text',
      professional: 'text',
      people: 'count',
      client: 'text',
      phone: 'text',
      status: 'appointmentStatus',
      no_show: 'yesNo',
      price: 'cents',
    }),
    summed: ['people', 'price'],
    rows: sql`select ${momentOf('starts_at', view)} as moment, coalesce(visit.services, service_name) as service,
        coalesce(case when visit_id is null then (${whoServes('appointments')}) else visit.professionals end, '') as professional, people, client,
        phone, status, coalesce(visit.missed, no_show) as no_show,
        coalesce(visit.cents, case when ${takenFromPackage} then 0 else price_cents end) as price, starts_at as moment_at, id as row_id
      from appointments left join lateral (${partsTogether}) visit on true
      where company_id = ${view.companyId} and deleted_at is null and status <> 'held' and coalesce(visit_place, 1) = 1
        and ${view.hasAgenda}::boolean
        and starts_at >= ${view.period.from}::date::timestamp at time zone ${view.zone}
        and starts_at < (${view.period.to}::date + 1)::timestamp at time zone ${view.zone}`,
    order: 'moment_at desc, row_id',
    pagedBy: { at: 'starts_at', id: 'id' },
  }),

  // Each service of a visit counts by itself, for its own price; what was cancelled was not done, a package was paid before.
  services: (view) => ({
    columns: columns({ service: 'text', booked: 'count', no_shows: 'count', value: 'cents' }),
    summed: ['booked', 'no_shows', 'value'],
    rows: sql`select max(coalesce(p.service_name, a.service_name)) as service, sum(a.people) as booked,
        coalesce(sum(a.people) filter (where a.no_show), 0) as no_shows, sum(case when u.number is null then coalesce(p.price_cents, a.price_cents) else 0 end) as value
      from appointments a left join appointment_parts p on p.company_id = a.company_id and p.appointment_id = a.id
        left join package_uses u on u.company_id = a.company_id and u.appointment_id = a.id
      where a.company_id = ${view.companyId} and a.deleted_at is null and a.status not in ('held', 'cancelled')
        and ${view.hasAgenda}::boolean
        and a.starts_at >= ${view.period.from}::date::timestamp at time zone ${view.zone}
        and a.starts_at < (${view.period.to}::date + 1)::timestamp at time zone ${view.zone}
      group by coalesce(p.service_id, a.service_id)`,
    order: 'booked desc, value desc, service',
  }),
}

/** Whose agenda a row is in; null in the company's own. */
const whoServes = (row: string) =>
  sql.raw(`select e.nome from agendas g join employees e on e.company_id = g.company_id and e.id = g.employee_id
          where g.company_id = ${row}.company_id and g.id = ${row}.agenda_id`)

/** What the parts of a visit of several people are together; nulls of any other appointment. */
const partsTogether = sql`select string_agg(v.service_name, ' + ' order by v.visit_place) as services,
        string_agg((${whoServes('v')}), ' + ' order by v.visit_place) as professionals,
        sum(v.price_cents) as cents, bool_or(v.no_show) as missed
      from appointments v where appointments.visit_id is not null and v.company_id = appointments.company_id
        and v.visit_id = appointments.visit_id and v.deleted_at is null`

const paidOf = sql.raw('app.paid_cents(company_id, id)')

/** Status and fulfilment as `standingOf` of the domain puts them together. */
const standing = sql.raw(`case status when 'ready' then 'ready_' || fulfilment else status end`)

const sumsOfOrders = sql.raw(`count(*) as orders, sum(total_cents - delivery_fee_cents) as revenue,
        sum(delivery_fee_cents) as delivery_fee, sum(total_cents) as total`)

/**
 * The current period's orders. The bounds of `created_at` change nothing (a day of slack on either side covers a cut-off
 * that was moved); they let a page of the newest begin where the period ends.
 */
function ordersOf({ companyId, period, zone, cutoffHour }: ManagerView, filters: FigureFilters): Sql {
  const day = 86_400_000
  const bound = (of: string, days: number) =>
    new Date(Date.parse(startOfOperatingDay(of, zone, cutoffHour)) + days * day).toISOString()
  return sql`company_id = ${companyId} and deleted_at is null
        and business_day between ${period.from}::date and ${period.to}::date
        and created_at between ${bound(period.from, -2)}::timestamptz and ${bound(period.to, 3)}::timestamptz
        ${passing(companyId, filters)}`
}

function momentOf(column: string, { zone }: ManagerView): Sql {
  return sql`to_char(${sql.raw(column)} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`
}

function columns(kinds: Record<string, ColumnKind>): ReportSource['columns'] {
  return Object.entries(kinds).map(([key, kind]) => ({ key, kind }))
}
