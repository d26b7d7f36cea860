import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { sql, type Sql } from '../database/sql'
import { RawJson } from '../http/implement'
import { Problem } from '../http/problems'
import { planTableQuery, type RestTable } from './table-query'

const singularType = 'application/vnd.pgrst.object+json'

/**
 * Answers a GET of a table in PostgREST style with JSON that the database makes, in one round trip inside
 * the company's wall. Honours `Prefer: count=…` (always counted exactly) and the singular `Accept` of PostgREST clients.
 * @throws Problem UNSUPPORTED_FILTER, NOT_SINGULAR
 */
export async function readTable(
  db: Database,
  companyId: string,
  table: RestTable,
  request: Pick<FastifyRequest, 'headers'> & { query: unknown },
): Promise<RawJson> {
  refuseOtherForms(request.headers.accept)
  const query = { ...(request.query as Record<string, string | string[]>) }
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(request.headers.range ?? '')
  if (range && query.offset === undefined) {
    query.offset = range[1]!
    if (range[2] !== undefined && query.limit === undefined)
      query.limit = String(Number(range[2]) - Number(range[1]) + 1)
  }
  const plan = planTableQuery(table, query)
  const where = sql.join([sql`company_id = ${companyId}`, ...plan.where], ' and ')
  const columns = sql.raw(plan.select.map((name) => `"${name}"`).join(', '))
  const page = await readOne<{ body: string; rows: number }>(
    db,
    companyId,
    sql`
    select coalesce(json_agg(t), '[]')::text as body, count(*)::int as rows from (
      select ${columns} from ${sql.raw(table.view)} where ${where}
      order by ${sql.raw(plan.orderBy)} limit ${plan.limit} offset ${plan.offset}) t`,
  )

  if (wantsSingular(request.headers.accept)) {
    if (page.rows !== 1) throw new Problem('NOT_SINGULAR')
    return new RawJson(page.body.slice(1, -1))
  }
  let total = '*'
  if (String(request.headers.prefer ?? '').includes('count=')) {
    const count = sql`select count(*)::int as n from ${sql.raw(table.view)} where ${where}`
    total = String((await readOne<{ n: number }>(db, companyId, count)).n)
  }
  const span = page.rows === 0 ? '*' : `${plan.offset}-${plan.offset + page.rows - 1}`
  return new RawJson(page.body, { headers: { 'content-range': `${span}/${total}` } })
}

/** Whether a PostgREST client asked for one object instead of a list. */
export function wantsSingular(accept: string | undefined): boolean {
  return accept?.includes(singularType) ?? false
}

/** Forms that a PostgREST client may ask for and that would be misread if JSON came instead. */
function refuseOtherForms(accept = '') {
  const form = /text\/csv|geo\+json|pgrst\.plan|pgrst\.array|nulls=stripped/.exec(accept)?.[0]
  if (form)
    throw new Problem('UNSUPPORTED_FILTER', { mensagem: `Filtro não suportado: resposta como ${form}` })
}

async function readOne<Row extends object>(db: Database, companyId: string, query: Sql): Promise<Row> {
  const { rows } = await db.readAsCompany(companyId, (tx) => tx.execute<Row>(query))
  return rows[0]!
}
