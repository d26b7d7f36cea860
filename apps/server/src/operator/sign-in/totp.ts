import { createHmac, randomBytes } from 'node:crypto'
import { sameDigest } from '../../platform/secrets/secrets'

const stepSeconds = 30
const digits = 6
/** Steps that a clock may be off, either way. */
const window = 1

/** The step of RFC 6238 that an instant (epoch milliseconds) falls in. */
export const stepAt = (nowMs: number) => Math.floor(nowMs / 1000 / stepSeconds)

/** The code of one step (RFC 6238 with SHA-1, six digits unless asked otherwise). */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[19]! & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * The newest step around now whose code was typed, or undefined. Every step of the window is looked at, right or
 * wrong, so that the time tells nothing. Blanks in what was typed are ignored.
 */
export function matchingStep(secret: Buffer, typed: string, nowMs: number): number | undefined {
  const code = Buffer.from(typed.replace(/\s/g, ''))
  const now = stepAt(nowMs)
  let matching: number | undefined
  for (let step = now - window; step <= now + window; step++) {
    if (sameDigest(code, Buffer.from(totpCode(secret, step)))) matching = step
  }
  return matching
}

/** A fresh secret of 160 bits, as long as the digest. */
export const newTotpSecret = () => randomBytes(20)

/** RFC 4648 base 32 without padding: how people and authenticators write a secret. */
export function base32(bytes: Buffer): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that an authenticator reads from a QR code. */
export function otpauthUri(user: string, secret: Buffer): string {
  const search = new URLSearchParams({
    secret: base32(secret),
    issuer: 'Balcão',
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  })
  // Authenticators read %20 and not +, and this holds neither.
  return `otpauth://totp/${encodeURIComponent('Balcão')}:${encodeURIComponent(user)}?${search.toString()}`
}
