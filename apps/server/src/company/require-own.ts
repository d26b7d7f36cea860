import { requireCnpj } from '../auth'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'

/**
 * The company of the caller, whose CNPJ the call must name (decision 0026, W18).
 * @throws Problem INVALID_CNPJ, FORBIDDEN for another company's CNPJ
 */
export async function requireOwnCompany(db: Database, caller: Caller, cnpjAsTyped: string): Promise<string> {
  const cnpj = requireCnpj(cnpjAsTyped)
  const companyId = companyOf(caller)
  const { rows } = await db.asCompany(companyId, (tx) =>
    tx.execute<{ cnpj: string }>(sql`select cnpj from companies where id = ${companyId}`),
  )
  if (rows[0]?.cnpj !== cnpj) throw new Problem('FORBIDDEN')
  return companyId
}
