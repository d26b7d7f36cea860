import type { OpenThings } from '@balcao/contract/customers'
import { openStatuses } from '@balcao/domain/orders'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { customerSources, shownOnly } from '../customer-sources'

/** So long a gateway may take to name what it sent. */
const UNNAMED_MINUTES = 10

/**
 * What still needs to know who the person is: orders that are not over, appointments ahead, a time that is offered to
 * them, a message that the gateway has and has not named: told of it later, we would take it for a new conversation.
 * Undefined when there is nothing.
 */
export async function findOpenThings(
  tx: Tx,
  companyId: string,
  key: string,
  now: Date,
): Promise<OpenThings | undefined> {
  const { rows } = await tx.execute<OpenThings>(sql`
    with ${customerSources(companyId, [key], shownOnly)}
    select (select coalesce(json_agg(json_build_object('id', id, 'number', number) order by created_at), '[]')
        from their_orders where status = any(${[...openStatuses]}::text[])) as orders,
      (select coalesce(json_agg(json_build_object('id', id, 'service', service_name, 'starts_at', starts_at)
          order by starts_at), '[]')
        from their_appointments where status in ('pending', 'confirmed') and ends_at > ${now}) as appointments,
      (select count(*)::int from their_waiting where state = 'offered') as waiting,
      (select count(*)::int from chats c join messages m on m.company_id = ${companyId} and m.conversation_id = c.id
          left join outbox x on x.company_id = m.company_id and x.message_id = m.id
        where x.state <> 'waiting' or (x.state is null and m.from_me and m.wa_id is null
          and m.ack in ('pending', 'sent') and m.at > now() - make_interval(mins => ${UNNAMED_MINUTES}))) as sending`)
  const { orders, appointments, waiting, sending } = rows[0]!
  if (orders.length + appointments.length + waiting + sending === 0) return undefined
  const iso = appointments.map((one) => ({ ...one, starts_at: new Date(one.starts_at).toISOString() }))
  return { orders, appointments: iso, waiting, sending }
}
