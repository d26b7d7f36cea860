import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../platform/http/problems'
import { networkOf } from '../platform/limits/limits'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'
import type { AuthParts } from './auth-parts'

const deviceDays = 180

/** Whose device it is: one that an employee signed in with earns no trust in the owner's sign-in. */
type DeviceKind = 'owner' | 'employee'

export interface DeviceCookie {
  name: string
  value: string
  maxAgeSeconds: number
}

export interface Device {
  /** It has signed in to this company before, in this way. */
  trusted: boolean
  /** The cookie by which it is known from now on. */
  cookie(): DeviceCookie
}

/**
 * Counts a try to sign in, whether the company exists or not, and answers what is known of the device. Strangers count
 * per network and per typed CNPJ, a known device alone, so that nobody can lock a company out by guessing (design 5.2).
 * @throws Problem TOO_MANY_REQUESTS
 */
export async function admitDevice(
  { secrets, cookies, limits }: Pick<AuthParts, 'secrets' | 'cookies' | 'limits'>,
  { kind, cnpj }: { kind: DeviceKind; cnpj: string },
  request: FastifyRequest,
): Promise<Device> {
  const name = kind === 'owner' ? `${cookies.session}-device` : `${cookies.session}-pin-device`
  // Employees and the owner are counted apart: neither can use up the other's tries.
  const who = kind === 'owner' ? cnpj : `pin:${cnpj}`
  const known = knownDevice(secrets, request.cookies[name], who)
  const wait = await limits.hit(
    'signIn',
    known === undefined ? { network: networkOf(request.ip), company: who } : { company: `${who}:${known}` },
  )
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  return {
    trusted: known !== undefined,
    cookie: () => ({
      name,
      value: deviceToken(secrets, who, known ?? randomBytes(9).toString('base64url')),
      maxAgeSeconds: deviceDays * 86_400,
    }),
  }
}

const deviceProof = (secrets: Secrets, who: string, device: string) =>
  secrets.mac('known-device', `${who}:${device}`)
const deviceToken = (secrets: Secrets, who: string, device: string) =>
  `${device}.${deviceProof(secrets, who, device).toString('base64url')}`

/** The number of a device that has signed in to this company before. */
function knownDevice(secrets: Secrets, cookie: string | undefined, who: string): string | undefined {
  const [device = '', proof = ''] = (cookie ?? '').split('.')
  return sameDigest(Buffer.from(proof, 'base64url'), deviceProof(secrets, who, device)) ? device : undefined
}
