import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** Whom a mail of trust goes to, and what it says of the company. */
export interface Told {
  /** Where codes go now; '' where nobody gets any. */
  recovery: string
  company: { nome: string; cnpj: string; timeZone: string }
  /** ISO, by the database's clock. */
  now: string
}

/** Reads it. The company exists: it is the transaction's. */
export async function readTold(tx: Tx, companyId: string): Promise<Told> {
  const { rows } = await tx.execute<Told['company'] & { recovery: string; now: Date }>(sql`
    select c.nome_empresa as nome, c.cnpj, c.time_zone as "timeZone", app.recovery_mailbox(c) as recovery, now() as now
    from companies c where c.id = ${companyId}`)
  const { recovery, now, ...company } = rows[0]!
  return { recovery, company, now: now.toISOString() }
}
