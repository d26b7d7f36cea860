import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { placeAt } from './scale'

/**
 * Which of `count` even places is being read, by pointer or by keyboard (arrows, Home, End, Escape); null for none.
 * `handlers` go on the plot.
 */
export function useActivePlace(count: number) {
  const [chosen, setActive] = useState<number | null>(null)
  const active = chosen === null || count === 0 ? null : Math.min(chosen, count - 1)

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (count > 0 && width > 0) setActive(placeAt((clientX - left) / width, count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setActive(null)
    const from = active ?? count
    const steps: Record<string, number> = {
      ArrowRight: active === null ? 0 : from + 1,
      ArrowUp: active === null ? 0 : from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      Home: 0,
      End: count - 1,
    }
    const step = steps[event.key]
    if (step === undefined || count === 0) return
    event.preventDefault()
    setActive(Math.min(count - 1, Math.max(0, step)))
  }
  const leave = () => setActive(null)
  return {
    active,
    handlers: {
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: leave,
      onBlur: leave,
      onKeyDown,
    },
  }
}
