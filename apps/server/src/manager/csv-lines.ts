import { csvLine, type ReportKind } from '@balcao/domain/manager'
import type { Database } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'
import type { FigureFilters } from './figure-filters'
import type { ManagerView } from './manager-view'
import { readJson } from './read-json'
import { reportSource } from './report-sources'
import { columnTitle, codeWord } from './report-words'

const PAGE_ROWS = 2000

/**
 * A report as the text of a CSV file, page by page as it is taken away: no connection waits for a slow reader. Its
 * heading and codes are in Portuguese, like the business's other papers.
 */
export async function* csvLines(
  db: Database,
  view: ManagerView,
  kind: ReportKind,
  filters: FigureFilters,
): AsyncGenerator<string> {
  const { columns, rows, order, pagedBy } = reportSource(kind, view, filters)
  const cells = columns.map(({ key, kind: of }) => (of === 'yesNo' ? `${key}::int` : key)).join(', ')
  const keys = pagedBy ? `, 'at', to_json(moment_at)#>>'{}', 'id', row_id` : ''
  yield `\uFEFF${csvLine(columns.map(({ key }) => ({ kind: 'text', value: columnTitle(key) })))}`

  let after: Row | undefined
  do {
    const beyond = after && pagedBy ? beyondRow(pagedBy, after as Required<Row>) : sql``
    const page = JSON.parse(
      await readJson(
        db,
        view.companyId,
        sql`select coalesce(json_agg(json_build_object('cells', json_build_array(${sql.raw(cells)})${sql.raw(keys)})
            order by ${sql.raw(order)}), '[]')::text as json
          from (${rows}${beyond}${pagedBy ? sql` order by ${sql.raw(order)} limit ${PAGE_ROWS}` : sql``}) page`,
      ),
    ) as Row[]
    yield page
      .map((row) =>
        csvLine(
          columns.map(({ kind: of }, place) => {
            const value = row.cells[place] ?? null
            return { kind: of, value: typeof value === 'string' ? codeWord(of, value) : value }
          }),
        ),
      )
      .join('')
    after = pagedBy && page.length === PAGE_ROWS ? page.at(-1) : undefined
  } while (after)
}

interface Row {
  cells: (string | number | null)[]
  at?: string
  id?: string
}

/** What comes after a row, newest first, in a form that the index by time can begin at. */
function beyondRow(columns: { at: string; id: string }, row: Required<Row>): Sql {
  const [at, id] = [sql.raw(columns.at), sql.raw(columns.id)]
  return sql` and ${at} <= ${row.at}::timestamptz and (${at} < ${row.at}::timestamptz or ${id} > ${row.id}::uuid)`
}
