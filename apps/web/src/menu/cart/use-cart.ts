import { useCallback, useState } from 'react'
import { newId } from '../../lib/new-id'
import { storage } from '../../lib/caches/storage'
import type { CartItem } from './cart'
import { keepCart, readCart, type KeptCart } from './kept-cart'

/** The cart of one shop, kept on the phone with each change. */
export function useCart(company: string) {
  const [cart, setCart] = useState<KeptCart>(() => readCart(storage, company))
  const set = useCallback(
    (change: (before: KeptCart) => KeptCart) =>
      setCart((before) => {
        const after = change(before)
        keepCart(storage, company, after)
        return after
      }),
    [company],
  )
  const setItems = useCallback(
    (change: (items: readonly CartItem[]) => CartItem[]) =>
      set((before) => ({ ...before, items: change(before.items) })),
    [set],
  )
  /** After an order: an empty cart, and a new id for the next one. */
  const clear = useCallback(() => set(() => ({ items: [], orderId: newId(), coupon: null })), [set])
  /** Keeps the cart for a second order: the id before belongs to one that has arrived. */
  const renew = useCallback(() => set((before) => ({ ...before, orderId: newId() })), [set])
  const setCoupon = useCallback(
    (coupon: KeptCart['coupon']) => set((before) => ({ ...before, coupon })),
    [set],
  )
  return { ...cart, setItems, setCoupon, clear, renew }
}
