import { useEffect } from 'react'
import { confirmSession } from '../../auth/session-store'
import { useIsLeader, useLiveState } from '../../lib/live/live-provider'

/**
 * The server closes the stream of a session that it ended, e.g. when an employee's access is removed. The stream itself
 * is tried again only seconds later, so whether the session still stands is asked at once.
 */
export function SessionWatch() {
  const isLost = useLiveState() === 'lost'
  const isLeader = useIsLeader()
  useEffect(() => {
    if (isLost && isLeader) void confirmSession()
  }, [isLost, isLeader])
  return null
}
