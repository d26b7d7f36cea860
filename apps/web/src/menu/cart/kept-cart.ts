import { newId } from '../../lib/new-id'
import type { KeyValue } from '../../lib/caches/storage'
import type { KeptCoupon } from '../menu-calls'
import { couponKinds } from '@balcao/domain/orders'
import type { CartItem } from './cart'

/** What this phone remembers for one shop: the cart, its order's id until it is placed, and orders to follow. */
export interface KeptCart {
  items: CartItem[]
  /** One id per order: a second press, or a reload after a lost answer, repeats it instead of ordering again. */
  orderId: string
  coupon: KeptCoupon | null
}

const keyOf = (company: string) => `balcao.menu.${company}`

/** The kept cart; an empty one when there is none or it cannot be read. */
export function readCart(store: KeyValue, company: string): KeptCart {
  const empty = { items: [], orderId: newId(), coupon: null }
  try {
    const kept = JSON.parse(store.get(keyOf(company)) ?? 'null') as Partial<KeptCart> | null
    if (!kept || !Array.isArray(kept.items) || typeof kept.orderId !== 'string') return empty
    const coupon = isCoupon(kept.coupon) ? kept.coupon : null
    return { items: kept.items.filter(isCartItem), orderId: kept.orderId, coupon }
  } catch {
    return empty
  }
}

export function keepCart(store: KeyValue, company: string, cart: KeptCart) {
  store.set(keyOf(company), JSON.stringify(cart))
}

function isCoupon(value: unknown): value is KeptCoupon {
  const coupon = value as Partial<KeptCoupon> | null | undefined
  return (
    typeof coupon?.code === 'string' &&
    couponKinds.some((kind) => kind === coupon.kind) &&
    Number.isInteger(coupon.value) &&
    Number.isInteger(coupon.minimum_cents)
  )
}

function isCartItem(value: unknown): value is CartItem {
  const line = value as Partial<CartItem> | null
  return (
    typeof line?.key === 'string' &&
    typeof line.item_id === 'string' &&
    typeof line.price_type === 'string' &&
    typeof line.name === 'string' &&
    Number.isInteger(line.quantity) &&
    Number.isInteger(line.unit_cents) &&
    Array.isArray(line.options)
  )
}

/** An order placed from this phone. */
export interface KeptOrder {
  link: string
  number: number
  /** Milliseconds. */
  at: number
}

const ordersKeyOf = (company: string) => `balcao.menu.orders.${company}`
const rememberedMs = 12 * 60 * 60_000

/** Orders of the last twelve hours, the newest first. */
export function readOrders(store: KeyValue, company: string, now: number): KeptOrder[] {
  try {
    const kept = JSON.parse(store.get(ordersKeyOf(company)) ?? '[]') as KeptOrder[]
    return Array.isArray(kept) ? kept.filter(({ at }) => now - at < rememberedMs) : []
  } catch {
    return []
  }
}

export function keepOrder(store: KeyValue, company: string, order: KeptOrder) {
  const others = readOrders(store, company, order.at).filter(({ link }) => link !== order.link)
  store.set(ordersKeyOf(company), JSON.stringify([order, ...others].slice(0, 5)))
}
