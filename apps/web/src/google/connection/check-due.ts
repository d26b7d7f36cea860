import type { GoogleKnown } from './connection-of'

/**
 * Milliseconds until the connection has gone `every` milliseconds without a check, by anybody or by this page; 0 when it
 * is time, null while there is nothing to check: not connected, or not known.
 */
export function checkDue(
  { status, receivedAt, check }: Pick<GoogleKnown, 'status' | 'receivedAt' | 'check'>,
  { every, now }: { every: number; now: number },
): number | null {
  if (!status?.connected) return null
  // The server's clock and this one may differ: what it says of the past is never later than its arrival here.
  const told = status.checked_at === null ? 0 : Math.min(Date.parse(status.checked_at), receivedAt)
  const last = Math.max(told, check?.at ?? 0)
  return Math.max(0, last + every - now)
}
