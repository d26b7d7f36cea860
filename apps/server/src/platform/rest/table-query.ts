import { sql, type Sql } from '../database/sql'
import { Problem } from '../http/problems'
import { readLogic } from './logic-filters'

/** How a column of a REST table may be used. */
export interface Column {
  type: 'uuid' | 'text' | 'int' | 'number' | 'instant' | 'date' | 'json'
  /** SQL column that sorts in its place (names without accents, states in the order of work). */
  sortBy?: string
  /** Can be filtered by but is left out of `select=*`. */
  hidden?: true
}

export interface RestTable {
  view: string
  columns: Record<string, Column>
  defaultOrder: string
  maxLimit: number
}

export interface TableQueryPlan {
  select: string[]
  where: Sql[]
  orderBy: string
  limit: number
  offset: number
}

const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/**
 * Reads a PostgREST query string against a table: `select`, `order`, `limit`, `offset` and
 * `column=[not.]op.value` with eq, neq, gt, gte, lt, lte, in, like, ilike, is, and flat `and=(…)`, `or=(…)` of them. Values become parameters;
 * names are checked against the table, so no text of the caller reaches the SQL.
 * @throws Problem UNSUPPORTED_FILTER naming what is not understood.
 */
export function planTableQuery(table: RestTable, query: Record<string, string | string[]>): TableQueryPlan {
  const where: Sql[] = []
  for (const [name, values] of Object.entries(query)) {
    if (reserved.has(name)) continue
    if (name === 'and' || name === 'or') {
      for (const text of [values].flat()) where.push(logic(table, name, text))
      continue
    }
    const column = columnOf(table, name)
    if (!column) refuse(name, `unknown column or operator: ${name}`)
    for (const value of [values].flat()) where.push(condition(name, column, value))
  }
  return {
    select: selected(table, single(query, 'select')),
    where,
    orderBy: ordered(table, single(query, 'order') ?? table.defaultOrder),
    limit: Math.min(whole(query, 'limit') ?? table.maxLimit, table.maxLimit),
    offset: whole(query, 'offset') ?? 0,
  }
}

function logic(table: RestTable, word: 'and' | 'or', text: string): Sql {
  const parts = readLogic(text)
  if (!parts) refuse(word, `${word}=${text.slice(0, 60)}: a flat list of column.op.value is expected`)
  const conditions = parts.map(({ name, text }) => {
    const column = columnOf(table, name)
    if (!column) refuse(word, `unknown column or operator: ${name}`)
    return condition(name, column, text)
  })
  return sql`(${sql.join(conditions, word === 'and' ? ' and ' : ' or ')})`
}

function condition(name: string, column: Column, text: string): Sql {
  const [, not, operator = '', operand = ''] = /^(not\.)?([a-z]+)\.([\s\S]*)$/.exec(text) ?? []
  const positive = positiveCondition(name, column, operator, operand)
  return not ? sql`not (${positive})` : positive
}

function positiveCondition(name: string, column: Column, operator: string, operand: string): Sql {
  const subject = sql.raw(quoted(name))
  if (column.type === 'json' && operator !== 'is') refuse(name, `${name} cannot be filtered`)
  if (Object.hasOwn(comparisons, operator)) {
    const comparison = sql.raw(comparisons[operator as keyof typeof comparisons])
    return sql`${subject} ${comparison} ${typed(name, column, operand)}`
  }
  if (operator === 'in') {
    const list = /^\((.*)\)$/s.exec(operand)
    if (!list) refuse(name, `${name}=in.(…) needs parentheses`)
    const values = listItems(list[1]!).map((item) => typed(name, column, item))
    if (values.length > 200) refuse(name, `${name}=in.(…) takes at most 200 values`)
    return values.length === 0
      ? sql`false`
      : sql`${subject} = any(${values}::${sql.raw(sqlType[column.type])}[])`
  }
  if (operator === 'like' || operator === 'ilike') {
    if (column.type !== 'text') refuse(name, `${operator} needs a text column`)
    // An odd number of backslashes at the end escapes nothing, which PostgreSQL refuses.
    if (/(?<!\\)(\\\\)*\\$/.test(operand)) refuse(name, `${operator} cannot end with a backslash`)
    return sql`${subject} ${sql.raw(operator)} ${typed(name, column, operand).replaceAll('*', '%')}`
  }
  if (operator === 'is') {
    if (operand === 'null') return sql`${subject} is null`
    if (operand === 'not_null') return sql`${subject} is not null`
    refuse(name, `is.${operand} is not supported`)
  }
  refuse(name, `unsupported filter: ${name}=${operator}`)
}

