import { sql, type Sql } from '../database/sql'
import { refuse } from './refuse'
import { quoted, type Column } from './table'

const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const sqlType = {
  uuid: 'uuid',
  text: 'text',
  int: 'int',
  number: 'numeric',
  bool: 'boolean',
  instant: 'timestamptz',
  date: 'date',
  json: 'jsonb',
}

/** Most values of one `in.(…)`, and most signs of one pattern that stand for anything. */
const mostValues = 500
const mostWildcards = 10

/**
 * `[not.]op.value` of a column as SQL. Values become parameters, so no text of the caller reaches the statement.
 * @throws Problem UNSUPPORTED_FILTER naming what is not understood
 */
export function conditionOn(name: string, column: Column, text: string): Sql {
  const not = text.startsWith('not.')
  const rest = not ? text.slice(4) : text
  const dot = rest.indexOf('.')
  const [operator, operand] = dot < 0 ? ['', ''] : [rest.slice(0, dot), rest.slice(dot + 1)]
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
    if (values.length > mostValues) refuse(name, `${name}=in.(…) takes at most ${mostValues} values`)
    return values.length === 0
      ? sql`false`
      : sql`${subject} = any(${values}::${sql.raw(sqlType[column.type])}[])`
  }
  if (operator === 'like' || operator === 'ilike') {
    return sql`${subject} ${sql.raw(operator)} ${pattern(name, column, operator, operand)}`
  }
  if (operator === 'is') {
    if (operand === 'null') return sql`${subject} is null`
    if (operand === 'not_null') return sql`${subject} is not null`
    if (column.type === 'bool' && /^(true|false|unknown)$/.test(operand))
      return sql`${subject} is ${sql.raw(operand)}`
    refuse(name, `is.${operand.slice(0, 40)} is not supported on ${name}`)
  }
  refuse(name, `unsupported filter: ${name}=${operator.slice(0, 40)}`)
}

/**
 * The pattern of `like.…` or `ilike.…` as SQL has it, of a text that has been understood; undefined for any other
 * condition, negations included.
 */
export function patternOf(text: string): string | undefined {
  return /^i?like\.(.*)$/s.exec(text)?.[1]?.replaceAll('*', '%')
}

function pattern(name: string, column: Column, operator: string, operand: string): string {
  if (column.type !== 'text') refuse(name, `${operator} needs a text column`)
  // An odd number of backslashes at the end escapes nothing, which PostgreSQL refuses.
  if (/(?<!\\)(\\\\)*\\$/.test(operand)) refuse(name, `${operator} cannot end with a backslash`)
  const said = typed(name, column, operand).replaceAll('*', '%')
  if (said.split('%').length - 1 > mostWildcards)
    refuse(name, `${operator} takes at most ${mostWildcards} signs that stand for anything`)
  return said
}

const accepts: Record<Column['type'], (text: string) => boolean> = {
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  text: (text) => text.length <= 300 && !text.includes('\0'),
  int: (text) => /^-?\d{1,9}$/.test(text),
  number: (text) => /^-?\d{1,12}(\.\d{1,6})?$/.test(text),
  bool: (text) => text === 'true' || text === 'false',
  instant: (text) =>
    isDay(text.slice(0, 10)) &&
    (text.length === 10 ||
      /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/.test(
        text.slice(10),
      )),
  date: isDay,
  json: () => false,
}

function typed(name: string, column: Column, value: string): string {
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
