import type { Figures } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { BarChart, type Bar } from '../charts/bar-chart'
import { ChartCard } from '../charts/chart-card'
import { weekdayText } from '../words/day-text'
import { numberText } from '../words/figure-text'
import { useWords, type Words } from '../words/use-words'

interface Counted {
  orders: number
  revenue_cents: number
}

/** Orders by the hour of the company's clock, from the cut-off on. */
export function HoursCard({ figures }: { figures: Figures }) {
  const words = useWords()
  const { t, locale } = words
  const bars = figures.by_hour.map((counted) => {
    const name = t('hourShort', { hour: counted.hour })
    return barOf(counted, { name, label: name, words })
  })
  const best = bestOf(bars)
  return (
    <ChartCard
      title={t('hoursChart')}
      note={best && t('bestHour', { hour: best.title, orders: t('countOrders', { count: best.value }) })}
      table={{
        columns: [t('hour'), t('ordersColumn'), t('revenueColumn')],
        rows: bars.map(({ row }) => row),
      }}
    >
      <BarChart
        label={t('hoursChart')}
        hint={t('chartKeys')}
        bars={bars}
        mostLabels={12}
        tickText={(tick) => numberText(tick, locale)}
      />
    </ChartCard>
  )
}

/** Orders by the weekday of their operating day. */
export function WeekdaysCard({ figures }: { figures: Figures }) {
  const words = useWords()
  const { t, locale } = words
  const bars = figures.by_weekday.map((counted) =>
    barOf(counted, {
      name: weekdayText(counted.weekday, locale),
      label: weekdayText(counted.weekday, locale, 'short'),
      words,
    }),
  )
  const best = bestOf(bars)
  return (
    <ChartCard
      title={t('weekdaysChart')}
      note={
        best && t('bestWeekday', { weekday: best.title, orders: t('countOrders', { count: best.value }) })
      }
      table={{
        columns: [t('weekday'), t('ordersColumn'), t('revenueColumn')],
        rows: bars.map(({ row }) => row),
      }}
    >
      <BarChart
        label={t('weekdaysChart')}
        hint={t('chartKeys')}
        bars={bars}
        mostLabels={14}
        tickText={(tick) => numberText(tick, locale)}
      />
    </ChartCard>
  )
}

function barOf(
  { orders, revenue_cents }: Counted,
  { name, label, words: { t, locale } }: { name: string; label: string; words: Words },
): Bar & { row: string[] } {
  return {
    label,
    title: name,
    value: orders,
    lines: [t('countOrders', { count: orders }), formatBrl(revenue_cents)],
    row: [name, numberText(orders, locale), formatBrl(revenue_cents)],
  }
}

function bestOf(bars: readonly Bar[]): Bar | undefined {
  const [best] = bars.toSorted((one, other) => other.value - one.value)
  return best && best.value > 0 ? best : undefined
}
