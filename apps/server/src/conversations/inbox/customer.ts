import { getChatCustomer, type ChatCustomer } from '@balcao/contract/conversations'
import { formatBrl } from '@balcao/domain/money'
import { orderPixCode } from '@balcao/domain/orders'
import { inShop, type Shop } from '../../menu'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import {
  findCustomer,
  findOrdersOf,
  type CustomerOrder,
  type CustomerOrders,
  type KnownCustomer,
} from './customer-orders'
import type { ReceivingNeeds } from '../receiving/receiving-needs'
import { hoursToday } from '../news/hours-today'

/** What stands beside a conversation: who the customer is to this shop. */
export function registerCustomer(router: Router, { db, clock }: Pick<ReceivingNeeds, 'db' | 'clock'>): void {
  implement(router, getChatCustomer, ({ caller, params }) => {
    const companyId = companyOf(caller)
    return inShop(db, companyId, async (tx, shop) => {
      const customer = await findCustomer(tx, companyId, params.conversationId)
      if (customer === undefined) throw new Problem('CONVERSATION_NOT_FOUND')
      const orders = await findOrdersOf(tx, companyId, customer)
      return presentCustomer({ customer, orders, shop, now: clock() })
    })
  })
}

function presentCustomer(known: {
  customer: KnownCustomer
  orders: CustomerOrders
  shop: Shop
  now: Date
}): ChatCustomer {
  const { customer, orders } = known
  return {
    name: nameOf(customer, orders),
    phone: customer.phone,
    address: orders.newestDelivery?.customer_address ?? null,
    neighbourhood: orders.newestDelivery?.neighbourhood ?? null,
    live_orders: orders.live.map(presentOrder),
    past_orders: orders.past.map(presentOrder),
    orders_count: orders.count,
    spent_cents: orders.spentCents,
    first_order_at: orders.firstAt?.toISOString() ?? null,
    variables: variablesOf(known),
  }
}

/** What the shop calls them goes before what they call themselves. */
function nameOf({ given_name, push_name }: KnownCustomer, { newest }: CustomerOrders): string | null {
  return given_name ?? newest?.customer_name ?? push_name
}

/** What quick replies are filled with; null where there is nothing to say. */
function variablesOf({
  customer,
  orders,
  shop,
  now,
}: Parameters<typeof presentCustomer>[0]): ChatCustomer['variables'] {
  const { newest, live } = orders
  const [firstName = ''] = (nameOf(customer, orders) ?? '').trim().split(/\s+/)
  return {
    nome: /\p{L}/u.test(firstName) ? firstName : null,
    pedido: newest === undefined ? null : String(newest.number),
    total: newest === undefined ? null : formatBrl(newest.total_cents),
    pix: live.map((order) => orderPixCode(shop, order)).find((code) => code !== null) ?? null,
    horario: hoursToday(shop, now),
    loja: shop.nome,
  }
}

function presentOrder(order: CustomerOrder): ChatCustomer['live_orders'][number] {
  const { id, number, status, fulfilment, total_cents, created_at, items } = order
  const summary = items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')
  return { id, number, status, fulfilment, total_cents, created_at: created_at.toISOString(), summary }
}
