import type { CustomerFigure, Figures } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { ChartCard } from '../charts/chart-card'
import { SplitBar, type SplitPart } from '../charts/split-bar'
import { numberText } from '../words/figure-text'
import { useWords } from '../words/use-words'

const places = { new: 'first', returning: 'second', unknown: 'third' } as const

/** Revenue from who bought for the first time, from who came back, and from who left no phone. */
export function CustomersCard({ figures: { customers } }: { figures: Figures }) {
  const { t, locale } = useWords()
  const groups = (['new', 'returning', 'unknown'] as const).filter(
    (group) => group !== 'unknown' || customers.unknown.orders > 0,
  )
  const hasAny = groups.some((group) => customers[group].orders > 0)
  const partOf = (group: keyof typeof places): SplitPart => {
    const { customers: people, orders, revenue_cents }: CustomerFigure = customers[group]
    const who = group === 'unknown' ? [] : [t('countCustomers', { count: people })]
    return {
      key: places[group],
      name: t(`customers_${group}`),
      value: revenue_cents,
      lines: [formatBrl(revenue_cents), [...who, t('countOrders', { count: orders })].join(' · ')],
    }
  }
  return (
    <ChartCard
      title={t('customersChart')}
      table={{
        columns: [t('customers'), t('customers'), t('ordersColumn'), t('revenueColumn')],
        rows: hasAny
          ? groups.map((group) => [
              t(`customers_${group}`),
              group === 'unknown' ? '–' : numberText(customers[group].customers, locale),
              numberText(customers[group].orders, locale),
              formatBrl(customers[group].revenue_cents),
            ])
          : [],
      }}
    >
      <SplitBar parts={groups.map(partOf)} />
    </ChartCard>
  )
}
