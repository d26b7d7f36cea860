import type { PixDay, PixOfDay } from '@balcao/contract/pix'
import { dateIn } from '@balcao/domain/time'
import { getCompany } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { refundsJson, shownReceipt, type StoredReceipt } from '../refunds/show-receipts'
import { UNMATCHED_DAYS, unmatchedCents } from './unmatched'

interface StoredDay extends Omit<PixDay, 'receipts' | 'totals'> {
  receipts: (StoredReceipt<string> & Pick<PixOfDay, 'order' | 'deposit' | 'unmatched_cents' | 'by_hand'>)[]
  by_hand_cents: number
}

/** A day of the company's clock, today where none is named: what the bank says of it, and what people wrote down. */
export async function readDay(
  tx: Tx,
  companyId: string,
  { date, now }: { date: string | undefined; now: Date },
): Promise<PixDay> {
  const { timeZone: zone } = await getCompany(tx, companyId)
  const day = date ?? dateIn(now.getTime(), zone)
  const start = sql`(${day}::date::timestamp at time zone ${zone})`
  const end = sql`((${day}::date + 1)::timestamp at time zone ${zone})`
  const { rows } = await tx.execute<{ day: StoredDay }>(sql`
    select json_build_object('date', ${day}::text,
      'receipts', (select coalesce(json_agg(to_json(receipt.*) order by receipt.at desc, receipt.end_to_end_id), '[]') from (
        select r.end_to_end_id, r.amount_cents, r.counted_cents, r.at, ${refundsJson} as refunds, r.matched_by_hand as by_hand,
          ${sql.raw(unmatchedCents)} as unmatched_cents,
          case when o.id is not null then json_build_object('id', o.id, 'number', o.number,
            'customer_name', o.customer_name, 'is_over', o.status in ('cancelled', 'refused')) end as "order",
          case when r.appointment_id is not null then json_build_object('client', coalesce(a.client, '')) end as deposit
        from pix_receipts r left join orders o on o.company_id = r.company_id and o.id = r.order_id
          left join appointments a on a.company_id = r.company_id and a.id = r.appointment_id
        where r.company_id = ${companyId} and r.at >= ${start} and r.at < ${end} order by r.at desc limit 2000) receipt),
      'charges', (select coalesce(json_agg(to_json(charge.*) order by charge.created_at desc, charge.txid), '[]') from (
        select c.txid, c.state, c.amount_cents, c.created_at,
          case when o.id is not null then
            json_build_object('id', o.id, 'number', o.number, 'customer_name', o.customer_name) end as "order"
        from pix_charges c left join orders o on o.company_id = c.company_id and o.id = c.order_id
        where c.company_id = ${companyId} and c.created_at >= ${start} and c.created_at < ${end}
        order by c.created_at desc limit 2000) charge),
      'by_hand_cents', (select coalesce(sum(amount_cents), 0)::int from order_payments
        where company_id = ${companyId} and method = 'pix' and outside_id is null and voided_at is null
          and at >= ${start} and at < ${end}),
      'unmatched_days', (select coalesce(json_agg(other.date order by other.date desc), '[]') from (
        select distinct (r.at at time zone ${zone})::date::text as date from pix_receipts r
        where r.company_id = ${companyId} and r.at > ${now}::timestamptz - make_interval(days => ${UNMATCHED_DAYS})
          and r.counted_cents < r.amount_cents and not (r.at >= ${start} and r.at < ${end})
          and ${sql.raw(unmatchedCents)} > 0) other),
      'open_orders', (select coalesce(json_agg(to_json(owing.*) order by owing.created_at desc, owing.id), '[]') from (
        select * from (select id, number, customer_name, created_at,
          total_cents - app.paid_cents(company_id, id) as owed_cents from orders
          where company_id = ${companyId} and deleted_at is null and status not in ('cancelled', 'refused')
            and created_at >= ${start} - interval '1 day' and created_at < ${end}) near
        where owed_cents > 0 order by created_at desc limit 200) owing)) as day`)
  return withSums(rows[0]!.day)
}

/** What follows from the rows; instants as the wire has them. */
function withSums({ receipts, by_hand_cents, ...day }: StoredDay): PixDay {
  const iso = (at: string) => new Date(at).toISOString()
  const sumOf = <Each>(list: readonly Each[], pick: (each: Each) => number) =>
    list.reduce((sum, each) => sum + pick(each), 0)
  const returned = receipts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'returned'))
  return {
    ...day,
    receipts: receipts.map(shownReceipt),
    charges: day.charges.map((charge) => ({ ...charge, created_at: iso(charge.created_at) })),
    open_orders: day.open_orders.map((order) => ({ ...order, created_at: iso(order.created_at) })),
    totals: {
      received_cents: sumOf(receipts, ({ amount_cents }) => amount_cents),
      returned_cents: sumOf(returned, ({ amount_cents }) => amount_cents),
      counted_cents: sumOf(receipts, ({ counted_cents, deposit }) => (deposit ? 0 : counted_cents)),
      deposits_cents: sumOf(receipts, ({ counted_cents, deposit }) => (deposit ? counted_cents : 0)),
      unmatched_cents: sumOf(receipts, ({ unmatched_cents }) => unmatched_cents),
      by_hand_cents,
    },
  }
}
