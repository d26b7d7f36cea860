import { useEffect, useRef, type RefObject } from 'react'

/** Answers the way to put the focus on the first field `within` that is marked as wrong, as soon as it is shown. */
export function useFirstProblem(within: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    const field = wanted.current && within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!field) return
    wanted.current = false
    field.focus()
  })
  return () => {
    wanted.current = true
  }
}
