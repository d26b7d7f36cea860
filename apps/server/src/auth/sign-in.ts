import type { FastifyRequest } from 'fastify'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { AuthParts } from './auth-parts'
import { requireCnpj, withCompanyOf } from './find-company'
import { admitDevice, type DeviceCookie } from './known-device'

export interface SignedIn {
  token: string
  maxAgeSeconds: number
  device: DeviceCookie
}

/**
 * Checks a password and begins a session of the company's own account. A browser that has signed in before is counted
 * alone and served first.
 * @throws Problem INVALID_CNPJ, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function signIn(
  parts: AuthParts,
  typed: { cnpj: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const cnpj = requireCnpj(typed.cnpj)
  const device = await admitDevice(parts, { kind: 'owner', cnpj }, request)
  const found = await withCompanyOf(parts.db, cnpj, async (tx, company) => {
    if (!company) return undefined
    const { rows } = await tx.execute<{ password_hash: string }>(
      sql`select password_hash from credentials where company_id = ${company.id}`,
    )
    return { id: company.id, passwordHash: rows[0]?.password_hash }
  })
  const matches = await parts.passwords.verify(found?.passwordHash, typed.password, device)
  if (!found || !matches) throw new Problem('WRONG_PASSWORD')
  const session = await beginSession(parts, found)
  if (!session) throw new Problem('WRONG_PASSWORD')
  return { ...session, device: device.cookie() }
}

/** Undefined when the password changed while it was looked at; a change waits, and ends the session that begins here. */
function beginSession(
  { db, sessions }: AuthParts,
  { id, passwordHash }: { id: string; passwordHash?: string | undefined },
) {
  return db.asCompany(id, async (tx) => {
    const { rowCount } = await tx.execute(sql`select from credentials
      where company_id = ${id} and password_hash = ${passwordHash} for share`)
    return rowCount === 1 ? sessions.begin(tx, id) : undefined
  })
}
