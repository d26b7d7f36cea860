import { useEffect, useRef } from 'react'

/** Of the pointer, in the window. */
export interface DragPoint {
  x: number
  y: number
}

interface DragHandlers {
  /** Farther than this from where it was pressed, in pixels, a press is a drag. */
  slack: number
  /** The drag begins, or goes on. */
  onMove: (at: DragPoint) => void
  /** It is over: let go, or taken back by Escape or by the browser. `wasDragged` is false for a mere press. */
  onEnd: (ended: { isDropped: boolean; wasDragged: boolean }) => void
}

/** Answers the way to follow the pointer from a press at `start` until it is let go. One drag at a time. */
export function useDrag(): (start: DragPoint, handlers: DragHandlers) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  return (start, { slack, onMove, onEnd }) => {
    stop.current()
    let wasDragged = false
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!wasDragged && Math.hypot(x - start.x, y - start.y) < slack) return
      wasDragged = true
      onMove({ x, y })
    }
    const end = (isDropped: boolean) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape)
      stop.current = () => {}
      onEnd({ isDropped, wasDragged })
    }
    const up = () => end(true)
    const cancel = () => end(false)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cancel()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape)
    stop.current = cancel
  }
}
