import { isValidCnpj, normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'

export interface Lead {
  id: string
  empresa: string
  cnpj: string
  email: string
  company_id: string | null
}

const columns = sql.raw('id, empresa, cnpj, email, company_id')

/**
 * Finds the lead whose onboarding a CNPJ means and runs `work` where its codes may be changed: the one that became a
 * company, else one that was approved or onboarded before a new one, among those the newest, a discarded one never. Its
 * `email` is where the company's own codes go once there is one. Undefined for a CNPJ that is none.
 */
export async function withLeadOf<T>(
  db: Database,
  cnpjAsTyped: string,
  work: (tx: Tx, lead: Lead | undefined) => Promise<T>,
): Promise<T> {
  const cnpj = normalizeCnpj(cnpjAsTyped)
  return db.asVisitor({ cnpj }, async (tx) => {
    if (!isValidCnpj(cnpj)) return work(tx, undefined)
    const { rows } = await tx.execute<Lead>(sql`
      select l.id, l.empresa, l.cnpj, coalesce(app.recovery_mailbox(c), l.email) as email, l.company_id
      from leads l left join companies c on c.id = l.company_id
      where l.cnpj = ${cnpj} and l.state <> 'discarded'
      order by l.company_id is null, l.state = 'new', l.created_at desc, l.id limit 1`)
    return work(tx, rows[0])
  })
}

/** The lead of a presented cookie. It exists: the cookie points at it. */
export async function getLead(tx: Tx, leadId: string): Promise<Lead> {
  const { rows } = await tx.execute<Lead>(sql`select ${columns} from leads where id = ${leadId}`)
  return rows[0]!
}

/** The same, locked until the transaction ends: what one lead sends is taken one after the other. */
export async function lockLead(tx: Tx, leadId: string): Promise<Lead> {
  const { rows } = await tx.execute<Lead>(
    sql`select ${columns} from leads where id = ${leadId} for no key update`,
  )
  return rows[0]!
}
