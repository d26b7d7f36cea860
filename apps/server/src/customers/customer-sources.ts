import { sql, type Sql } from '../platform/database/sql'

/**
 * The rows that belong to customers, as named parts of one query: `chats`, `their_orders`, `their_appointments`,
 * `their_waiting` and `their_packages`, each with `key`. What has no phone of its own belongs to whoever its conversation is with.
 * `which` narrows orders (`o`) and appointments (`a`): deleted ones are rows too.
 */
export function customerSources(
  companyId: string,
  keys: readonly string[],
  which: { orders: Sql; appointments: Sql },
): Sql {
  const wanted = sql`any(${[...keys]}::text[])`
  const own = (table: Sql, alias: Sql, narrowed: Sql) => sql`
    select ${alias}.phone_key as key, ${alias}.* from ${table} ${alias}
      where ${alias}.company_id = ${companyId} and ${alias}.phone_key = ${wanted} and ${narrowed}
    union all
    select c.key, ${alias}.* from chats c join ${table} ${alias}
        on ${alias}.company_id = ${companyId} and ${alias}.conversation_id = c.id and ${alias}.phone_key is null
      where ${narrowed}`
  return sql`
    chats as materialized (
      select v.customer_key as key, v.id, v.phone_key, v.phone, v.given_name, v.push_name, v.title, v.last_at, v.created_at
      from customer_chats v
      where v.company_id = ${companyId} and (v.phone_key = ${wanted} or (v.phone_key is null
          and v.id::text = any(${[...keys]}::text[] || array(
            select conversation_id::text from orders where company_id = ${companyId} and phone_key = ${wanted}
              and conversation_id is not null
            union select conversation_id::text from appointments where company_id = ${companyId}
              and phone_key = ${wanted} and conversation_id is not null))
          and v.customer_key = ${wanted}))
    ), their_orders as (${own(sql.raw('orders'), sql.raw('o'), which.orders)}
    ), their_appointments as (${own(sql.raw('appointments'), sql.raw('a'), which.appointments)}
    ), their_waiting as (${own(sql.raw('waiting_entries'), sql.raw('w'), sql`true`)}
    ), their_packages as (
      select p.phone_key as key, p.* from packages p where p.company_id = ${companyId} and p.phone_key = ${wanted}
    )`
}

/** What the counter shows: nothing deleted, no time that is only kept. */
export const shownOnly = {
  orders: sql`o.deleted_at is null`,
  appointments: sql`a.deleted_at is null and a.status <> 'held'`,
}

/** Every row that names the person. */
export const allOfThem = { orders: sql`true`, appointments: sql`true` }
