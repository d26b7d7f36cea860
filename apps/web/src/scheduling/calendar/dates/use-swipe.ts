import { useRef, type TouchEvent } from 'react'

/** Farther sideways than this, in pixels, and mostly sideways, a finger means the day before or after. */
const farPx = 64

/** Handlers that turn a swipe of a finger into a step: to the left is onward. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > farPx && Math.abs(x) > 2 * Math.abs(y)) onStep(x < 0 ? 1 : -1)
    },
  }
}
