import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import { customerSources, shownOnly } from './customer-sources'

/** Changes that are taken at a time: after an import there may be a hundred thousand. */
const BATCH = 5000
/** Of the job: who opens the page meanwhile waits for one batch of it, less than a tenth of a second. */
const JOB_BATCH = 500

/**
 * Brings the summaries up to date with all that was committed. Call it before reading them; it costs one indexed read
 * when nothing changed. Refreshes of one company take turns, so that an older look never overwrites a newer one.
 */
export async function refreshCustomers(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from customer_changes where company_id = ${companyId} limit 1`,
  )
  if (rows.length === 0) return
  await lockCustomers(tx, companyId)
  while (await sumUpNext(tx, companyId, BATCH));
}

/** Brings the summaries up to date in many short transactions, so that nobody who reads them has much left to do, or to wait. */
export async function refreshCustomersBeside(db: Database, companyId: string): Promise<void> {
  const next = () =>
    db.asCompany(companyId, async (tx) => {
      await lockCustomers(tx, companyId)
      return sumUpNext(tx, companyId, JOB_BATCH)
    })
  while (await next());
}

/** Takes the oldest changes. Answers whether there were any. The caller holds the lock. */
async function sumUpNext(tx: Tx, companyId: string, most: number): Promise<boolean> {
  const keys = await takeChanged(tx, companyId, most)
  if (keys === null) return false
  await moveRecords(tx, companyId, keys)
  await sumUp(tx, companyId, keys)
  return true
}

/** Whoever sums up, erases or writes down customers takes turns, until the transaction ends. */
export async function lockCustomers(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customers ${companyId}`}, 0))`)
}

/**
 * Keys of customers that changed: those named, those of the conversations named, and what such a conversation was
 * called while its phone was hidden. Null when nothing is left.
 */
async function takeChanged(tx: Tx, companyId: string, most: number): Promise<string[] | null> {
  const { rows } = await tx.execute<{ keys: string[] | null; taken: number }>(sql`
    with taken as (
      delete from customer_changes where company_id = ${companyId} and id in (
        select id from customer_changes where company_id = ${companyId} order by id limit ${most}::int)
      returning phone_key, conversation_id
    ), named as (
      select phone_key as key from taken
      union select conversation_id::text from taken
      union select v.customer_key from customer_chats v where v.company_id = ${companyId}
        and v.id in (select conversation_id from taken)
    )
    select array_agg(key) filter (where key is not null) as keys, (select count(*)::int from taken) as taken from named`)
  const { keys, taken } = rows[0]!
  return taken === 0 ? null : (keys ?? [])
}

/** What was written down of a conversation without phone goes to the phone, once that is known. */
async function moveRecords(tx: Tx, companyId: string, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update customers r set phone_key = v.customer_key, phone = coalesce(v.phone, v.customer_key)
    from customer_chats v
    where r.company_id = ${companyId} and r.phone_key = any(${[...keys]}::text[]) and v.company_id = ${companyId}
      and v.id::text = r.phone_key and v.customer_key <> r.phone_key
      and not exists (select from customers other
        where other.company_id = ${companyId} and other.phone_key = v.customer_key)`)
}

/** `rank` says whose word counts for the name: the shop's own, then the newest order or appointment, then WhatsApp's. */
async function sumUp(tx: Tx, companyId: string, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with ${customerSources(companyId, keys, shownOnly)}, facts as (
      select key, 'order' as kind, created_at as at, created_at as contact, customer_name as name,
          customer_phone as phone, case when status in ('cancelled', 'refused') then 0 else total_cents end as cents,
          2 as rank from their_orders
      union all select key, case when status = 'cancelled' then 'cancelled' else 'appointment' end, starts_at, created_at,
          client, phone, 0, 2 from their_appointments
      union all select key, 'waiting', since, since, client, phone, 0, 2 from their_waiting
      union all select key, 'package', sold_at, sold_at, client, phone, 0, 2 from their_packages
      union all select key, 'chat', last_at, coalesce(last_at, created_at), coalesce(given_name, push_name), phone, 0,
          case when given_name is null then 3 else 1 end from chats
      union all select phone_key, 'record', null, created_at, nullif(name, ''), nullif(phone, ''), 0, 0 from customers
        where company_id = ${companyId} and phone_key = any(${[...keys]}::text[])
    ), summed as (
      insert into customer_summaries as s (company_id, key, phone, name, search, orders_count, spent_cents, first_seen_at,
        last_order_at, last_appointment_at, last_message_at, last_contact_at)
      select ${companyId}, key,
        (array_agg(phone order by kind = 'chat', contact desc) filter (where phone ~ '[0-9]'))[1],
        (array_agg(name order by rank, contact desc) filter (where name <> ''))[1],
        app.search_text(string_agg(distinct name, ' '), string_agg(distinct regexp_replace(phone, '[^0-9]', '', 'g'), ' '),
          key),
        count(*) filter (where kind = 'order'), sum(cents), min(contact),
        max(at) filter (where kind = 'order'), max(at) filter (where kind = 'appointment'),
        max(at) filter (where kind = 'chat'), max(contact)
      from facts group by key
      on conflict (company_id, key) do update set phone = excluded.phone, name = excluded.name,
        search = excluded.search, orders_count = excluded.orders_count, spent_cents = excluded.spent_cents,
        first_seen_at = excluded.first_seen_at, last_order_at = excluded.last_order_at,
        last_appointment_at = excluded.last_appointment_at, last_message_at = excluded.last_message_at,
        last_contact_at = excluded.last_contact_at
      returning key
    )
    delete from customer_summaries where company_id = ${companyId} and key = any(${[...keys]}::text[])
      and key not in (select key from summed)`)
}
