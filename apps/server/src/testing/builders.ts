import { randomInt, randomUUID } from 'node:crypto'
import type { ApiScope, ModuleFlag } from '@balcao/contract'
import { hash } from '@node-rs/argon2'
import { createApiKey } from '../auth'
import type { NewCompany } from '../company'
import { createCompany } from '../operator/companies/companies'
import { hashToken, newToken } from '../platform/secrets/secrets'
import type { TestServer } from './server'

export const allModules: ModuleFlag[] = ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento']

/** A CNPJ that no other test uses, with right check digits. */
export function freshCnpj(): string {
  const base = String(randomInt(10_000_000, 99_999_999)) + '0001'
  const digit = (digits: string) => {
    const weights =
      digits.length === 12 ? [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
    const rest = [...digits].reduce((sum, char, i) => sum + Number(char) * weights[i]!, 0) % 11
    return rest < 2 ? '0' : String(11 - rest)
  }
  const first = digit(base)
  return base + first + digit(base + first)
}

export interface TestCompany {
  id: string
  cnpj: string
  password: string
  /** Ready for a Cookie header. */
  cookie: string
  /** A key for automations with every scope. */
  apiKey: string
}

/** A company with a password, a session and an API key. */
export async function givenCompany(
  server: TestServer,
  overrides: Partial<NewCompany> & { password?: string | null } = {},
): Promise<TestCompany> {
  const { password = 'Balcao#2026', ...company } = overrides
  const cnpj = company.cnpj ?? freshCnpj()
  const { db } = server.app
  const { id } = await createCompany(db, {
    nome: `Empresa ${cnpj}`,
    email: `contato@${cnpj.toLowerCase()}.example`,
    estado: 'AM',
    modules: allModules,
    ...company,
    cnpj,
  })
  if (password !== null) {
    const passwordHash = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await db.owner.query('insert into credentials (company_id, password_hash) values ($1, $2)', [
      id,
      passwordHash,
    ])
  }
  const { token, hash: tokenHash } = newToken()
  await db.owner.query(
    `insert into sessions (company_id, id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [id, randomUUID(), tokenHash],
  )
  const scopes: ApiScope[] = ['orders', 'company', 'employees', 'appointments', 'customers', 'messages']
  const key = await db.asCompany(id, (tx) => createApiKey(tx, id, { name: 'tests', scopes }))
  // Behind HTTPS the cookie has the longer name.
  const cookie = `balcao=${token}; __Host-balcao=${token}`
  return { id, cnpj, password: password ?? '', cookie, apiKey: key.token }
}

/** The digest under which a secret is stored. */
export const storedHash = hashToken
