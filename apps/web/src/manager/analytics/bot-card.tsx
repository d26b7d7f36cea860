import type { BotFigures } from '@balcao/contract/manager'
import { changeOf } from '@balcao/domain/manager'
import { formatBrl } from '@balcao/domain/money'
import { LoadFailure } from '../../ui/notices/load-failure'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { ChosenPeriod } from '../address'
import { ChartCard } from '../charts/chart-card'
import { RankBars } from '../charts/rank-bars'
import { useBotFigures } from '../manager.queries'
import { ChangeBadge } from '../overview/change-badge'
import { numberText } from '../words/figure-text'
import { useWords } from '../words/use-words'

/** What the bot did in the period; nothing of the page's filters holds for it. */
export function BotFiguresCard({ chosen, compare }: { chosen: ChosenPeriod; compare: boolean }) {
  const { t } = useWords()
  const figures = useBotFigures(chosen)
  if (figures.data) return <BotCard figures={figures.data} compare={compare} />
  if (figures.error) return <LoadFailure title={t('loadFailed')} retry={t('retry')} reading={figures} />
  return <Skeleton className="h-88 rounded-lg" />
}

function BotCard({ figures, compare }: { figures: BotFigures; compare: boolean }) {
  const { t, locale } = useWords()
  const { conversations, orders, alone, value_cents, hand_overs, left } = figures
  const whole = (value: number) => numberText(value, locale)
  const counted = [
    ['botConversations', conversations, whole],
    ['botOrders', orders, whole],
    ['botAlone', alone, whole],
    ['botValue', value_cents, formatBrl],
  ] as const
  const bars = [
    ...hand_overs.map(({ why, count }) => ({ key: why, name: t(`botWhy_${why}`), value: count })),
    ...left.map(({ place, carts }) => ({ key: place, name: t(`botLeft_${place}`), value: carts })),
  ]
  return (
    <ChartCard
      title={t('bot')}
      note={t('botNote')}
      table={{
        columns: [t('bot'), t('thisPeriod'), t('previousPeriod')],
        rows: [
          ...counted.map(([name, { current, previous }, text]) => [t(name), text(current), text(previous)]),
          ...bars.map(({ name, value }) => [name, whole(value), '–']),
        ],
      }}
    >
      <dl className="mb-4 grid gap-4 sm:grid-cols-2">
        {counted.map(([name, { current, previous }, text]) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="font-semibold">{t(name)}</dt>
            <dd className="text-2xl font-bold tabular-nums">{text(current)}</dd>
            {compare && (
              <dd className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
                <ChangeBadge change={changeOf(current, previous, 'higher')} locale={locale} />
                {t('before', { value: text(previous) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <RankBars
        label={t('botWhere')}
        bars={bars.map(({ key, name, value }) => ({ key, name, value, text: whole(value) }))}
      />
    </ChartCard>
  )
}
