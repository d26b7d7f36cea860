import type { OrderRow } from '@balcao/contract/orders'
import { useLayoutEffect, useRef } from 'react'
import { noteShifted } from '../data/pending-moves'

/** Cards that come to stand where others stood take no press for a moment: it was meant for the others. */
export function useShiftGuard(orders: readonly OrderRow[] | undefined) {
  const before = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    if (!orders) return
    const stood = before.current
    before.current = orders.map(({ id }) => id)
    noteShifted(before.current.filter((id, place) => stood[place] !== undefined && stood[place] !== id))
  }, [orders])
}
