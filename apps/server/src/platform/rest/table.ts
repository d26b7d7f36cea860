import type { Tx } from '../database/database'

/** How a column of a REST table may be used. */
export interface Column {
  type: 'uuid' | 'text' | 'int' | 'number' | 'bool' | 'instant' | 'date' | 'json'
  /** SQL column that sorts in its place (names without accents, states in the order of work). */
  sortBy?: string
  /** Can be filtered by but is left out of `select=*`. */
  hidden?: true
}

/** What may be done to a table besides reading it: placing rows, changing and deleting those that a filter names. */
export type TableWrite = 'POST' | 'PATCH' | 'DELETE'

export interface RestTable {
  view: string
  columns: Record<string, Column>
  defaultOrder: string
  /** The column that no two rows share. */
  key: string
  writes?: readonly TableWrite[]
  /** A column whose patterns an index answers that is out of the planner's sight. */
  search?: {
    column: string
    /** Keys of all rows that may be like these patterns (of SQL) at once; null where it is better to read on until there are enough. */
    find(tx: Tx, patterns: readonly string[]): Promise<readonly string[] | null>
  }
}

/** Most rows of a page: what PostgREST clients that read on until a page is short take for a full one. */
export const mostRows = 1000

/** Its own columns only: `constructor` and the like are no columns. */
export const columnOf = (table: RestTable, name: string): Column | undefined =>
  Object.hasOwn(table.columns, name) ? table.columns[name] : undefined

export const quoted = (name: string) => `"${name}"`
