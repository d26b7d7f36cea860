import { useEffect, type RefObject } from 'react'

/** Moves the focus to `target` when the piece appears, and again each time `problem` becomes something new. */
export function useFocusOnArrival(target: RefObject<HTMLElement | null>, problem?: unknown) {
  useEffect(() => target.current?.focus(), [target])
  useEffect(() => {
    if (problem) target.current?.focus()
  }, [target, problem])
}
