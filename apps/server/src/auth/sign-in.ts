import type { FastifyRequest } from 'fastify'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { shortNetwork } from '../platform/http/short-network'
import { networkOf } from '../platform/limits/limits'
import type { AuthNeeds } from './auth-needs'
import { nobody, requireCnpj, withCompanyOf } from './find-company'
import { admitTry, deviceCookie, deviceOf, type DeviceCookie } from './known-device'
import { rememberNetwork } from './known-network'

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
  needs: AuthNeeds,
  typed: { cnpj: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const cnpj = requireCnpj(typed.cnpj)
  const device = deviceOf(needs, { kind: 'owner', cnpj }, request)
  await admitTry(needs, { kind: 'owner', cnpj, device }, request)
  const found = await withCompanyOf(needs.db, cnpj, async (tx, company) => {
    const { rows } = await tx.execute<{ password_hash: string }>(
      sql`select password_hash from credentials where company_id = ${company?.id ?? nobody}`,
    )
    return company && { id: company.id, passwordHash: rows[0]?.password_hash }
  })
  const trusted = device !== undefined
  const matches = await needs.passwords.verify(found?.passwordHash, typed.password, { trusted })
  if (!found || !matches) throw new Problem('WRONG_PASSWORD')
  const { id, cookie } = deviceCookie(needs, { kind: 'owner', cnpj, id: device })
  const session = await beginSession(needs, { ...found, device: id, network: networkOf(request.ip) })
  if (!session) throw new Problem('WRONG_PASSWORD')
  return { ...session, device: cookie }
}

/** Undefined when the password changed while it was looked at; a change waits, and ends the session that begins here. */
function beginSession(
  { db, sessions, secrets }: AuthNeeds,
  entry: { id: string; passwordHash?: string | undefined; device: string; network: string },
) {
  const { id: companyId, passwordHash, device, network } = entry
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(sql`select from credentials
      where company_id = ${companyId} and password_hash = ${passwordHash} for share`)
    if (rowCount !== 1) return undefined
    await rememberNetwork(tx, secrets, { companyId, network })
    // The owner vouches for this device anew, also where somebody had tried employees' PINs on it.
    await tx.execute(sql`delete from employee_devices where company_id = ${companyId} and device = ${device}
      and tries > 0`)
    return sessions.begin(tx, companyId, { network: shortNetwork(network) })
  })
}
