import { useState, type PointerEvent } from 'react'
import { useDrag, type DragPoint } from '../../../lib/hooks/use-drag'
import { useLatest } from '../../../lib/hooks/use-latest'
import { dropTarget, type DropTarget } from './drop-target'
import type { ListRow } from '../list-rows'

export interface RowDrag {
  key: string
  /** Of the pointer, in the window. */
  x: number
  y: number
  target: DropTarget | null
}

interface DragOptions {
  rows: readonly ListRow[]
  /** The row at a height of the window, and whether it is in its upper half. */
  rowAt: (clientY: number) => { index: number; upper: boolean } | null
  onDrop: (key: string, target: DropTarget) => void
}

/** Farther than this a press is a drag. */
const slack = 5
/** So close to the edge of the window the page scrolls along, at most so many pixels a frame. */
const edge = 80
const fastest = 18

/**
 * Drags rows of a list of which only the visible part is in the page: a line shows where the row will land, the page
 * scrolls along at the edges, Escape leaves everything as it was.
 */
export function useRowDrag(options: DragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const latest = useLatest(options)
  const follow = useDrag()

  const grab = (key: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    let now: RowDrag | null = null
    let frame = 0

    const show = ({ x, y }: DragPoint) => {
      const { rows, rowAt } = latest.current
      const place = rowAt(y)
      now = { key, x, y, target: place && dropTarget(rows, key, place) }
      setDrag(now)
    }
    const scrollAlong = () => {
      if (now) {
        const speed = scrollSpeed(now.y)
        if (speed !== 0) {
          window.scrollBy(0, speed)
          show(now)
        }
      }
      frame = requestAnimationFrame(scrollAlong)
    }
    follow(
      { x: event.clientX, y: event.clientY },
      {
        slack,
        onMove(at) {
          if (!now) frame = requestAnimationFrame(scrollAlong)
          show(at)
        },
        onEnd({ isDropped }) {
          cancelAnimationFrame(frame)
          const target = now?.target
          setDrag(null)
          if (isDropped && target) latest.current.onDrop(key, target)
        },
      },
    )
  }
  return { drag, grab }
}

function scrollSpeed(y: number): number {
  const below = y - (window.innerHeight - edge)
  const above = edge - y
  if (below > 0) return Math.ceil((below / edge) * fastest)
  return above > 0 ? -Math.ceil((above / edge) * fastest) : 0
}
