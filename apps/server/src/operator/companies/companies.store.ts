import type { OperatorCompany } from '@balcao/contract/operator'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { presentCompany, type CompanyRow } from './present-company'
import { searchIn } from '../search-words'

/** Everything that a company's health at a glance is made of; each part is one indexed look. */
const columns = sql`c.id, c.cnpj, c.nome_empresa as nome, c.cidade_empresa as cidade, c.estado_empresa as estado,
  c.nicho_empresa as nicho, c.created_at, c.mod_atendimento, c.mod_motoboy, c.mod_gerente, c.mod_agendamento,
  c.licence_plan, c.licence_term, c.licence_renewed_on, c.licence_days, c.time_zone,
  exists (select from credentials k where k.company_id = c.id) as password_set,
  ch.kind as channel_kind, ch.state as channel_state, ch.state_since, ch.last_heard_at,
  g.connected as google_connected, g.error_code as google_error, g.checked_at as google_checked_at,
  p.stations, p.last_seen_at,
  (select o.created_at from orders o where o.company_id = c.id and o.deleted_at is null
    order by o.created_at desc limit 1) as last_order_at,
  (select count(*) from licence_requests r where r.company_id = c.id and r.state = 'open') as open_requests`

const source = sql`companies c
  left join channels ch on ch.company_id = c.id
  left join google_connections g on g.company_id = c.id and g.agenda_id is null
  left join lateral (select count(*) as stations, max(s.last_seen_at) as last_seen_at
    from print_stations s where s.company_id = c.id and s.removed_at is null) p on true`

/** One page of companies by name, with how each one is, at the instant `now`. */
export async function listCompanies(
  tx: Tx,
  now: Date,
  query: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ companies: OperatorCompany[]; next: string | null; count: number }> {
  const texts = ['c.nome_empresa', 'c.cnpj', 'c.email_cliente', 'c.cidade_empresa']
  const found = searchIn(query.search, texts, ['c.cnpj'])
  const name = sql`app.search_text(c.nome_empresa)`
  const { rows } = await tx.execute<CompanyRow>(sql`
    select ${columns} from ${source}
    where ${found} and (${query.after ?? null}::uuid is null or (${name}, c.id) >
      (select app.search_text(nome_empresa), id from companies where id = ${query.after ?? null}))
    order by ${name}, c.id limit ${query.limit + 1}`)
  const counted = await tx.execute<{ count: number }>(
    sql`select count(*) as count from companies c where ${found}`,
  )
  const page = rows.slice(0, query.limit)
  return {
    companies: page.map((row) => presentCompany(row, now)),
    next: rows.length > query.limit ? page.at(-1)!.id : null,
    count: counted.rows[0]!.count,
  }
}

/** One company; nothing when it is not there. */
export async function findCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const { rows } = await tx.execute<CompanyRow>(
    sql`select ${columns} from ${source} where c.id = ${companyId}`,
  )
  return rows[0]
}
