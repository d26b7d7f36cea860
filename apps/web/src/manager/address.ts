import type { QueryOf } from '@balcao/contract/call'
import type { managerAnalytics } from '@balcao/contract/manager'
import {
  DEFAULT_PERIOD,
  managerPeriods,
  reportKinds,
  type ManagerPeriod,
  type ReportKind,
} from '@balcao/domain/manager'
import { fulfilments, orderSources, paymentMethods } from '@balcao/domain/orders'
import { problemOfDays } from './period/chosen-days'

/** The tabs, and how the page's address calls them. */
export const managerTabs = { overview: 'visao-geral', analytics: 'analytics', reports: 'relatorios' } as const
export type ManagerTab = keyof typeof managerTabs

type Query = QueryOf<typeof managerAnalytics>
export type FigureFilters = Omit<Query, 'period' | 'from' | 'to'>

/** `from` and `to` (YYYY-MM-DD) only with `custom`, and only when they make a period. */
export interface ChosenPeriod {
  period: ManagerPeriod
  from?: string
  to?: string
}

/** What the page shows. */
export interface ManagerAddress {
  tab: ManagerTab
  chosen: ChosenPeriod
  filters: FigureFilters
  compare: boolean
  report: ReportKind
}

/** Reads an address; what makes no sense is left out. */
export function readAddress(params: URLSearchParams): ManagerAddress {
  const tabs = Object.keys(managerTabs) as ManagerTab[]
  return {
    tab: tabs.find((tab) => managerTabs[tab] === params.get('tab')) ?? 'overview',
    chosen: chosenIn(params),
    filters: filtersIn(params),
    compare: params.get('compare') !== 'no',
    report: known(reportKinds, params.get('report')) ?? 'orders',
  }
}

/** The address of what is shown; what is as at the beginning is not in it. */
export function writeAddress({ tab, chosen, filters, compare, report }: ManagerAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'overview') params.set('tab', managerTabs[tab])
  if (chosen.period !== DEFAULT_PERIOD) params.set('period', chosen.period)
  if (chosen.from && chosen.to) {
    params.set('from', chosen.from)
    params.set('to', chosen.to)
  }
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (!compare) params.set('compare', 'no')
  if (report !== 'orders') params.set('report', report)
  return params
}

function chosenIn(params: URLSearchParams): ChosenPeriod {
  const period = known(managerPeriods, params.get('period')) ?? DEFAULT_PERIOD
  if (period !== 'custom') return { period }
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  return problemOfDays(from, to) === null ? { period, from, to } : { period: DEFAULT_PERIOD }
}

function filtersIn(params: URLSearchParams): FigureFilters {
  const found = {
    source: known(orderSources, params.get('source')),
    fulfilment: known(fulfilments, params.get('fulfilment')),
    payment: known(paymentMethods, params.get('payment')),
    paid: known(['paid', 'unpaid'] as const, params.get('paid')),
    neighbourhood: params.get('neighbourhood')?.slice(0, 80),
    product: params.get('product')?.slice(0, 240),
    category: params.get('category')?.slice(0, 80),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

function known<T extends string>(list: readonly T[], value: string | null): T | undefined {
  return list.find((one) => one === value)
}
