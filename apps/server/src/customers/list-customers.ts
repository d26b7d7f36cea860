import type { CustomerRow, CustomerSort } from '@balcao/contract/customers'
import { sql, type Sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import { cursorText, readCursor } from './cursor'
import { refreshCustomers } from './refresh-customers'

const PAGE = 50

const sorts: Record<CustomerSort, { column: Sql; value: Sql; at: (value: number) => Sql }> = {
  contact: {
    column: sql`last_contact_at`,
    value: sql`(extract(epoch from last_contact_at) * 1000000)::bigint`,
    at: (value) => sql`('epoch'::timestamptz + ${value}::double precision * interval '1 microsecond')`,
  },
  orders: { column: sql`orders_count`, value: sql`orders_count`, at: (value) => sql`${value}::bigint` },
  spent: { column: sql`spent_cents`, value: sql`spent_cents`, at: (value) => sql`${value}::bigint` },
}

/** A page of the company's customers, the greatest first. @throws Problem INVALID_INPUT for a foreign cursor */
export function listCustomers(
  db: Database,
  companyId: string,
  query: { search?: string | undefined; sort?: CustomerSort | undefined; cursor?: string | undefined },
): Promise<{ customers: CustomerRow[]; next: string | null }> {
  const { column, value, at } = sorts[query.sort ?? 'contact']
  const from = readCursor(query.cursor)
  const after = from
    ? sql`(${column} < ${at(from.value)} or (${column} = ${at(from.value)} and key > ${from.key}))`
    : sql`true`
  return db.asCompany(companyId, async (tx) => {
    await refreshCustomers(tx, companyId)
    const { rows } = await tx.execute<Summary & { value: number }>(sql`
      select ${summaryColumns}, ${value} as value from customer_summaries
      where company_id = ${companyId} and ${matching(query.search)} and ${after}
      order by ${column} desc, key limit ${PAGE + 1}`)
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      customers: shown.map(presentSummary),
      next: rows.length > PAGE && last ? cursorText(last) : null,
    }
  })
}

/** By any name that they went by, and by their phone however it is typed. */
function matching(search = ''): Sql {
  if (search === '') return sql`true`
  const found = sql`position(app.search_text(${search}) in search) > 0`
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/^\s*\+55/, '').replace(/\D/g, '') : ''
  if (digits.length < 3) return found
  return sql`(${found} or position(${digits} in search) > 0 or key = app.phone_key(${digits}))`
}

interface Summary {
  key: string
  phone: string | null
  name: string | null
  orders_count: number
  spent_cents: number
  first_seen_at: Date
  last_order_at: Date | null
  last_appointment_at: Date | null
  last_message_at: Date | null
  last_contact_at: Date
}

const summaryColumns = sql.raw(
  `key, phone, name, orders_count, spent_cents, first_seen_at, last_order_at, last_appointment_at, last_message_at,
   last_contact_at`,
)

/** One customer's line, brought up to date; undefined when nothing is known of them. */
export async function findSummary(tx: Tx, companyId: string, key: string): Promise<CustomerRow | undefined> {
  await refreshCustomers(tx, companyId)
  const { rows } = await tx.execute<Summary>(
    sql`select ${summaryColumns} from customer_summaries where company_id = ${companyId} and key = ${key}`,
  )
  return rows[0] && presentSummary(rows[0])
}

function presentSummary(row: Summary): CustomerRow {
  return {
    key: row.key,
    phone: row.phone,
    name: row.name,
    orders_count: row.orders_count,
    spent_cents: row.spent_cents,
    first_seen_at: row.first_seen_at.toISOString(),
    last_order_at: row.last_order_at?.toISOString() ?? null,
    last_appointment_at: row.last_appointment_at?.toISOString() ?? null,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    last_contact_at: row.last_contact_at.toISOString(),
  }
}
