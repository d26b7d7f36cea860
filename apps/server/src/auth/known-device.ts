import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../platform/http/problems'
import { networkOf } from '../platform/limits/limits'
import { knownDays } from '../platform/retention'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'
import type { AuthNeeds } from './auth-needs'
import { nobody, withCompanyOf } from './find-company'
import { isKnownNetwork } from './known-network'

/** Whose device it is: one that an employee signed in with earns no trust in the owner's sign-in. */
type DeviceKind = 'owner' | 'employee'

export interface DeviceCookie {
  name: string
  value: string
  maxAgeSeconds: number
}

/** The cookie by which a device is known to a company; `id` keeps the name it has. */
export function deviceCookie(
  { secrets, cookies }: Pick<AuthNeeds, 'secrets' | 'cookies'>,
  { kind, cnpj, id }: { kind: DeviceKind; cnpj: string; id: string | undefined },
): { id: string; cookie: DeviceCookie } {
  const device = id ?? randomBytes(9).toString('base64url')
  const proof = deviceProof(secrets, ownerOf(kind, cnpj), device).toString('base64url')
  const name = nameOf(cookies, kind)
  return { id: device, cookie: { name, value: `${device}.${proof}`, maxAgeSeconds: knownDays * 86_400 } }
}

/** The id of a device that has this company's cookie. */
export function deviceOf(
  { secrets, cookies }: Pick<AuthNeeds, 'secrets' | 'cookies'>,
  { kind, cnpj }: { kind: DeviceKind; cnpj: string },
  request: FastifyRequest,
): string | undefined {
  const [device = '', proof = ''] = (request.cookies[nameOf(cookies, kind)] ?? '').split('.')
  const isOurs = sameDigest(
    Buffer.from(proof, 'base64url'),
    deviceProof(secrets, ownerOf(kind, cnpj), device),
  )
  return isOurs ? device : undefined
}

/**
 * Counts a try to sign in, whether the company exists or not. A known device counts alone and waits for nobody. Others
 * count per network, which may be refused, and per company, which only makes them wait: together with other strangers, or
 * apart with their own network when the company has been signed in to from there (decision 0021).
 * @throws Problem TOO_MANY_REQUESTS
 */
export async function admitTry(
  needs: AuthNeeds,
  { kind, cnpj, device }: { kind: DeviceKind; cnpj: string; device: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  const { limits, turns } = needs
  // Employees and the owner are counted apart: neither can use up the other's tries.
  const who = ownerOf(kind, cnpj)
  if (device !== undefined) return refuseFor(await limits.hit('signIn', { company: `${who}:${device}` }))
  const network = networkOf(request.ip)
  refuseFor(await limits.hit('signIn', { network }))
  const share = (await isKnownPlace(needs, cnpj, network)) ? `${who}:${network}` : who
  if ((await limits.hit('signIn', { company: share })) === 0) return
  const { gone, stopListening } = whenGone(request)
  try {
    if (!(await turns.wait(share, network, gone))) refuseFor(comeBackSeconds)
  } finally {
    stopListening()
  }
}

/** Whether the company has been signed in to from this network. */
export function isKnownPlace({ db, secrets }: AuthNeeds, cnpj: string, network: string): Promise<boolean> {
  return withCompanyOf(db, cnpj, (tx, company) =>
    isKnownNetwork(tx, secrets, { companyId: company?.id ?? nobody, network }),
  )
}

const comeBackSeconds = 5

/** @throws Problem TOO_MANY_REQUESTS when there is something to wait for */
export function refuseFor(seconds: number): void {
  if (seconds > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
}

/** Fires when the caller hangs up. */
function whenGone({ raw: { socket } }: FastifyRequest): { gone: AbortSignal; stopListening: () => void } {
  const over = new AbortController()
  const hangUp = () => over.abort()
  if (socket.destroyed) hangUp()
  socket.once('close', hangUp)
  return { gone: over.signal, stopListening: () => socket.off('close', hangUp) }
}

const nameOf = (cookies: AuthNeeds['cookies'], kind: DeviceKind) =>
  kind === 'owner' ? `${cookies.session}-device` : `${cookies.session}-pin-device`
const ownerOf = (kind: DeviceKind, cnpj: string) => (kind === 'owner' ? cnpj : `pin:${cnpj}`)
const deviceProof = (secrets: Secrets, who: string, device: string) =>
  secrets.mac('known-device', `${who}:${device}`)
