import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const signature = /^sha256=([0-9a-f]{64})$/i

/**
 * Whether a webhook's header X-Hub-Signature-256 is Meta's for these bytes: HMAC-SHA256 under the app's secret, over
 * the body as it came. A body that was parsed and written again has other bytes as soon as there is an accent in it.
 */
export function checkCloudSignature(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  const given = signature.exec(header ?? '')?.[1]
  if (given === undefined || appSecret === '') return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(rawBody).digest())
}

/** What Meta's verification of a webhook address is answered with, as plain text; null when it is not for us. */
export function answerVerification(
  query: Readonly<Record<string, unknown>>,
  verifyToken: string,
): string | null {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query
  if (mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string') return null
  return verifyToken !== '' && timingSafeEqual(digest(token), digest(verifyToken)) ? challenge : null
}

const digest = (text: string) => createHash('sha256').update(text).digest()
