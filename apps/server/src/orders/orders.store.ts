import type { OrderCounts, OrderRow } from '@balcao/contract/orders'
import type { Fulfilment, OrderStatus } from '@balcao/domain/orders'
import { expectNoOtherField } from '../platform/database/every-field'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { TakenCoupon } from '../coupons'
import { ordersTable } from './orders.table'

/** Who did something to an order. */
export type Actor = 'counter' | 'api' | 'station' | 'system' | 'customer'

/** Who moves an order; the employee where one is signed in. */
export interface Mover {
  actor: Actor
  employeeId?: string | null
}

export interface StoredItem {
  name: string
  quantity: number
  unit_price_cents: number
  options: { name: string; price_cents: number }[]
  notes: string | null
  product_id: string | null
}

/** What an order says: everything that a person can edit. Money in cents. */
export interface OrderContent {
  customer_name: string
  customer_phone: string | null
  customer_address: string | null
  neighbourhood: string | null
  fulfilment: 'delivery' | 'pickup'
  payment_method: OrderRow['payment_method']
  change_for_cents: number | null
  items: StoredItem[]
  delivery_fee_cents: number
  discount_cents: number
  total_cents: number
  notes: string | null
  /** ISO; absent where it is wanted at once. */
  scheduled_for?: string
}

const rowColumns = sql.raw(
  Object.entries(ordersTable.columns)
    .filter(([, column]) => !column.hidden)
    .map(([name]) => `'${name}', "${name}"`)
    .join(', '),
)

/** The statement of order rows (`id`, `order_row`) in the order of the ids. Deleted ones are absent. */
export const orderRowsOf = (companyId: string, ids: readonly string[]) => sql`
  select id, json_build_object(${rowColumns}) as order_row from order_rows
  where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
  order by array_position(${[...ids]}::uuid[], id)`

/** Order rows as the wire and the live events carry them: see `orderRowsOf`. */
export async function findOrderRows(tx: Tx, companyId: string, ids: readonly string[]): Promise<OrderRow[]> {
  const { rows } = await tx.execute<{ id: string; order_row: OrderRow }>(orderRowsOf(companyId, ids))
  return rows.map((row) => row.order_row)
}

export async function findOrderRow(tx: Tx, companyId: string, id: string): Promise<OrderRow | undefined> {
  return (await findOrderRows(tx, companyId, [id]))[0]
}

export interface OrderState {
  id: string
  status: OrderStatus
  fulfilment: Fulfilment
  version: number
  revision: number
  placed_digest: Buffer
  coupon: TakenCoupon | null
  deleted_at: Date | null
  source: OrderRow['source']
  /** Its time has not come before. */
  waits_until: Date | null
  /** Until when it waits for its payment, before anybody makes it. */
  pay_by: Date | null
}

/** Locks orders for change, in a fixed order so that two callers cannot wait for each other. */
export async function lockOrders(tx: Tx, companyId: string, ids: readonly string[]): Promise<OrderState[]> {
  const { rows } = await tx.execute<OrderState>(sql`
    select id, status, fulfilment, version, revision, placed_digest,
      coupon || jsonb_build_object('id', coupon_id) as coupon, deleted_at, source, waits_until, pay_by
    from orders
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by id for no key update`)
  return rows
}

/** The next short number of a day; the counter row makes placements of one company take turns. */
export async function takeNumber(tx: Tx, companyId: string, businessDay: string): Promise<number> {
  const { rows } = await tx.execute<{ last_number: number }>(sql`
    insert into order_numbers as n (company_id, business_day, last_number) values (${companyId}, ${businessDay}, 1)
    on conflict (company_id, business_day) do update set last_number = n.last_number + 1 returning last_number`)
  return rows[0]!.last_number
}

/** What an order is placed with beside what it says. */
interface Placing {
  id: string
  number: number
  businessDay: string
  source: OrderRow['source']
  digest: Buffer
  actor: Actor
  /** Nobody need be rung for. */
  seen: boolean
  /** Null for now. */
  createdAt: Date | null
  conversationId: string | null
  coupon: TakenCoupon | null
  waitsUntil: Date | null
  payBy: Date | null
}

const contentColumns = sql.raw(`customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
  payment_method, change_for_cents, items, delivery_fee_cents, discount_cents, total_cents, notes, scheduled_for`)

/** What an order says, in the order of `contentColumns`. */
function contentValues({
  customer_name,
  customer_phone,
  customer_address,
  neighbourhood,
  fulfilment,
  payment_method,
  change_for_cents,
  items,
  delivery_fee_cents,
  discount_cents,
  total_cents,
  notes,
  scheduled_for,
  ...rest
}: OrderContent) {
  expectNoOtherField(rest)
  return sql`${customer_name}, ${customer_phone}, ${customer_address}, ${neighbourhood}, ${fulfilment},
    ${payment_method}, ${change_for_cents}, ${JSON.stringify(items)}::jsonb, ${delivery_fee_cents}, ${discount_cents},
    ${total_cents}, ${notes}, ${scheduled_for ?? null}::timestamptz`
}

