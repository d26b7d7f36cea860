import * as z from 'zod/mini'
import { columnKinds, reportKinds } from '@balcao/domain/manager'
import { defineCall } from '../call'
import { managers } from '../roles'
import { figureFilters } from './figures'
import { access, PeriodBounds, periodQuery } from './shapes'

const cell = z.nullable(z.union([z.string(), z.number()]))

/** A report as a table. `rows` has a cell for each column; `totals` too, null where a column has no sum. */
export const ReportTable = z.object({
  kind: z.enum(reportKinds),
  period: PeriodBounds,
  columns: z.array(z.object({ key: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(z.array(cell)),
  /** Over all rows, those left out included. */
  totals: z.array(cell),
  /** How many rows there are; the JSON carries the first 2,000, the CSV file all. */
  count: z.int(),
})
export type ReportTable = z.output<typeof ReportTable>

const reportParams = z.object({ kind: z.enum(reportKinds) })

export const managerReport = defineCall({
  id: 'manager.report',
  method: 'GET',
  path: '/api/manager/reports/:kind',
  summary: 'A report as a table, for the page that prints it',
  access,
  roles: managers,
  params: reportParams,
  query: z.object({ ...periodQuery, ...figureFilters }),
  answer: ReportTable,
  errors: [],
  example: { params: { kind: 'orders' }, query: { period: '30d' } },
})

export const managerReportCsv = defineCall({
  id: 'manager.reportCsv',
  method: 'GET',
  path: '/api/manager/reports/:kind.csv',
  summary: 'A report as a CSV file for Excel in Brazil: semicolons, decimal commas, UTF-8 with a mark',
  access,
  roles: managers,
  params: reportParams,
  query: z.object({ ...periodQuery, ...figureFilters }),
  answer: z.unknown(),
  errors: [],
  example: { params: { kind: 'orders' }, query: { period: '30d' } },
})
