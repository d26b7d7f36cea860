import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { answerFileKey } from '../scheduling'
import { sql, type Sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { noteAct, type Act } from '../platform/audit'
import { Problem } from '../platform/http/problems'
import { allOfThem, customerSources } from './customer-sources'
import type { CustomerNeeds } from './customers-needs'
import { findSummary } from './list-customers'

/**
 * Everything of a person as one readable file (LGPD art. 18, II and V): JSON text, made by the database, in pieces: files
 * that they answered with are in it in base64, each read when its turn comes. Deleted orders are in it, for they are still
 * stored. The act is written down. @throws Problem CUSTOMER_NOT_FOUND
 */
export async function exportCustomer(
  { db, files }: Pick<CustomerNeeds, 'db' | 'files'>,
  companyId: string,
  key: string,
  { by, now }: { by: Act['by']; now: Date },
): Promise<AsyncIterable<string>> {
  // Nothing that somebody typed is taken for the place of a file.
  const mark = `file-${randomUUID()}-`
  const text = await db.asCompany(companyId, async (tx) => {
    const summary = await findSummary(tx, companyId, key)
    if (!summary) throw new Problem('CUSTOMER_NOT_FOUND')
    const content = await readAll(tx, companyId, key, mark)
    await noteAct(tx, { companyId, by, act: 'customer.exported', detail: { customer: key } })
    return JSON.stringify({ exported_at: now.toISOString(), customer: summary, ...content }, null, 2)
  })
  return withFiles(text, { mark, companyId, files })
}

async function* withFiles(
  text: string,
  { mark, companyId, files }: { mark: string; companyId: string } & Pick<CustomerNeeds, 'files'>,
): AsyncGenerator<string> {
  const [head = '', ...parts] = text.split(mark)
  yield head
  for (const part of parts) {
    const [, id = '', type = '', rest = ''] = /^([0-9a-f]{32})\.(webp|pdf)(.*)$/s.exec(part) ?? []
    const file = await files.get(answerFileKey(companyId, { id, type: type as 'webp' | 'pdf' }))
    if (file) yield (await buffer(file.content)).toString('base64')
    yield rest
  }
}

async function readAll(
  tx: Tx,
  companyId: string,
  key: string,
  mark: string,
): Promise<Record<string, unknown>> {
  const sources = customerSources(companyId, [key], allOfThem)
  const { rows } = await tx.execute(sql`
    with ${sources}
    select ${list(sql`select name, email, notes, created_at, updated_at from customers
        where company_id = ${companyId} and phone_key = ${key}`)} as written_by_the_shop,
      ${list(sql`select id, number, status, customer_name, customer_phone, customer_address, neighbourhood, fulfilment,
          payment_method, items_wire as items, delivery_fee_cents, discount_cents, total_cents, notes, source, cancel_note,
          ${list(sql`select p.method, p.amount_cents, p.change_cents, p.note, p.at, p.voided_at from order_payments p
            where p.company_id = ${companyId} and p.order_id = o.id order by p.at`)} as payments,
          created_at, deleted_at from their_orders o order by created_at`)} as orders,
      ${list(sql`select id, service_name, status, starts_at, ends_at, client, phone, email, address, notes, people, price_cents,
          no_show, source, created_at, deleted_at,
          ${list(sql`select w.label as question, case w.kind when 'yesno' then case w.answer when 'yes' then 'Sim' else 'Não' end
              when 'file' then split_part(w.answer, '/', 4) else w.answer end as answer, w.answered_at,
              case when w.kind = 'file' then json_build_object('type', split_part(w.answer, '/', 2),
                'base64', ${mark}::text || split_part(w.answer, '/', 1) || '.' || split_part(w.answer, '/', 2)) end as file from appointment_answers w
            where w.company_id = ${companyId} and w.appointment_id = a.id and w.answer <> '' order by w.place`)} as answers
          from their_appointments a order by starts_at`)} as appointments,
      ${list(sql`select id, name, sessions, price_cents, client, phone, note, sold_at, expires_on, closed_at, close_reason,
          ${list(sql`select m.method, m.amount_cents, m.at, m.voided_at from package_payments m
            where m.company_id = ${companyId} and m.package_id = k.id order by m.at`)} as payments,
          ${list(sql`select u.number, u.appointment_id from package_uses u
            where u.company_id = ${companyId} and u.package_id = k.id order by u.number`)} as sessions_taken
          from their_packages k order by sold_at`)} as packages,
      ${list(sql`select id, service_name, first_date, last_date, client, phone, email, state, since from their_waiting
          order by since`)} as waiting_list,
      ${list(sql`select c.id, c.phone, c.given_name, c.push_name,
          ${list(sql`select m.at, m.from_me, m.author, m.kind, m.text, m.content,
              (select t.text from transcripts t where t.company_id = ${companyId} and t.message_id = m.id
                and t.state = 'ready') as transcript,
              ${list(sql`select f.type, f.mime, f.file_name, f.bytes from media f
                where f.company_id = ${companyId} and f.message_id = m.id`)} as files
            from messages m where m.company_id = ${companyId} and m.conversation_id = c.id order by m.at, m.seq`)} as messages,
          ${list(sql`select n.text, n.created_at from chat_notes n
            where n.company_id = ${companyId} and n.conversation_id = c.id order by n.created_at`)} as notes,
          ${list(sql`select l.name from conversations k join chat_labels l
            on l.company_id = k.company_id and l.id = any(k.labels)
            where k.company_id = ${companyId} and k.id = c.id order by l.position`)} as labels,
          ${list(sql`select b.text, b.times, b.first_at, b.at from bot_misses b
            where b.company_id = ${companyId} and b.conversation_id = c.id order by b.at`)} as not_understood_by_the_bot
        from chats c order by c.created_at`)} as conversations,
      ${list(sql`select 'appointment' as of, id, consented_at from their_appointments where consented_at is not null
        union all select 'waiting_list', id, consented_at from their_waiting where consented_at is not null
        union all select 'order_from_menu', id, created_at from their_orders where source = 'menu'`)} as consents`)
  return rows[0]!
}

/** The rows of a query as one JSON value. */
const list = (query: Sql) => sql`(select coalesce(json_agg(t.*), '[]') from (${query}) t)`