/** Stores a new order and the first entry of its timeline; false when an order of this id is there by now. */
export async function insertOrder(
  tx: Tx,
  companyId: string,
  placing: Placing,
  content: OrderContent,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with placed as (
      insert into orders (company_id, id, business_day, number, status, ${contentColumns},
        source, placed_digest, conversation_id, coupon_id, coupon, waits_until, pay_by, seen_at, created_at)
      values (${companyId}, ${placing.id}, ${placing.businessDay}, ${placing.number}, 'analysis',
        ${contentValues(content)}, ${placing.source}, ${placing.digest},
        (select id from conversations where company_id = ${companyId} and id = ${placing.conversationId}::uuid),
        ${couponValues(placing.coupon)}, ${placing.waitsUntil}::timestamptz, ${placing.payBy}::timestamptz,
        case when ${placing.seen}::boolean then now() end, coalesce(${placing.createdAt}::timestamptz, now()))
      on conflict (company_id, id) do nothing returning company_id, id)
    insert into order_timeline (company_id, order_id, kind, actor, detail)
    select company_id, id, 'placed', ${placing.actor}, ${JSON.stringify({ source: placing.source })}::jsonb from placed`)
  return rowCount === 1
}

function couponValues(coupon: TakenCoupon | null) {
  const { id = null, ...terms } = coupon ?? {}
  return sql`${id}::uuid, ${coupon ? JSON.stringify(terms) : null}::jsonb`
}

/** Writes what an edited order says; it is another version and another revision then. */
export async function updateOrder(
  tx: Tx,
  companyId: string,
  orderId: string,
  content: OrderContent,
  { coupon, waitsUntil, ticked }: Pick<Placing, 'coupon' | 'waitsUntil'> & { ticked: readonly number[] },
): Promise<void> {
  await tx.execute(sql`update orders set (${contentColumns}) = row(${contentValues(content)}),
      waits_until = ${waitsUntil}::timestamptz, (coupon_id, coupon) = row(${couponValues(coupon)}),
      ticked = ${[...ticked]}::smallint[], revision = revision + 1, version = version + 1, updated_at = now()
    where company_id = ${companyId} and id = ${orderId}`)
}

/** Writes which lines of a locked order are ticked, by their places; it is another version then. */
export async function updateTicks(
  tx: Tx,
  companyId: string,
  orderId: string,
  ticked: readonly number[],
): Promise<void> {
  await tx.execute(sql`update orders set ticked = ${[...ticked]}::smallint[], version = version + 1,
      updated_at = now(), seen_at = coalesce(seen_at, now())
    where company_id = ${companyId} and id = ${orderId}`)
}

/** Another version of an order, whose content stays. */
export async function touchOrder(tx: Tx, companyId: string, orderId: string): Promise<void> {
  await tx.execute(sql`update orders set version = version + 1, updated_at = now(), seen_at = coalesce(seen_at, now())
    where company_id = ${companyId} and id = ${orderId}`)
}

export async function writeTimeline(
  tx: Tx,
  companyId: string,
  orderId: string,
  entry: { kind: string; actor: Actor; detail?: Record<string, unknown> },
): Promise<void> {
  await tx.execute(sql`insert into order_timeline (company_id, order_id, kind, actor, detail)
    values (${companyId}, ${orderId}, ${entry.kind}, ${entry.actor}, ${JSON.stringify(entry.detail ?? {})}::jsonb)`)
}

/** The statement of what `countOrders` answers. */
export const companyCounts = (companyId: string) => sql`
  select coalesce(sum(count) filter (where status = 'analysis'), 0)::int as analysis,
    coalesce(sum(count) filter (where status = 'production'), 0)::int as production,
    coalesce(sum(count) filter (where status = 'ready'), 0)::int as ready,
    coalesce(sum(count) filter (where status = 'dispatched'), 0)::int as dispatched,
    (select count(*)::int from orders where company_id = ${companyId} and seen_at is null and deleted_at is null
      and status in ('analysis', 'production')) as unseen
  from order_counts where company_id = ${companyId}`

/** The counters of the screen, what is on its way, and how many new orders nobody has looked at. */
export async function countOrders(tx: Tx, companyId: string): Promise<OrderCounts> {
  const { rows } = await tx.execute<OrderCounts>(companyCounts(companyId))
  return rows[0]!
}
