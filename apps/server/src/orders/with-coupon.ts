import type { NewOrder } from '@balcao/contract/orders'
import { fromCents, toCents } from '@balcao/domain/money'
import { priceOrder } from '@balcao/domain/orders'
import type { TakenCoupon } from '../coupons'
import { Problem } from '../platform/http/problems'
import type { OrderContent } from './orders.store'
import { itemsCentsOf, readContent } from './read-content'

const noRules = { minimumCents: 0, freeFromCents: 0 }

/**
 * An order's content by what its coupon said; below the coupon's minimum it gives nothing. `feeCents` is the fee without
 * it. @throws Problem ORDER_INVALID
 */
export function contentWithCoupon(
  order: Omit<NewOrder, 'id'>,
  coupon: TakenCoupon,
  feeCents: number,
): OrderContent {
  const { fulfilment } = order
  const itemsCents = itemsCentsOf(order)
  const price = priceOrder({ itemsCents, fulfilment, feeCents, rules: noRules, coupon })
  return readContent({ ...order, discount: fromCents(price.discountCents) }, price.feeCents)
}

/** A coupon's discount is computed here: another beside it is a mistake. @throws Problem ORDER_INVALID */
export function requireNoDiscount({ discount }: Pick<NewOrder, 'discount'>): void {
  if (toCents(discount) === 0) return
  const mensagem = 'Com cupom, o desconto é o do cupom. Deixe o desconto em zero.'
  throw new Problem('ORDER_INVALID', { mensagem, fields: [{ path: 'discount', mensagem }] })
}
