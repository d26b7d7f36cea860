import { sql, type Sql } from '../database/sql'
import { conditionOn, patternOf } from './conditions'
import { readGroup, type Group } from './logic-filters'
import { refuse } from './refuse'
import { columnOf, mostRows, quoted, type RestTable } from './table'

export type { Column, RestTable } from './table'

/** A column of an answer: where it comes from, and what the caller calls it. */
export interface Output {
  column: string
  as: string
}

export interface TableQueryPlan {
  select: Output[]
  where: Sql[]
  /** Of the table's `search`: all of them hold of every row that is asked for. */
  patterns: string[]
  /** Over the columns of `v`. */
  orderBy: string
  limit: number
  offset: number
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])
const groupNames = new Set(['and', 'or', 'not.and', 'not.or'])

/** Most conditions of a query, and most columns of an answer and of an order. */
const mostConditions = 100
const mostOutputs = 60
const mostSorts = 10

/**
 * Reads a PostgREST query string against a table: `select` with aliases, `order`, `limit`, `offset`,
 * `column=[not.]op.value` with eq, neq, gt, gte, lt, lte, in, like, ilike, is, and `[not.]and=(…)`, `[not.]or=(…)` of them,
 * within each other. Values become parameters; names are checked against the table, so no text of the caller reaches the
 * SQL but aliases, which are letters, digits and `_` in quotes.
 * @throws Problem UNSUPPORTED_FILTER naming what is not understood, or is too much
 */
export function planTableQuery(table: RestTable, query: Record<string, string | string[]>): TableQueryPlan {
  const where: Sql[] = []
  const patterns: string[] = []
  let left = mostConditions
  const on = (name: string, text: string, path = name): Sql => {
    if (--left < 0) refuse(path, `a query takes at most ${mostConditions} conditions`)
    const column = columnOf(table, name)
    if (!column) refuse(path, `unknown column or operator: ${name.slice(0, 60)}`)
    return conditionOn(name, column, text)
  }
  const all = ({ word, not, parts }: Group, path: string): Sql => {
    const conditions = parts.map((part) =>
      'word' in part ? all(part, path) : on(part.name, part.text, path),
    )
    const joined = sql`(${sql.join(conditions, ` ${word} `)})`
    return not ? sql`not ${joined}` : joined
  }
  for (const [name, values] of Object.entries(query)) {
    if (reserved.has(name)) continue
    for (const text of [values].flat()) {
      if (groupNames.has(name)) {
        const group = readGroup(name, text)
        if (typeof group === 'string') refuse(name, group)
        where.push(all(group, name))
        continue
      }
      where.push(on(name, text))
      const pattern = name === table.search?.column ? patternOf(text) : undefined
      if (pattern !== undefined) patterns.push(pattern)
    }
  }
  return {
    select: selected(table, single(query, 'select')),
    where,
    patterns,
    orderBy: ordered(table, single(query, 'order') ?? table.defaultOrder),
    limit: Math.min(whole(query, 'limit') ?? mostRows, mostRows),
    offset: whole(query, 'offset') ?? 0,
  }
}

/** All columns that are shown, under their own names. */
const everything = (table: RestTable): Output[] =>
  Object.keys(table.columns)
    .filter((name) => !table.columns[name]!.hidden)
    .map((column) => ({ column, as: column }))

function selected(table: RestTable, text: string | undefined): Output[] {
  if (text === undefined || text.trim() === '*') return everything(table)
  const outputs = new Map<string, string>()
  for (const part of text.split(',')) {
    for (const { column, as } of part.trim() === '*' ? everything(table) : [output(table, part.trim())]) {
      if ((outputs.get(as) ?? column) !== column) refuse('select', `${as} is asked for twice`)
      outputs.set(as, column)
    }
    if (outputs.size > mostOutputs) refuse('select', `an answer takes at most ${mostOutputs} columns`)
  }
  const select = [...outputs].map(([as, column]) => ({ as, column }))
  for (const { column } of select) {
    if (columnOf(table, column)?.type !== 'json') continue
    // The heaviest column, sixty times over, would be a page of sixty times the weight.
    if (select.filter((one) => one.column === column).length > 1)
      refuse('select', `${column} is asked for under two names`)
  }
  return select
}

function output(table: RestTable, text: string): Output {
  const [alias, name] = splitAlias(text)
  if (!columnOf(table, name)) refuse('select', `unknown column: ${text.slice(0, 60)}`)
  if (alias === undefined) return { column: name, as: name }
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(alias) || Buffer.byteLength(alias) > 63)
    refuse('select', `${text.slice(0, 60)}: an alias is letters, digits and _, at most 63 bytes`)
  return { column: name, as: alias }
}

function splitAlias(text: string): [alias: string | undefined, name: string] {
  const at = text.indexOf(':')
  // Two colons are a cast, which is none of ours.
  if (at < 0 || text[at + 1] === ':') return [undefined, text]
  return [text.slice(0, at).replace(/^"(.*)"$/s, '$1'), text.slice(at + 1)]
}

function ordered(table: RestTable, text: string): string {
  const given = text.split(',')
  if (given.length > mostSorts) refuse('order', `an order takes at most ${mostSorts} columns`)
  const parts = given.map((part) => {
    const [name = '', ...modifiers] = part.trim().split('.')
    const column = columnOf(table, name)
    if (!column || column.type === 'json') refuse('order', `cannot order by ${name.slice(0, 60)}`)
    const direction = modifiers.includes('desc') ? 'desc' : 'asc'
    const nulls = modifiers.find((word) => word.startsWith('nulls'))
    const unknown = modifiers.find((word) => !['asc', 'desc', 'nullsfirst', 'nullslast'].includes(word))
    if (unknown !== undefined) refuse('order', `unsupported order: ${unknown.slice(0, 60)}`)
    // By the row's own column, whatever else the caller has given its name to.
    return `v.${quoted(column.sortBy ?? name)} ${direction}${nulls ? ` nulls ${nulls.slice(5)}` : ''}`
  })
  // The key makes pages stable where many rows share a value.
  return [...parts, `v.${quoted(table.key)}`].join(', ')
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
