import { useEffect, useRef, useState } from 'react'
import { isDue, secondsLeft, withCode, type QrClock } from './qr-clock'

const tickMs = 1_000

/**
 * Counts a QR code down and asks for the next one when it is over. It counts from when the browser got the code: the
 * two clocks may differ. Answers the seconds that are left, and `begin`, which lets it go on after a person pressed.
 */
export function useQrClock(image: string | null, renew: () => void): { left: number; begin: () => void } {
  const [clock, setClock] = useState<QrClock>(() => ({ image, since: Date.now(), renewals: 0 }))
  const [now, setNow] = useState(() => Date.now())
  const shown = withCode(clock, image, now)
  if (shown !== clock) setClock(shown)

  const latest = useRef({ clock: shown, renew })
  useEffect(() => {
    latest.current = { clock: shown, renew }
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const time = Date.now()
      setNow(time)
      const { clock: counted, renew: ask } = latest.current
      if (!isDue(counted, time, document.visibilityState === 'visible')) return
      setClock({ ...counted, since: time, renewals: counted.renewals + 1 })
      ask()
    }, tickMs)
    return () => clearInterval(timer)
  }, [])

  return {
    left: secondsLeft(shown, now),
    begin: () => setClock({ ...shown, since: Date.now(), renewals: 0 }),
  }
}
