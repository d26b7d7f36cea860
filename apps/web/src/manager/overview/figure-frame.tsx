import type { PeriodBounds } from '@balcao/contract/manager'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../ui/notices/load-failure'
import { Skeleton } from '../../ui/waiting/skeleton'
import { daysText } from '../words/day-text'
import { useWords } from '../words/use-words'
import { KpiCardsSkeleton } from './kpi-cards'

/** How a reading of the server stands. */
interface Load {
  data: unknown
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface FigureFrameProps {
  load: Load
  period: PeriodBounds | undefined
  children: ReactNode
}

/**
 * Around figures: their days, what holds their place at first, and what went wrong. While others are read, those that
 * are there stay, a little paler.
 */
export function FigureFrame({ load, period, children }: FigureFrameProps) {
  const { t, locale } = useWords()
  if (!load.data && load.error)
    return <LoadFailure title={t('loadFailed')} retry={t('retry')} reading={load} />
  if (!load.data || !period)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-6 max-w-md" />
        <KpiCardsSkeleton />
        <Skeleton className="h-19 rounded-lg" />
        <Skeleton className="h-88 rounded-lg" />
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-88 rounded-lg" />
          <Skeleton className="h-88 rounded-lg" />
        </div>
      </div>
    )
  const previous = daysText(period.previous_from, period.previous_to, locale)
  return (
    <div
      aria-busy={load.isPlaceholderData}
      className={`grid grid-cols-1 gap-4 transition-opacity ${load.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p data-period="" className="min-h-6 text-sm text-ink-soft tabular-nums">
        {t('comparedWith', {
          period: daysText(period.from, period.to, locale),
          previous: period.running ? `${previous} (${t('sameTime')})` : previous,
        })}
      </p>
      {children}
    </div>
  )
}
