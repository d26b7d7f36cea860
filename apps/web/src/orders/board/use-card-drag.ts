import type { OrderRow } from '@balcao/contract/orders'
import { boardColumns, droppedInto, type BoardColumn, type OrderStatus } from '@balcao/domain/orders'
import { useMemo, useRef, useState, type PointerEvent } from 'react'
import { useDrag } from '../../lib/hooks/use-drag'
import { useLatest } from '../../lib/hooks/use-latest'
import { mayPress } from '../data/pending-moves'

/** A card under the pointer. */
export interface CardDrag {
  order: OrderRow
  /** Of the pointer, in the window. */
  x: number
  y: number
  over: BoardColumn | null
}

export interface CardGrab {
  /** A pointer was pressed on a card. */
  take: (order: OrderRow, event: PointerEvent<HTMLElement>) => void
  /** Whether the press that just ended was a drag, so that it opens nothing. */
  endedDrag: () => boolean
}

/** Farther than this, in pixels, a press is a drag. */
const slack = 6

/**
 * Drags cards between columns with a mouse or a pen; a finger scrolls. Escape leaves everything as it was. A card that is
 * on its way already is not taken.
 */
export function useCardDrag(onDrop: (order: OrderRow, to: OrderStatus) => void) {
  const [drag, setDrag] = useState<CardDrag | null>(null)
  const latest = useLatest(onDrop)
  const follow = useLatest(useDrag())
  const wasDragged = useRef(false)

  const grab = useMemo<CardGrab>(
    () => ({
      take(order, event) {
        const isPress = event.button === 0 && event.pointerType !== 'touch'
        const isStill = event.target instanceof Element && event.target.closest('[data-still]')
        if (!isPress || isStill || !mayPress(order.id)) return
        wasDragged.current = false
        let over: BoardColumn | null = null
        follow.current(
          { x: event.clientX, y: event.clientY },
          {
            slack,
            onMove({ x, y }) {
              wasDragged.current = true
              over = columnAt(x, y)
              setDrag({ order, x, y, over })
            },
            onEnd({ isDropped }) {
              setDrag(null)
              // The click of this press comes before; a later press is another one.
              setTimeout(() => {
                wasDragged.current = false
              })
              const to = over && droppedInto(order, over)
              if (isDropped && to && mayPress(order.id)) latest.current(order, to)
            },
          },
        )
      },
      endedDrag: () => wasDragged.current,
    }),
    [follow, latest],
  )
  return { drag, grab }
}

function columnAt(x: number, y: number): BoardColumn | null {
  for (const column of boardColumns) {
    const box = document.querySelector(`[data-column="${column}"]`)?.getBoundingClientRect()
    if (box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return column
  }
  return null
}
