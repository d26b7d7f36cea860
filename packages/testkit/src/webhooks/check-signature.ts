import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How far a request's time may be from ours: what is older was recorded and is played again. */
const toleranceSeconds = 300

/**
 * What is wrong with a request's signature by Standard Webhooks 1.0 (symmetric, `v1`), or null when one of those it
 * carries is right.
 */
export function signatureFault(
  { headers, body, now }: { headers: IncomingHttpHeaders; body: string; now: Date },
  secret: string,
): string | null {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'headers are missing'
  if (!/^\d{1,12}$/.test(timestamp)) return 'the timestamp is no number of seconds'
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    return 'the timestamp is too far off'
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const isRight = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isRight ? null : 'no signature is right'
}
