import { useEffect, useRef, type RefObject } from 'react'

/** What a field that is marked as wrong looks like to a selector. */
export const wrongField = '[aria-invalid="true"]'

/** Answers the way to put the focus on the first element `within` that fits a selector, as soon as it is shown. */
export function useFocusSoon(within: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current && within.current?.querySelector<HTMLElement>(wanted.current)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (selector) => {
    wanted.current = selector
  }
}
