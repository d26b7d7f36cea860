import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A fresh secret as Standard Webhooks writes them: `whsec_` and 32 bytes in base64. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

/**
 * Headers of a delivery (Standard Webhooks 1.0): an HMAC-SHA256 over `id.timestamp.body` with each secret, so that a
 * receiver may know any of them. `at` is the time of this try, in the header in whole seconds.
 */
export function signWebhook(
  message: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000))
  const signed = `${message.id}.${timestamp}.${message.body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
