import { useRef, useState, type PointerEvent } from 'react'
import { useDrag, type DragPoint } from '../../../lib/hooks/use-drag'
import { useLatest } from '../../../lib/hooks/use-latest'
import { droppedAt } from './drag-time'
import type { MinuteSpan } from './minute-spans'

/** Where a dragged block would land. */
export interface BlockDrag {
  key: string
  column: number
  /** Minutes of the day. */
  from: number
  lasts: number
}

interface DragOptions {
  hours: MinuteSpan
  grid: number
  /** The columns on the screen, in their order. */
  columns: () => HTMLElement[]
  onDrop: (drag: BlockDrag) => void
}

/** Farther than this, in pixels, a press is a drag. */
const slack = 6

/**
 * Drags blocks of the calendar with a mouse or a pen; a finger scrolls. The block snaps to the grid, Escape leaves
 * everything as it was. What the drag can do, the form of the appointment can do as well.
 */
export function useBlockDrag(options: DragOptions) {
  const [drag, setDrag] = useState<BlockDrag | null>(null)
  const latest = useLatest(options)
  const follow = useDrag()
  const wasDragged = useRef(false)

  const grab = (key: string, lasts: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    wasDragged.current = false
    const held = event.clientY - event.currentTarget.getBoundingClientRect().top
    let now: BlockDrag | null = null

    const show = ({ x, y }: DragPoint) => {
      const { hours, grid, columns } = latest.current
      const boxes = columns().map((column) => column.getBoundingClientRect())
      const column = boxes.findLastIndex(({ left }) => left <= x)
      const box = boxes[Math.max(0, column)]
      if (!box) return
      wasDragged.current = true
      const from = droppedAt(y - held - box.top, { hours, height: box.height, grid, lasts })
      now = { key, column: Math.max(0, column), from, lasts }
      setDrag(now)
    }
    follow(
      { x: event.clientX, y: event.clientY },
      {
        slack,
        onMove: show,
        onEnd({ isDropped }) {
          setDrag(null)
          // The click of this press comes before; a later press is another one.
          setTimeout(() => {
            wasDragged.current = false
          })
          if (isDropped && now) latest.current.onDrop(now)
        },
      },
    )
  }
  /** Whether the press that just ended was a drag, so that it opens nothing. */
  const endedDrag = () => wasDragged.current
  return { drag, grab, endedDrag }
}
