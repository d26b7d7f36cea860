import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { sql, type Sql } from '../database/sql'
import type { RawJson } from '../http/implement'
import { answerRows, readForm } from './answer-rows'
import { limitStatements, sayingTooSlow } from './patience'
import { readPreferences } from './preferences'
import { refuse } from './refuse'
import { someAtOnce } from './some-at-once'
import { quoted, type RestTable } from './table'
import { planTableQuery } from './table-query'

/** Most bytes of a page: what is larger is refused by name, because a page that is cut short would look like the last. */
const mostBytes = 8 * 1024 * 1024

const inLane = someAtOnce(6, 60)

/**
 * Answers a GET of a table in PostgREST style with JSON that the database makes, in one round trip inside
 * the company's wall; what the table's search can narrow is asked of it before. Honours `Prefer: count=…` (always counted exactly), a `Range` of rows, and the singular and the
 * comma-separated `Accept` of PostgREST clients.
 * @throws Problem UNSUPPORTED_FILTER, NOT_SINGULAR, QUERY_TOO_SLOW, TOO_MANY_REQUESTS
 */
export async function readTable(
  db: Database,
  companyId: string,
  table: RestTable,
  request: Pick<FastifyRequest, 'headers'> & { query: unknown },
): Promise<RawJson> {
  const form = readForm(request.headers)
  const prefer = readPreferences(request.headers.prefer)
  const plan = planTableQuery(table, withRange(request))
  const columns = sql.raw(
    plan.select.map(({ column, as }) => `${quoted(column)} as ${quoted(as)}`).join(', '),
  )
  const page = (where: Sql) => sql`
    select case when octet_length(body) <= ${mostBytes}::int then body end as body, rows from (
      select coalesce(json_agg(t.*), '[]')::text as body, count(*)::int as rows from (
        select ${columns} from ${sql.raw(table.view)} v where ${where}
        order by ${sql.raw(plan.orderBy)} limit ${plan.limit} offset ${plan.offset}) t) whole`
  const counted = (where: Sql) => sql`select count(*)::int as n from ${sql.raw(table.view)} where ${where}`
  const read = async () => {
    const keys = await keysToSearch(db, companyId, table, plan.patterns)
    const among = keys === null ? [] : [sql`${sql.raw(quoted(table.key))} = any(${[...keys]}::uuid[])`]
    const where = sql.join([sql`company_id = ${companyId}`, ...plan.where, ...among], ' and ')
    return db.readAsCompany(companyId, (tx) =>
      Promise.all([
        limitStatements(tx),
        tx.execute<{ body: string | null; rows: number }>(page(where)),
        prefer.count ? tx.execute<{ n: number }>(counted(where)) : undefined,
      ]),
    )
  }
  const [, found, total] = await inLane(companyId, () => sayingTooSlow(read()))
  const { body, rows } = found.rows[0]!
  if (body === null) refuse('limit', 'a página passa de 8 MB: peça menos linhas (limit) ou colunas (select)')
  const whole = total?.rows[0]?.n
  const span = rows === 0 ? '*' : `${plan.offset}-${plan.offset + rows - 1}`
  const isPart = whole !== undefined && rows > 0 && rows < whole && form !== 'object'
  return answerRows({ json: body, count: rows, select: plan.select }, form, {
    status: isPart ? 206 : 200,
    range: `${span}/${whole ?? '*'}`,
    prefer,
  })
}

/** Where the table's index can say it: the keys of the rows among which those are that are like the patterns. */
async function keysToSearch(
  db: Database,
  companyId: string,
  { search }: RestTable,
  patterns: readonly string[],
): Promise<readonly string[] | null> {
  if (!search || patterns.length === 0) return null
  const [, keys] = await db.readAsCompany(companyId, (tx) =>
    Promise.all([limitStatements(tx), search.find(tx, patterns)]),
  )
  return keys
}

/** The query, with the rows that a `Range` names where it names no others. */
function withRange({ headers, query }: Pick<FastifyRequest, 'headers'> & { query: unknown }) {
  const said = { ...(query as Record<string, string | string[]>) }
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(headers.range ?? '')
  if (!range || said.offset !== undefined) return said
  said.offset = range[1]!
  if (range[2] !== undefined && said.limit === undefined)
    said.limit = String(Math.max(0, Number(range[2]) - Number(range[1]) + 1))
  return said
}