const sqlType = {
  uuid: 'uuid',
  text: 'text',
  int: 'int',
  number: 'numeric',
  instant: 'timestamptz',
  date: 'date',
  json: 'jsonb',
}

function typed(name: string, column: Column, value: string): string {
  const accepts: Record<Column['type'], (text: string) => boolean> = {
    uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    text: (text) => text.length <= 300 && !text.includes('\0'),
    int: (text) => /^-?\d{1,9}$/.test(text),
    number: (text) => /^-?\d{1,12}(\.\d{1,6})?$/.test(text),
    instant: (text) =>
      isDay(text.slice(0, 10)) &&
      (text.length === 10 ||
        /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/.test(
          text.slice(10),
        )),
    date: isDay,
    json: () => false,
  }
  if (!accepts[column.type](value)) refuse(name, `not a value of ${name}`)
  return value
}

/** A day that the calendar has, written YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Items of `in.(…)`: commas separate, double quotes protect, a backslash escapes inside quotes. */
function listItems(text: string): string[] {
  const items = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)]
  return items.map(([, inQuotes, bare]) => inQuotes?.replaceAll(/\\(.)/gs, '$1') ?? bare!)
}

function selected(table: RestTable, text: string | undefined): string[] {
  const all = Object.keys(table.columns).filter((name) => !table.columns[name]!.hidden)
  if (text === undefined || text.trim() === '*') return all
  const names = text.split(',').flatMap((part) => {
    const name = part.trim()
    if (name === '*') return all
    if (!columnOf(table, name)) refuse('select', `unknown column: ${name}`)
    return [name]
  })
  return [...new Set(names)]
}

function ordered(table: RestTable, text: string): string {
  const parts = text.split(',').map((part) => {
    const [name = '', ...modifiers] = part.trim().split('.')
    const column = columnOf(table, name)
    if (!column || column.type === 'json') refuse('order', `cannot order by ${name}`)
    const direction = modifiers.includes('desc') ? 'desc' : 'asc'
    const nulls = modifiers.find((word) => word.startsWith('nulls'))
    const unknown = modifiers.find((word) => !['asc', 'desc', 'nullsfirst', 'nullslast'].includes(word))
    if (unknown !== undefined) refuse('order', `unsupported order: ${unknown}`)
    return `${quoted(column.sortBy ?? name)} ${direction}${nulls ? ` nulls ${nulls.slice(5)}` : ''}`
  })
  // The id makes pages stable where many rows share a value.
  return [...parts, 'id'].join(', ')
}

function single(query: Record<string, string | string[]>, name: string): string | undefined {
  const value = query[name]
  if (Array.isArray(value)) refuse(name, `${name} is given twice`)
  return value
}

function whole(query: Record<string, string | string[]>, name: string): number | undefined {
  const value = single(query, name)
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value)) refuse(name, `${name} must be a whole number`)
  return Number(value)
}

/** Its own columns only: `constructor` and the like are no columns. */
const columnOf = (table: RestTable, name: string): Column | undefined =>
  Object.hasOwn(table.columns, name) ? table.columns[name] : undefined

const quoted = (name: string) => `"${name}"`

function refuse(path: string, reason: string): never {
  throw new Problem('UNSUPPORTED_FILTER', {
    fields: [{ path, mensagem: reason }],
    mensagem: `Filtro não suportado: ${reason}`,
  })
}
