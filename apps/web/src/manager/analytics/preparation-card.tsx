import type { Figures } from '@balcao/contract/manager'
import { changeOf } from '@balcao/domain/manager'
import { ChartCard } from '../charts/chart-card'
import { ChangeBadge } from '../overview/change-badge'
import { figureText } from '../words/figure-text'
import { useWords } from '../words/use-words'

/** How long orders take from accepted to ready: the median, and what nine in ten stay below. */
export function PreparationCard({ figures, compare }: { figures: Figures; compare: boolean }) {
  const words = useWords()
  const { t, locale } = words
  const { measured, median_minutes, p90_minutes, previous_median_minutes, previous_p90_minutes } =
    figures.preparation
  const times = [
    ['median', median_minutes, previous_median_minutes],
    ['p90', p90_minutes, previous_p90_minutes],
  ] as const
  const minutes = (value: number | null) => figureText(value, 'minutes', words)
  return (
    <ChartCard
      title={t('preparation')}
      note={t('preparationAbout')}
      table={{
        columns: [t('preparation'), t('thisPeriod'), t('previousPeriod')],
        rows:
          measured === 0 ? [] : times.map(([name, now, before]) => [t(name), minutes(now), minutes(before)]),
      }}
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        {times.map(([name, now, before]) => (
          <div key={name} className="grid content-start gap-1">
            <dt>
              <span className="font-semibold">{t(name)}</span>
              <span className="block text-sm text-ink-soft">{t(`${name}About`)}</span>
            </dt>
            <dd className="text-3xl font-bold tabular-nums">{minutes(now)}</dd>
            {compare && (
              <dd className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
                <ChangeBadge change={changeOf(now, before, 'lower')} locale={locale} />
                {t('before', { value: minutes(before) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('measured', { count: measured })}</p>
    </ChartCard>
  )
}
