import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { networkOf } from '../platform/limits/limits'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'
import type { AuthParts } from './auth-parts'
import { requireCnpj, withCompanyOf } from './find-company'

const deviceDays = 180

export interface SignedIn {
  token: string
  maxAgeSeconds: number
  device: { name: string; value: string; maxAgeSeconds: number }
}

/**
 * Checks a password and begins a session. Tries are limited per network and per typed CNPJ, whether a company
 * has it or not. A browser that has signed in before carries a device cookie, is counted alone and served
 * first, so that nobody can lock an owner out of their own counter by guessing (never a hard lock, design 5.2).
 * @throws Problem INVALID_CNPJ, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function signIn(
  parts: AuthParts,
  typed: { cnpj: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const cnpj = requireCnpj(typed.cnpj)
  const known = knownDevice(parts.secrets, request.cookies[deviceCookie(parts)], cnpj)
  const wait = await parts.limits.hit(
    'signIn',
    known === undefined ? { network: networkOf(request.ip), company: cnpj } : { company: `${cnpj}:${known}` },
  )
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  const found = await withCompanyOf(parts.db, cnpj, async (tx, company) => {
    if (!company) return undefined
    const { rows } = await tx.execute<{ password_hash: string }>(
      sql`select password_hash from credentials where company_id = ${company.id}`,
    )
    return { id: company.id, passwordHash: rows[0]?.password_hash }
  })
  const trusted = known !== undefined
  const matches = await parts.passwords.verify(found?.passwordHash, typed.password, { trusted })
  if (!found || !matches) throw new Problem('WRONG_PASSWORD')
  const session = await parts.db.asCompany(found.id, (tx) => parts.sessions.begin(tx, found.id))
  const device = {
    name: deviceCookie(parts),
    value: deviceToken(parts.secrets, cnpj, known ?? randomBytes(9).toString('base64url')),
    maxAgeSeconds: deviceDays * 86_400,
  }
  return { ...session, device }
}

const deviceCookie = (parts: AuthParts) => `${parts.cookies.session}-device`
const deviceProof = (secrets: Secrets, cnpj: string, device: string) =>
  secrets.mac('known-device', `${cnpj}:${device}`)
const deviceToken = (secrets: Secrets, cnpj: string, device: string) =>
  `${device}.${deviceProof(secrets, cnpj, device).toString('base64url')}`

/** The number of a device that has signed in to this company before. */
function knownDevice(secrets: Secrets, cookie: string | undefined, cnpj: string): string | undefined {
  const [device = '', proof = ''] = (cookie ?? '').split('.')
  return sameDigest(Buffer.from(proof, 'base64url'), deviceProof(secrets, cnpj, device)) ? device : undefined
}
