import type { Figures } from '@balcao/contract/manager'
import { formatBrl } from '@balcao/domain/money'
import { numberText } from '../words/figure-text'
import { useWords } from '../words/use-words'
import { RankCard } from './rank-card'

/** What sold most by money (MGR-12). */
export function ProductsCard({ figures }: { figures: Figures }) {
  const { t, locale } = useWords()
  return (
    <RankCard
      title={t('productsChart')}
      columns={[t('product'), t('quantity'), t('ordersColumn'), t('sales')]}
      ranks={figures.top_products.map(({ product, name, quantity, orders, sales_cents }) => ({
        key: product,
        name,
        value: sales_cents,
        text: formatBrl(sales_cents),
        aside: t('countUnits', { count: quantity }),
        row: [name, numberText(quantity, locale), numberText(orders, locale), formatBrl(sales_cents)],
      }))}
    />
  )
}

/** Where deliveries went, those with most orders first. */
export function NeighbourhoodsCard({ figures }: { figures: Figures }) {
  const { t, locale } = useWords()
  return (
    <RankCard
      title={t('neighbourhoodsChart')}
      columns={[t('neighbourhood'), t('ordersColumn'), t('revenueColumn')]}
      ranks={figures.neighbourhoods.map(({ neighbourhood, orders, revenue_cents }) => {
        const name = neighbourhood ?? t('noNeighbourhood')
        return {
          key: neighbourhood ?? '',
          name,
          value: orders,
          text: t('countOrders', { count: orders }),
          aside: formatBrl(revenue_cents),
          row: [name, numberText(orders, locale), formatBrl(revenue_cents)],
        }
      })}
    />
  )
}

/** How it was paid, with the delivery fees: what came in. */
export function PaymentsCard({ figures }: { figures: Figures }) {
  const { t, locale } = useWords()
  return (
    <RankCard
      title={t('paymentsChart')}
      note={t('receivedNote')}
      columns={[t('payment'), t('ordersColumn'), t('received')]}
      ranks={figures.payments.map(({ payment_method, orders, total_cents }) => {
        const name = t(`payment_${payment_method}`)
        return {
          key: payment_method,
          name,
          value: total_cents,
          text: formatBrl(total_cents),
          aside: t('countOrders', { count: orders }),
          row: [name, numberText(orders, locale), formatBrl(total_cents)],
        }
      })}
    />
  )
}
