import { isValidCnpj, normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'

export interface SignInCompany {
  id: string
  cnpj: string
  nome: string
  email: string
  hasPassword: boolean
}

/**
 * Looks a company up by its CNPJ, before anybody is signed in, and runs `work` inside its wall.
 * @throws Problem INVALID_CNPJ
 */
export async function withCompanyOf<T>(
  db: Database,
  cnpjAsTyped: string,
  work: (tx: Tx, company: SignInCompany | undefined) => Promise<T>,
): Promise<T> {
  const cnpj = requireCnpj(cnpjAsTyped)
  return db.asVisitor({ cnpj }, async (tx, enter) => {
    const { rows } = await tx.execute<{ id: string; nome: string; email: string }>(sql`
      select id, nome_empresa as nome, email_cliente as email from companies where cnpj = ${cnpj}`)
    const found = rows[0]
    if (!found) return work(tx, undefined)
    await enter(found.id)
    const credentials = await tx.execute(sql`select 1 from credentials where company_id = ${found.id}`)
    return work(tx, { ...found, cnpj, hasPassword: credentials.rows.length > 0 })
  })
}

/** The bare CNPJ of what was typed. @throws Problem INVALID_CNPJ */
export function requireCnpj(typed: string): string {
  const cnpj = normalizeCnpj(typed)
  if (!isValidCnpj(cnpj)) throw new Problem('INVALID_CNPJ')
  return cnpj
}
