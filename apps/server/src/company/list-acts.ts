import type { CompanyAct } from '@balcao/contract/company'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

const mostActs = 100

/** The newest acts at a company, as its owner reads them: employees and keys by name, operators without theirs. */
export async function listActs(tx: Tx, companyId: string): Promise<CompanyAct[]> {
  const { rows } = await tx.execute<Omit<CompanyAct, 'at'> & { at: Date }>(sql`
    select a.id, a.at, a.actor_kind, a.network, a.act, a.detail,
      case a.actor_kind when 'employee' then e.nome when 'api' then k.name end as name
    from audit_entries a
    left join employees e on a.actor_kind = 'employee' and e.company_id = a.company_id and e.id::text = a.actor
    left join api_keys k on a.actor_kind = 'api' and k.company_id = a.company_id and k.id::text = a.actor
    where a.company_id = ${companyId} order by a.at desc, a.id desc limit ${mostActs}`)
  return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }))
}
