import { sql } from '../platform/database/sql'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../platform/http/problems'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'
import type { AuthParts } from './auth.routes'
import { withCompanyOf } from './find-company'

const deviceDays = 180

export interface SignedIn {
  token: string
  maxAgeSeconds: number
  device: { name: string; value: string; maxAgeSeconds: number }
}

/**
 * Checks a password and begins a session. Wrong passwords are slowed per company, but a browser that has
 * signed in before carries a device cookie and is counted apart, so that nobody can lock an owner out of
 * their own counter by guessing (never a hard lock, design 5.2).
 * @throws Problem INVALID_CNPJ, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function signIn(
  parts: AuthParts,
  typed: { cnpj: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const found = await withCompanyOf(parts.db, typed.cnpj, async (tx, company) => {
    if (!company) return undefined
    const { rows } = await tx.execute<{ password_hash: string }>(
      sql`select password_hash from credentials where company_id = ${company.id}`,
    )
    return { id: company.id, passwordHash: rows[0]?.password_hash }
  })
  if (found) {
    const known = knowsDevice(parts.secrets, request.cookies[deviceCookie(parts)], found.id)
    const counted = known ? `${found.id}:known-device` : found.id
    const wait = await parts.limits.hit('signIn', { company: counted })
    if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  }
  const matches = await parts.passwords.verify(found?.passwordHash, typed.password)
  if (!found || !matches) throw new Problem('WRONG_PASSWORD')
  const session = await parts.db.asCompany(found.id, (tx) => parts.sessions.begin(tx, found.id))
  const device = {
    name: deviceCookie(parts),
    value: `${found.id}.${deviceProof(parts.secrets, found.id).toString('base64url')}`,
    maxAgeSeconds: deviceDays * 86_400,
  }
  return { ...session, device }
}

const deviceCookie = (parts: AuthParts) => `${parts.cookies.session}-device`
const deviceProof = (secrets: Secrets, companyId: string) => secrets.mac('known-device', companyId)

function knowsDevice(secrets: Secrets, cookie: string | undefined, companyId: string): boolean {
  const [id, proof = ''] = (cookie ?? '').split('.')
  return id === companyId && sameDigest(Buffer.from(proof, 'base64url'), deviceProof(secrets, companyId))
}
