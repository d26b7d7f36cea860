import type { BodyOf } from '@balcao/contract'
import type { orderFromMenu as orderCall } from '@balcao/contract/menu'
import type { NewOrder } from '@balcao/contract/orders'
import { withPartsOut } from '@balcao/domain/catalogue'
import { normalizePhone } from '@balcao/domain/company'
import { orderLine, priceCart, type PricedLine } from '@balcao/domain/menu'
import { formatBrl, fromCents } from '@balcao/domain/money'
import { priceOrder } from '@balcao/domain/orders'
import { readOnSale } from '../catalogue'
import { findCoupon } from '../coupons'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { feeOf } from './delivery-fee'
import type { Shop } from './find-shop'
import { openingOf, takesFor } from './opening'

/** An order as a customer put it together, whoever takes it down. Cents. */
export type OrderToCheck = Omit<BodyOf<typeof orderCall>, 'customer_phone'> & {
  customer_phone: string | null
}

/**
 * The order at the shop's own prices, fees and hours of now. What the customer saw must be what is charged: any
 * difference is said (`current`).
 * @throws Problem SHOP_CLOSED, SLOT_GONE, BELOW_MINIMUM, COUPON_REFUSED, CART_CHANGED, ORDER_INVALID
 */
export async function checkMenuOrder(tx: Tx, shop: Shop, order: OrderToCheck, now: Date): Promise<NewOrder> {
  const { open, opens_at, delivers } = openingOf(shop, now)
  const { scheduled_for: scheduledFor = null } = order
  if (scheduledFor !== null && !takesFor(shop, scheduledFor, order.fulfilment, now))
    throw new Problem('SLOT_GONE')
  if (scheduledFor === null && !open) throw new Problem('SHOP_CLOSED', { current: { opens_at } })
  if (scheduledFor === null && !delivers && order.fulfilment === 'delivery')
    throw badField('fulfilment', 'A loja não está entregando agora. Escolha retirar.')
  if (order.payment_method === 'pix' && !shop.pix) throw badField('payment_method', 'A loja não recebe PIX.')
  if (order.payment_method === 'voucher' && !shop.voucher)
    throw badField('payment_method', 'A loja não recebe vale-refeição.')
  const menu = withPartsOut(await readOnSale(tx, shop.id, 'cardapio'), now.getTime())
  const cart = priceCart(menu, order.lines, now.getTime())
  const fee = feeOf(shop, order)
  if (fee.kind !== 'fee') throw badField('neighbourhood', feeWords[fee.kind])
  const asked = {
    itemsCents: cart.items_cents,
    fulfilment: order.fulfilment,
    feeCents: fee.cents,
    rules: shop.rules,
  }
  const coupon = order.coupon
    ? await findCoupon(tx, shop.id, {
        code: order.coupon,
        phone: order.customer_phone === null ? null : normalizePhone(order.customer_phone),
        now,
        itemsCents: cart.items_cents,
        orderId: order.id,
      })
    : null
  const price = priceOrder({ ...asked, coupon })
  const { feeCents, totalCents: total, missingToMinimumCents } = price
  if (cart.problems.length > 0 || feeCents !== order.fee_cents || total !== order.total_cents) {
    const current = { problems: cart.problems, fee_cents: feeCents, total_cents: total }
    throw new Problem('CART_CHANGED', { current: { ...current, catalogue_version: menu.version } })
  }
  if (missingToMinimumCents > 0) throw belowMinimum(shop.rules.minimumCents, missingToMinimumCents)
  return {
    id: order.id,
    customer_name: order.customer_name,
    customer_phone: order.customer_phone,
    customer_address: order.customer_address ?? null,
    neighbourhood: fee.bairro,
    fulfilment: order.fulfilment,
    payment_method: order.payment_method,
    change_for: order.change_for_cents == null ? null : fromCents(order.change_for_cents),
    // What a coupon gives is computed again where its use is taken.
    delivery_fee: fromCents(priceOrder(asked).feeCents),
    discount: 0,
    ...(coupon && { coupon: coupon.code }),
    notes: order.notes ?? null,
    ...(scheduledFor !== null && { scheduled_for: scheduledFor }),
    items: cart.lines.map(itemOf),
    total: fromCents(total),
  }
}

const feeWords = {
  unknown: 'A loja não entrega neste bairro. Confira o nome ou escolha retirar.',
  ambiguous: 'Há mais de um bairro parecido. Escolha um da lista.',
}

function belowMinimum(minimum: number, missing: number): Problem {
  return new Problem('BELOW_MINIMUM', {
    mensagem: `Faltam ${formatBrl(missing)} para o pedido mínimo de ${formatBrl(minimum)}.`,
    current: { minimum_cents: minimum, missing_cents: missing },
  })
}

function badField(path: string, mensagem: string): Problem {
  return new Problem('ORDER_INVALID', { fields: [{ path, mensagem }] })
}

function itemOf(line: PricedLine): NewOrder['items'][number] {
  const { unitPriceCents, options, productId, ...said } = orderLine(line)
  return {
    ...said,
    unit_price: fromCents(unitPriceCents),
    options: options.map(({ name, priceCents }) => ({ name, price: fromCents(priceCents) })),
    product_id: productId,
  }
}
