import type { Figures } from '@balcao/contract/manager'
import { changeOf } from '@balcao/domain/manager'
import { formatBrl } from '@balcao/domain/money'
import { ChartCard } from '../charts/chart-card'
import { RankBars } from '../charts/rank-bars'
import { ChangeBadge } from '../overview/change-badge'
import { numberText, shareText } from '../words/figure-text'
import { useWords } from '../words/use-words'

/** Orders that were cancelled or refused, why, and what they would have brought. */
export function CancellationsCard({ figures, compare }: { figures: Figures; compare: boolean }) {
  const { t, locale } = useWords()
  const { orders, value_cents, rate, by_reason } = figures.cancellations
  const reasons = by_reason.map((one) => ({ ...one, name: t(`reason_${one.reason ?? 'none'}`) }))
  return (
    <ChartCard
      title={t('cancellations')}
      note={reasons.length === 0 && t('noCancellations')}
      table={{
        columns: [t('reason'), t('ordersColumn'), t('value')],
        rows: reasons.map((one) => [one.name, numberText(one.orders, locale), formatBrl(one.value_cents)]),
      }}
    >
      <div className="mb-4 grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="text-3xl font-bold">{t('countOrders', { count: orders.current })}</span>
          {rate !== null && (
            <span className="text-ink-soft">
              {shareText(rate, locale)} {t('rateOfAll')}
            </span>
          )}
        </p>
        <p className="text-ink-soft tabular-nums">
          {t('lostValue')}: <strong className="text-ink">{formatBrl(value_cents.current)}</strong>
        </p>
        {compare && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
            <ChangeBadge change={changeOf(orders.current, orders.previous, 'lower')} locale={locale} />
            {t('before', { value: t('countOrders', { count: orders.previous }) })}
          </p>
        )}
      </div>
      <RankBars
        label={t('reason')}
        bars={reasons.map((one) => ({
          key: one.reason ?? '',
          name: one.name,
          value: one.orders,
          text: t('countOrders', { count: one.orders }),
          aside: formatBrl(one.value_cents),
        }))}
      />
    </ChartCard>
  )
}
