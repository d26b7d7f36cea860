import { useState } from 'react'
import { logFailure } from '../../lib/log'
import { markSeen } from '../data/see-orders'

/** Says for all new orders that somebody looked: every device stops ringing. A failure leaves them as they are. */
export function useAcknowledge() {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const acknowledge = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await markSeen()
    } catch (error) {
      logFailure('new orders could not be marked as seen', error)
      setFailed(true)
    }
    setBusy(false)
  }
  return { acknowledge, isBusy, hasFailed }
}
