export { changeOf, type Change } from './change'
export { csvLine } from './csv'
export { kpis, type KpiDefinition } from './kpis'
export { periodBounds, startOfOperatingDay, type Period, type PeriodChoice } from './period-bounds'
export {
  columnCodes,
  columnKinds,
  DEFAULT_PERIOD,
  managerPeriods,
  MOST_DAYS,
  reportKinds,
  type ColumnKind,
  type ManagerPeriod,
  type ReportKind,
} from './vocabulary'
