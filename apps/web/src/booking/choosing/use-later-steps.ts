import { useCallback, useEffect, useState } from 'react'
import type * as Later from './later-steps'

type LaterSteps = typeof Later

type LaterState =
  | { status: 'loading' }
  | { status: 'ready'; steps: LaterSteps }
  /** The phone was offline, or the page is older than the server. */
  | { status: 'failed' }

let known: LaterSteps | null = null

/**
 * What comes after the calendar, fetched once it is `wanted`: while somebody looks at the times of a day, so that the
 * first picture does not wait for it. A failure is shown where it is missed, and not before.
 */
export function useLaterSteps(wanted: boolean): { later: LaterState; retry: () => void } {
  const [later, setLater] = useState<LaterState>(() =>
    known ? { status: 'ready', steps: known } : { status: 'loading' },
  )
  const load = useCallback(async () => {
    try {
      known = await import('./later-steps')
      setLater({ status: 'ready', steps: known })
    } catch {
      setLater({ status: 'failed' })
    }
  }, [])
  useEffect(() => {
    const fetchAhead = () => void load()
    if (wanted && known === null) fetchAhead()
  }, [wanted, load])
  const retry = () => {
    setLater({ status: 'loading' })
    void load()
  }
  return { later, retry }
}
