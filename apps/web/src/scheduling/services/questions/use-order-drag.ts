import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useDrag } from '../../../lib/hooks/use-drag'

/** Farther than this a press is a drag. */
const slack = 5

interface OrderDrag {
  id: string
  /** The place that it would have among the others. */
  to: number
}

/** Drags the rows of a short list to another order. `list` holds a row with `data-row` for each id. */
export function useOrderDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: number) => void,
): { drag: OrderDrag | null; grab: (id: string, event: PointerEvent<HTMLElement>) => void } {
  const [drag, setDrag] = useState<OrderDrag | null>(null)
  const now = useRef<OrderDrag | null>(null)
  const follow = useDrag()
  const show = (next: OrderDrag | null) => {
    now.current = next
    setDrag(next)
  }
  const grab = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    follow(
      { x: event.clientX, y: event.clientY },
      {
        slack,
        onMove: ({ y }) => show({ id, to: placeAt(list.current, id, y) }),
        onEnd({ isDropped }) {
          const target = now.current
          show(null)
          if (isDropped && target) onDrop(target.id, target.to)
        },
      },
    )
  }
  return { drag, grab }
}

/** How many of the other rows lie above a height of the window. */
function placeAt(list: HTMLElement | null, id: string, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return row.dataset.row !== id && (top + bottom) / 2 < y
  }).length
}
