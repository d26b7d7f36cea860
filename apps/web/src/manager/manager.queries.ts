import {
  getManagerSettings,
  managerAnalytics,
  managerBot,
  managerOverview,
  managerReport,
  managerReportCsv,
  saveManagerSettings,
  type PeriodBounds,
} from '@balcao/contract/manager'
import type { ReportKind } from '@balcao/domain/manager'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { addressOf } from '../lib/http/send'
import type { ChosenPeriod, FigureFilters } from './address'

/** Everything that the manager's page has read. */
export const managerKey = ['manager'] as const

/** The period's end moves with the clock, also when no order comes. */
const againAfterMs = 5 * 60_000

const quietly = { placeholderData: keepPreviousData, refetchInterval: againAfterMs } as const

export function useOverview(chosen: ChosenPeriod) {
  return useQuery({
    ...quietly,
    queryKey: [...managerKey, 'overview', chosen],
    queryFn: ({ signal }) => call(managerOverview, { query: chosen, signal }),
  })
}

export function useAnalytics(chosen: ChosenPeriod, filters: FigureFilters) {
  return useQuery({
    ...quietly,
    queryKey: [...managerKey, 'analytics', chosen, filters],
    queryFn: ({ signal }) => call(managerAnalytics, { query: { ...chosen, ...filters }, signal }),
  })
}

export function useBotFigures(chosen: ChosenPeriod) {
  return useQuery({
    ...quietly,
    queryKey: [...managerKey, 'bot', chosen],
    queryFn: ({ signal }) => call(managerBot, { query: chosen, signal }),
  })
}

/** One report; another kind has other columns, so the last one does not stand in for it. */
export function useReport(kind: ReportKind, chosen: ChosenPeriod) {
  return useQuery({
    refetchInterval: againAfterMs,
    queryKey: [...managerKey, 'report', kind, chosen],
    queryFn: ({ signal }) => call(managerReport, { params: { kind }, query: chosen, signal }),
  })
}

/** Where the browser finds the report as a file. */
export function csvAddress(kind: ReportKind, chosen: ChosenPeriod): string {
  return addressOf(managerReportCsv.path.replace(':kind', kind), undefined, chosen)
}

/**
 * Tells the days (YYYY-MM-DD, both included) of the figures on the screen; today's on the browser's clock while there are
 * none.
 */
export function useDaysShown(): () => { from: string; to: string } {
  const client = useQueryClient()
  return () => {
    for (const { state } of client.getQueryCache().findAll({ queryKey: managerKey, type: 'active' })) {
      const data = state.data as { period?: PeriodBounds; figures?: { period: PeriodBounds } } | undefined
      const period = data?.period ?? data?.figures?.period
      if (period) return { from: period.from, to: period.to }
    }
    const today = new Intl.DateTimeFormat('sv').format()
    return { from: today, to: today }
  }
}

/** The hour at which an operating day begins. */
export function useManagerSettings() {
  return useQuery({
    queryKey: [...managerKey, 'settings'],
    queryFn: ({ signal }) => call(getManagerSettings, { signal }),
  })
}

/** Sets the hour, 0 to 23, at which an operating day begins; all figures are read again. */
export function useSaveCutoff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cutoff_hour: number) => call(saveManagerSettings, { body: { cutoff_hour } }),
    onSettled: () => client.invalidateQueries({ queryKey: managerKey }),
  })
}
