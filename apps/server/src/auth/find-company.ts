import { isValidCnpj, normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'

export interface SignInCompany {
  id: string
  cnpj: string
  nome: string
  /** Where codes go: the company's mailbox, or its former one for as long as that holds. */
  email: string
  hasPassword: boolean
}

/** The company of a CNPJ that nobody has: statements about it find nothing and cost what they cost for another. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Looks a company up by its CNPJ, before anybody is signed in, and runs `work` inside its wall. The same statements run
 * for a CNPJ that nobody has, so that time does not tell which companies exist; `work` keeps that up with `nobody`.
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
      select id, nome_empresa as nome, app.recovery_mailbox(companies) as email from companies where cnpj = ${cnpj}`)
    const found = rows[0]
    const id = found?.id ?? nobody
    await enter(id)
    const credentials = await tx.execute(sql`select 1 from credentials where company_id = ${id}`)
    return work(tx, found && { ...found, cnpj, hasPassword: credentials.rows.length > 0 })
  })
}

/** The bare CNPJ of what was typed. @throws Problem INVALID_CNPJ */
export function requireCnpj(typed: string): string {
  const cnpj = normalizeCnpj(typed)
  if (!isValidCnpj(cnpj)) throw new Problem('INVALID_CNPJ')
  return cnpj
}
