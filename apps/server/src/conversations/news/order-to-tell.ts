import type { HoursRow } from '@balcao/domain/hours'
import type { Variables } from '@balcao/domain/messaging'
import { formatBrl } from '@balcao/domain/money'
import { orderPixCode, type Fulfilment, type OrderStatus } from '@balcao/domain/orders'
import type { PixKeyType } from '@balcao/domain/pix'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { hoursToday } from './hours-today'
import { isSamePhone } from '../thread/same-phone'

/** An order and its shop, as far as its customer is told of them. */
export interface OrderToTell {
  id: string
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
  source: string
  customer_name: string
  customer_phone: string | null
  phone_tail: string | null
  payment_method: string
  total_cents: number
  paid_cents: number
  /** The last charge at the shop's bank; null where none is under way. */
  charge: { code: string | null } | null
  conversation_id: string | null
  is_deleted: boolean
  scheduled_for: Date | null
  shop: {
    nome: string
    cidade: string | null
    pix: { type: PixKeyType; key: string } | null
    hours: HoursRow[]
    timeZone: string
  }
}

/** Undefined when there is no such order. */
export async function findOrderToTell(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<OrderToTell | undefined> {
  const { rows } = await tx.execute<OrderToTell>(sql`
    select o.id, o.number, o.status, o.fulfilment, o.source, o.customer_name, o.customer_phone, o.phone_tail,
      o.payment_method, o.total_cents, app.paid_cents(o.company_id, o.id) as paid_cents, o.conversation_id, o.deleted_at is not null as is_deleted,
      (select jsonb_build_object('code', p.code) from pix_charges p where p.company_id = o.company_id
        and p.order_id = o.id and p.state in ('making', 'open')) as charge,
      o.scheduled_for,
      jsonb_build_object('nome', c.nome_empresa, 'cidade', c.cidade_empresa, 'hours', c.horario_funcionamento,
        'timeZone', c.time_zone, 'pix', case when c.pix_chave is not null
          then jsonb_build_object('type', c.pix_tipo, 'key', c.pix_chave) end) as shop
    from orders o join companies c on c.id = o.company_id
    where o.company_id = ${companyId} and o.id = ${orderId}`)
  return rows[0]
}

/**
 * The conversation that an order came from, else the one with its phone; null when nobody ever wrote. Never a group: what
 * one customer ordered is nothing for all of its members.
 */
export async function findConversationOfOrder(
  tx: Tx,
  companyId: string,
  order: Pick<OrderToTell, 'conversation_id' | 'customer_phone' | 'phone_tail'>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string; phone: string | null; is_source: boolean }>(sql`
    select id, phone, id is not distinct from ${order.conversation_id}::uuid as is_source from conversations
    where company_id = ${companyId} and kind = 'person'
      and (id = ${order.conversation_id}::uuid or phone_tail = ${order.phone_tail}::text)
    order by is_source desc, last_at desc nulls last, id`)
  const found = rows.find(({ phone, is_source }) => is_source || isSamePhone(order.customer_phone, phone))
  return found?.id ?? null
}

/** What the texts of order news are filled with. */
export function noticeVariables(
  order: OrderToTell,
  { now, link }: { now: Date; link: string | null },
): Variables {
  const { shop } = order
  return {
    nome: order.customer_name.trim().split(/\s+/)[0] ?? null,
    pedido: String(order.number),
    total: formatBrl(order.total_cents),
    // What the bank is making still comes by itself.
    pix: order.charge ? order.charge.code : orderPixCode(shop, order),
    loja: shop.nome,
    horario: hoursToday(shop, now),
    link,
  }
}
