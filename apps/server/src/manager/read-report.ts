import type { ReportKind } from '@balcao/domain/manager'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { FigureFilters } from './figure-filters'
import { boundsOf, type ManagerView } from './manager-view'
import { readJson } from './read-json'
import { reportSource } from './report-sources'

/** Most rows of a report as JSON; the CSV file has all. */
const MOST_ROWS = 2000

/** The contract's `ReportTable` as JSON text; sums and count are over all rows. */
export function readReport(
  db: Database,
  view: ManagerView,
  kind: ReportKind,
  filters: FigureFilters,
): Promise<string> {
  const { columns, summed, rows, order } = reportSource(kind, view, filters)
  const cells = columns.map(({ key, kind: of }) => (of === 'yesNo' ? `${key}::int` : key))
  const sums = columns.map(({ key }) => (summed.includes(key) ? `coalesce(sum(${key}), 0)` : 'null'))
  return readJson(
    db,
    view.companyId,
    sql`with found as materialized (${rows})
    select json_build_object('kind', ${kind}::text, 'period', ${JSON.stringify(boundsOf(view))}::json,
      'columns', ${JSON.stringify(columns)}::json,
      'rows', coalesce((select json_agg(json_build_array(${sql.raw(cells.join(', '))}) order by ${sql.raw(order)})
        from (select * from found order by ${sql.raw(order)} limit ${MOST_ROWS}) first), '[]'),
      'totals', (select json_build_array(${sql.raw(sums.join(', '))}) from found),
      'count', (select count(*) from found))::text as json`,
  )
}
