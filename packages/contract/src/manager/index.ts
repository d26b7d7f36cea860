import { managerBot } from './bot'
import { managerAnalytics, managerOverview } from './figures'
import { managerReport, managerReportCsv } from './reports'
import { getManagerSettings, saveManagerSettings } from './settings'

export * from './bot'
export * from './figures'
export * from './reports'
export * from './settings'
export { Kpi, PeriodBounds } from './shapes'

export const managerCalls = {
  managerOverview,
  managerAnalytics,
  managerBot,
  managerReport,
  managerReportCsv,
  getManagerSettings,
  saveManagerSettings,
}
