import type { Figures } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { useMinute } from '../../lib/hooks/use-now'
import { ChartCard } from '../charts/chart-card'
import { LineChart } from '../charts/line-chart'
import { shortMoney } from '../words/figure-text'
import { useWords } from '../words/use-words'
import { revenuePlaces } from './series-places'

/** Revenue hour by hour or day by day, against the period before where that is wanted. */
export function RevenueCard({ figures, compare = true }: { figures: Figures; compare?: boolean }) {
  const words = useWords()
  const { t } = words
  const places = revenuePlaces(figures, { words, now: useMinute(), compare })
  const isHours = figures.period.step === 'hour'
  return (
    <ChartCard
      title={t('revenueChart')}
      note={compare && <Legend now={t('thisPeriod')} before={t('previousPeriod')} />}
      table={{
        columns: [
          t(isHours ? 'hour' : 'day'),
          t('ordersColumn'),
          t('revenueColumn'),
          ...(compare ? [t('previousPeriod')] : []),
        ],
        rows: places.map(({ title, current, previous }, place) => [
          title,
          current === null ? '–' : String(figures.series[place]?.orders ?? 0),
          current === null ? '–' : formatBrl(current),
          ...(compare ? [previous === null ? '–' : formatBrl(previous)] : []),
        ]),
      }}
    >
      <LineChart label={t('revenueChart')} hint={t('chartKeys')} places={places} tickText={shortMoney} />
    </ChartCard>
  )
}

function Legend({ now, before }: { now: string; before: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <Key word={now} look="border-t-4 border-accent" />
      <Key word={before} look="border-t-3 border-dotted border-ink-soft" />
    </span>
  )
}

function Key({ word, look }: { word: string; look: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`w-6 ${look}`} />
      {word}
    </span>
  )
}
