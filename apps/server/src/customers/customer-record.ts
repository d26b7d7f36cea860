import type {
  CustomerAnswer,
  CustomerAppointment,
  CustomerOrder,
  CustomerRecord,
} from '@balcao/contract/customers'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { cursorText, readCursor } from './cursor'
import { customerSources, shownOnly } from './customer-sources'
import { findSummary } from './list-customers'

const ORDERS_A_PAGE = 20
/** Appointments, answers and conversations of one person that are shown. */
const MOST_SHOWN = 100

/** What the shop wrote down about a customer. */
interface StoredRecord {
  name: string | null
  email: string | null
  notes: string
  version: number
}

/** Everything that the counter shows of one customer. @throws Problem CUSTOMER_NOT_FOUND, INVALID_INPUT */
export async function readCustomer(
  tx: Tx,
  companyId: string,
  key: string,
  cursor?: string,
): Promise<CustomerRecord> {
  const summary = await findSummary(tx, companyId, key)
  if (!summary) throw new Problem('CUSTOMER_NOT_FOUND')
  const record = await findRecord(tx, companyId, key)
  const orders = await ordersPage(tx, companyId, key, cursor)
  return {
    ...summary,
    given_name: record?.name ?? null,
    email: record?.email ?? null,
    notes: record?.notes ?? '',
    version: record?.version ?? 0,
    ...orders,
    appointments: await appointmentsOf(tx, companyId, key),
    answers: await answersOf(tx, companyId, key),
    conversations: await conversationsOf(tx, companyId, key),
  }
}

async function findRecord(tx: Tx, companyId: string, key: string): Promise<StoredRecord | undefined> {
  const { rows } = await tx.execute<StoredRecord>(sql`
    select name, email, notes, version from customers where company_id = ${companyId} and phone_key = ${key}`)
  return rows[0]
}

interface PageRow extends Omit<CustomerOrder, 'created_at' | 'summary'> {
  created_at: Date
  value: number
  items: { name: string; quantity: number }[]
}

async function ordersPage(
  tx: Tx,
  companyId: string,
  key: string,
  cursor: string | undefined,
): Promise<Pick<CustomerRecord, 'orders' | 'orders_next'>> {
  const from = readCursor(cursor)
  const start = sql`('epoch'::timestamptz + ${from?.value ?? 0}::double precision * interval '1 microsecond')`
  const after = from
    ? sql`(created_at < ${start} or (created_at = ${start} and id::text > ${from.key}))`
    : sql`true`
  const { rows } = await tx.execute<PageRow>(sql`
    with ${customerSources(companyId, [key], shownOnly)}
    select id, number, status, fulfilment, total_cents, created_at, items,
      (extract(epoch from created_at) * 1000000)::bigint as value
    from their_orders where ${after} order by created_at desc, id limit ${ORDERS_A_PAGE + 1}`)
  const shown = rows.slice(0, ORDERS_A_PAGE)
  const last = shown.at(-1)
  return {
    orders: shown.map(({ id, number, status, fulfilment, total_cents, created_at, items }) => ({
      id,
      number,
      status,
      fulfilment,
      total_cents,
      created_at: created_at.toISOString(),
      summary: items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', '),
    })),
    orders_next: rows.length > ORDERS_A_PAGE && last ? cursorText({ value: last.value, key: last.id }) : null,
  }
}

async function appointmentsOf(tx: Tx, companyId: string, key: string): Promise<CustomerAppointment[]> {
  const { rows } = await tx.execute<Omit<CustomerAppointment, 'starts_at'> & { starts_at: Date }>(sql`
    with ${customerSources(companyId, [key], shownOnly)}
    select id, coalesce(v.services, service_name) as service, status, coalesce(v.missed, no_show) as no_show, starts_at
    from their_appointments t left join lateral (
      select string_agg(p.service_name, ' + ' order by p.visit_place) as services, bool_or(p.no_show) as missed
      from appointments p where t.visit_id is not null and p.company_id = ${companyId} and p.visit_id = t.visit_id
        and p.deleted_at is null) v on true
    where coalesce(visit_place, 1) = 1
    order by starts_at desc, id limit ${MOST_SHOWN}`)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

async function answersOf(tx: Tx, companyId: string, key: string): Promise<CustomerAnswer[]> {
  const { rows } = await tx.execute<Omit<CustomerAnswer, 'starts_at'> & { starts_at: Date }>(sql`
    with ${customerSources(companyId, [key], shownOnly)}
    select label, kind, answer, starts_at from (
      select distinct on (w.label_key) w.label, w.kind, w.answer, a.starts_at from their_appointments a
      join appointment_answers w on w.company_id = ${companyId} and w.appointment_id = a.id
      where w.answer <> '' order by w.label_key, a.starts_at desc) last_ones
    order by starts_at desc, label limit ${MOST_SHOWN}`)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

async function conversationsOf(
  tx: Tx,
  companyId: string,
  key: string,
): Promise<CustomerRecord['conversations']> {
  const { rows } = await tx.execute<{ id: string; title: string; last_at: Date | null }>(sql`
    with ${customerSources(companyId, [key], shownOnly)}
    select id, title, last_at from chats order by last_at desc nulls last, id limit ${MOST_SHOWN}`)
  return rows.map((row) => ({ ...row, last_at: row.last_at?.toISOString() ?? null }))
}
