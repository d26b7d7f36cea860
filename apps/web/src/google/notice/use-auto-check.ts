import { useEffect, useRef } from 'react'
import { useIsLeader } from '../../lib/live/live-provider'
import { checkDue } from '../connection/check-due'
import { useCheckGoogle, type Google } from '../connection/google.queries'
import { googleTimes } from '../google-constants'

/**
 * Has the connection validated when the page opens and the last check is older than five minutes (GOOG-21), and again
 * whenever ten minutes went by without one (GOOG-20), by one tab for all of them.
 */
export function useAutoCheck({ status, receivedAt, check }: Google) {
  const ask = useCheckGoogle()
  const isLeader = useIsLeader()
  const hasOpened = useRef(false)

  useEffect(() => {
    if (!status) return
    const known = { status, receivedAt, check }
    if (!hasOpened.current) {
      hasOpened.current = true
      if (checkDue(known, { every: googleTimes.checkedLately, now: Date.now() }) === 0) {
        ask({ isQuiet: false })
        return
      }
    }
    const due = isLeader ? checkDue(known, { every: googleTimes.checkEvery, now: Date.now() }) : null
    if (due === null || check?.state === 'running') return
    const timer = setTimeout(() => ask({ isQuiet: true }), due)
    return () => clearTimeout(timer)
  }, [status, receivedAt, check, isLeader, ask])
}
