import * as z from 'zod/mini'

/** A query of a table as it comes: every name once, or several times. */
export type TableQuery = Record<string, string | string[]>

const said = (words: string) => z.optional(z.string().check(z.describe(words)))
const several = (words: string) =>
  z.optional(z.union([z.string(), z.array(z.string())]).check(z.describe(words)))

const select = said('Columns by comma, each as `column` or `alias:column`; all of them where it is left out')
const groups = {
  and: several('`(column.op.value,or(column.op.value,…),not.and(…))`: all of these'),
  or: several('The same list: any of these'),
  'not.and': several('Not all of these'),
  'not.or': several('None of these'),
}

/** The column of the conditions, for the page that documents the calls. */
const condition = several(
  '`op.value`, with `not.` before it where it is not so: eq, neq, gt, gte, lt, lte, in, like, ilike, is',
)

/**
 * The query of a table in PostgREST's style, named so that whoever reads the calls sees every parameter: `reads` a page,
 * says which rows a call `changes`, or how rows are `placed`. Everything else is refused by the server, by name.
 */
export function tableQuery(
  row: { shape: Record<string, unknown> },
  use: 'reads' | 'changes' | 'places',
): z.ZodMiniType<TableQuery, TableQuery> {
  const columns = Object.fromEntries(Object.keys(row.shape).map((name) => [name, condition]))
  const shapes = {
    reads: {
      select,
      order: said('Columns by comma, each `column`, `.asc` or `.desc`, and `.nullsfirst` or `.nullslast`'),
      limit: said('Rows of a page, at most 1000, which is also the usual number'),
      offset: said('Rows that are passed over'),
      ...groups,
      ...columns,
    },
    changes: { select, ...groups, ...columns },
    places: {
      select,
      on_conflict: said('`id`, with `Prefer: resolution=ignore-duplicates` or `merge-duplicates`'),
      columns: said('Columns that the rows have; read from the rows themselves'),
    },
  }
  const value = z.union([z.string(), z.array(z.string())])
  return z.catchall(z.object(shapes[use]), value) as unknown as z.ZodMiniType<TableQuery, TableQuery>
}

/** What a table answers: its rows, one row where the caller asked for one, or nothing where it wanted nothing. */
export const tableAnswer = <Row extends z.ZodMiniObject>(row: Row) =>
  z.union([z.array(z.partial(row)), z.partial(row)])

/** The errors that every reading of a table can answer. */
export const tableErrors = ['UNSUPPORTED_FILTER', 'NOT_SINGULAR', 'QUERY_TOO_SLOW'] as const
