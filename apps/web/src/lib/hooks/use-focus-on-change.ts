import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to `target` whenever `value` becomes something else, but neither at first nor for nothing. */
export function useFocusOnChange(target: RefObject<HTMLElement | null>, value: unknown) {
  const seen = useRef(value)
  useEffect(() => {
    if (Object.is(seen.current, value)) return
    seen.current = value
    if (value) target.current?.focus()
  }, [target, value])
}
