import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { RawJson } from '../http/implement'
import { Problem } from '../http/problems'
import { planTableQuery, type RestTable } from './table-query'

const singularType = 'application/vnd.pgrst.object+json'

/**
 * Answers a GET of a table in PostgREST style with JSON that the database makes, in one round trip inside
 * the company's wall. Honours `Prefer: count=exact` and the singular `Accept` of PostgREST clients.
 * @throws Problem UNSUPPORTED_FILTER, NOT_SINGULAR
 */
export async function readTable(
  db: Database,
  companyId: string,
  table: RestTable,
  request: Pick<FastifyRequest, 'headers'> & { query: unknown },
): Promise<RawJson> {
  const query = { ...(request.query as Record<string, string | string[]>) }
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(String(request.headers.range ?? ''))
  if (range && query.offset === undefined) {
    query.offset = range[1]!
    if (range[2] !== undefined && query.limit === undefined) query.limit = String(Number(range[2]) - Number(range[1]) + 1)
  }
  const plan = planTableQuery(table, query, 2)
  const where = ['company_id = $1', ...plan.where.sql].join(' and ')
  const columns = plan.select.map((name) => `"${name}"`).join(', ')
  const text = `select coalesce(json_agg(t), '[]')::text as body, count(*)::int as rows from (
    select ${columns} from ${table.view} where ${where} order by ${plan.orderBy} limit ${plan.limit} offset ${plan.offset}) t`
  const values = [companyId, ...plan.where.values]
  const [page] = await db.readAsCompany<{ body: string; rows: number }>(companyId, { ...named(text), values })

  if (wantsSingular(request.headers.accept)) {
    if (page!.rows !== 1) throw new Problem('NOT_SINGULAR')
    return new RawJson(page!.body.slice(1, -1))
  }
  let total = '*'
  if (String(request.headers.prefer ?? '').includes('count=exact')) {
    const count = `select count(*)::int as n from ${table.view} where ${where}`
    const [row] = await db.readAsCompany<{ n: number }>(companyId, { ...named(count), values })
    total = String(row!.n)
  }
  const span = page!.rows === 0 ? '*' : `${plan.offset}-${plan.offset + page!.rows - 1}`
  return new RawJson(page!.body, { headers: { 'content-range': `${span}/${total}` } })
}

/** Whether a PostgREST client asked for one object instead of a list. */
export function wantsSingular(accept: string | undefined): boolean {
  return accept?.includes(singularType) ?? false
}

const prepared = new Map<string, string>()
const mostPrepared = 200

/** Prepared statements for the query shapes that keep coming; a flood of odd ones stays unprepared. */
function named(text: string): { name: string; text: string } {
  let name = prepared.get(text)
  if (name === undefined) {
    if (prepared.size >= mostPrepared) return { name: '', text }
    name = `rest-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    prepared.set(text, name)
  }
  return { name, text }
}
