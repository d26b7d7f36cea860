import { useEffect, useMemo, useRef } from 'react'

export interface Attempts {
  /** Begins an attempt; the one before no longer counts. Its signal says, after each wait, whether it still does. */
  begin(): AbortSignal
  /** The person went elsewhere: what the attempt under way answers is for nobody any more. */
  abandon(): void
}

/** Keeps the late answer of a call from moving a person who has moved on, or left the piece. */
export function useAttempts(): Attempts {
  const current = useRef<AbortController>(undefined)
  const attempts = useMemo(
    () => ({
      begin() {
        current.current?.abort()
        current.current = new AbortController()
        return current.current.signal
      },
      abandon: () => current.current?.abort(),
    }),
    [],
  )
  useEffect(() => () => attempts.abandon(), [attempts])
  return attempts
}
