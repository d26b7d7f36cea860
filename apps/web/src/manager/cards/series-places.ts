import type { Figures, PeriodBounds, SeriesPoint } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { wallTime } from '@balcao/domain/time'
import type { LinePlace } from '../charts/line-chart'
import { dayText, weekdayAndDay } from '../words/day-text'
import type { Words } from '../words/use-words'

/** The points of the series with hours that are still to come (epoch milliseconds `now`) told apart from empty ones. */
export function knownPoints(
  { series, period }: Pick<Figures, 'series' | 'period'>,
  now: number,
): (SeriesPoint | null)[] {
  if (period.step === 'day' || !period.running) return [...series]
  const elapsed = (hourIn(now, period.time_zone) - period.cutoff_hour + 24) % 24
  return series.map((point, place) => (place <= elapsed ? point : null))
}

/** Revenue by hour or day as the line chart takes it; without `compare`, the period before stays out. */
export function revenuePlaces(
  figures: Pick<Figures, 'series' | 'period'>,
  { words, now, compare }: { words: Words; now: number; compare: boolean },
): LinePlace[] {
  const known = knownPoints(figures, now)
  return figures.series.map((point, place) => {
    const isKnown = known[place] !== null
    const before = compare ? point.previous_revenue_cents : null
    return {
      label: shortName(point, figures.period, words),
      title: longName(point, words),
      lines: [
        ...(isKnown
          ? [`${formatBrl(point.revenue_cents)} · ${words.t('countOrders', { count: point.orders })}`]
          : []),
        ...(before === null ? [] : [words.t('before', { value: formatBrl(before) })]),
      ],
      current: isKnown ? point.revenue_cents : null,
      previous: before,
    }
  })
}

function shortName(point: SeriesPoint, { from, to }: PeriodBounds, { t, locale }: Words): string {
  if (point.hour !== null) return t('hourShort', { hour: point.hour })
  const isWeek = Date.parse(to) - Date.parse(from) < 7 * 86_400_000
  return isWeek ? weekdayAndDay(point.day, locale).split(/[.,]/)[0]! : dayText(point.day, locale)
}

function longName(point: SeriesPoint, { t, locale }: Words): string {
  return point.hour === null ? weekdayAndDay(point.day, locale) : t('hourShort', { hour: point.hour })
}

function hourIn(instant: number, zone: string): number {
  return Math.floor(wallTime(instant, zone).minutes / 60)
}
