import type { Figures } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { numberText } from '../words/figure-text'
import { useWords, type Words } from '../words/use-words'
import { RankCard } from './rank-card'

/** Where the orders came from. */
export function SourcesCard({ figures }: { figures: Figures }) {
  const words = useWords()
  const { t } = words
  return (
    <RankCard
      title={t('sourcesChart')}
      columns={[t('source'), t('ordersColumn'), t('revenueColumn')]}
      ranks={figures.by_source.map((counted) =>
        rankOf(counted, { key: counted.source, name: t(`source_${counted.source}`), words }),
      )}
    />
  )
}

/** Delivered or fetched. */
export function FulfilmentsCard({ figures }: { figures: Figures }) {
  const words = useWords()
  const { t } = words
  return (
    <RankCard
      title={t('fulfilmentsChart')}
      columns={[t('fulfilment'), t('ordersColumn'), t('revenueColumn')]}
      ranks={figures.by_fulfilment.map((counted) =>
        rankOf(counted, { key: counted.fulfilment, name: t(`fulfilment_${counted.fulfilment}`), words }),
      )}
    />
  )
}

function rankOf(
  { orders, revenue_cents }: { orders: number; revenue_cents: number },
  { key, name, words: { t, locale } }: { key: string; name: string; words: Words },
) {
  return {
    key,
    name,
    value: revenue_cents,
    text: formatBrl(revenue_cents),
    aside: t('countOrders', { count: orders }),
    row: [name, numberText(orders, locale), formatBrl(revenue_cents)],
  }
}
