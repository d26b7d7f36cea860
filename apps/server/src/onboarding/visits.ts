import { randomBytes } from 'node:crypto'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'

const lifeMs = 2 * 60 * 60_000
const prefix = 'vt_'

/** Short-lived tokens of public forms: signed, nothing is stored. */
export interface Visits {
  begin(): string
  isValid(token: string): boolean
}

export function createVisits(secrets: Secrets, now: () => number = Date.now): Visits {
  const sign = (payload: string) => secrets.mac('visit', payload)
  return {
    begin() {
      const payload = `${(now() + lifeMs).toString(36)}~${randomBytes(9).toString('base64url')}`
      return `${prefix}${payload}~${sign(payload).toString('base64url')}`
    },
    isValid(token) {
      const [until = '', nonce = '', proof = ''] = token.slice(prefix.length).split('~')
      if (!token.startsWith(prefix) || parseInt(until, 36) < now()) return false
      return sameDigest(Buffer.from(proof, 'base64url'), sign(`${until}~${nonce}`))
    },
  }
}
