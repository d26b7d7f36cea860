import { useEffect, useState } from 'react'

/** A code is hidden a little before the bank refuses it: a payment takes a moment. */
const SPARE_MS = 30_000

/** Seconds until a moment (ISO) is near, counted down; null without one. */
export function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  if (until === null) return null
  return Math.max(0, Math.ceil((Date.parse(until) - SPARE_MS - now) / 1000))
}
