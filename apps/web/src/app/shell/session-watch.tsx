import { useEffect } from 'react'
import { confirmSession, refreshModules } from '../../auth/session-store'
import { useIsLeader, useLiveEvent, useLiveState } from '../../lib/live/live-provider'

/**
 * The server closes the stream of a session that it ended, e.g. when an employee's access is removed. The stream itself
 * is tried again only seconds later, so whether the session still stands is asked at once. A module that
 * the operator opens or closes opens or closes on this screen too.
 */
export function SessionWatch() {
  const isLost = useLiveState() === 'lost'
  const isLeader = useIsLeader()
  useLiveEvent('COMPANY_CHANGED', ({ fields }) => {
    if (fields.includes('dias_restantes')) void refreshModules()
  })
  useEffect(() => {
    if (isLost && isLeader) void confirmSession()
  }, [isLost, isLeader])
  return null
}
