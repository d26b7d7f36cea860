import type { AuditEntry } from '@balcao/contract/operator'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

interface AuditRow extends Omit<AuditEntry, 'at' | 'company'> {
  at: Date
  company_id: string | null
  nome: string | null
}

/** One page of what was done, the newest first; `act` is the act or what it begins with. */
export async function listAudit(
  tx: Tx,
  query: {
    company_id?: string | undefined
    actor?: string | undefined
    act?: string | undefined
    after?: string | undefined
    limit: number
  },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const conditions = [
    sql`true`,
    query.company_id ? sql`a.company_id = ${query.company_id}` : null,
    query.actor ? sql`a.actor = ${query.actor}` : null,
    query.act ? sql`starts_with(a.act, ${query.act})` : null,
    query.after ? sql`(a.at, a.id) < (select at, id from audit_entries where id = ${query.after})` : null,
  ].filter((condition) => condition !== null)
  const { rows } = await tx.execute<AuditRow>(sql`
    select a.id, a.at, a.company_id, c.nome_empresa as nome, a.actor_kind, a.actor, a.network, a.act, a.detail
    from audit_entries a left join companies c on c.id = a.company_id
    where ${sql.join(conditions, ' and ')}
    order by a.at desc, a.id desc limit ${query.limit + 1}`)
  const page = rows.slice(0, query.limit)
  return {
    entries: page.map(({ company_id, nome, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      company: company_id === null ? null : { id: company_id, nome: nome ?? '' },
    })),
    next: rows.length > query.limit ? page.at(-1)!.id : null,
  }
}
