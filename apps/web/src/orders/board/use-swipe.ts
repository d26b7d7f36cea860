import { useRef, type TouchEvent } from 'react'

/** So far, in pixels, and so much more sideways than down, a finger turns the page. */
const farEnough = 56
const sideways = 1.8

/** Tells of a finger that swipes to the side: 1 to the next page, -1 to the one before. Scrolling stays scrolling. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !touch) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(x) >= farEnough && Math.abs(x) > sideways * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
