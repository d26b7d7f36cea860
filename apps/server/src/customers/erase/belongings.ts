import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { allOfThem, customerSources } from '../customer-sources'

/** The rows that name a person, deleted ones included, and the ways in which their phone is written in them. */
export interface Belongings {
  orders: string[]
  /** Of the newest order, YYYY-MM-DD; null without orders. */
  lastOrderDay: string | null
  appointments: string[]
  hasGoogleEvents: boolean
  waiting: string[]
  packages: string[]
  conversations: string[]
  media: string[]
  /** Conversations' titles: what is typed to confirm where WhatsApp hides the phone. */
  titles: string[]
  phones: string[]
}

export async function findBelongings(tx: Tx, companyId: string, key: string): Promise<Belongings> {
  const { rows } = await tx.execute<Belongings>(sql`
    with ${customerSources(companyId, [key], allOfThem)}
    select array(select id::text from their_orders) as orders,
      (select max(business_day)::text from their_orders) as "lastOrderDay",
      array(select id::text from their_appointments) as appointments,
      exists (select from their_appointments where google_event_id is not null) or exists (select from google_copies c
        where c.company_id = ${companyId} and c.event_id is not null
          and c.appointment_id in (select id from their_appointments)) as "hasGoogleEvents",
      array(select id::text from their_waiting) as waiting,
      array(select id::text from their_packages) as packages,
      array(select id::text from chats) as conversations,
      array(select title from chats) as titles,
      array(select f.id::text from chats c join messages m on m.company_id = ${companyId} and m.conversation_id = c.id
        join media f on f.company_id = ${companyId} and f.message_id = m.id) as media,
      array(select phone from chats where phone is not null union select customer_phone from their_orders
        where customer_phone is not null union select phone from their_appointments
        union select phone from their_waiting union select phone from their_packages) as phones`)
  return rows[0]!
}
