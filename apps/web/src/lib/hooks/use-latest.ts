import { useEffect, useRef, type RefObject } from 'react'

/** The value of the newest rendering, for what runs later: a listener, a timer, an undo. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
