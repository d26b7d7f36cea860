import type { Figures } from '@balcao/contract/manager'
import { figureText, shareText } from '../words/figure-text'
import { useWords } from '../words/use-words'

/** Smaller figures: the average ticket, and what is not revenue. */
export function MoreFigures({ figures, compare = true }: { figures: Figures; compare?: boolean }) {
  const words = useWords()
  const { t, locale } = words
  const money = [
    ['averageTicket', figures.average_ticket_cents],
    ['deliveryFees', figures.delivery_fees_cents],
    ['discounts', figures.discounts_cents],
  ] as const
  const { rate, orders } = figures.cancellations
  return (
    <dl
      aria-label={t('moreFigures')}
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 lg:grid-cols-4"
    >
      {money.map(([name, { current, previous }]) => (
        <Figure
          key={name}
          name={t(name)}
          value={figureText(current, 'cents', words)}
          {...(name === 'averageTicket' ? { about: t('averageTicketAbout') } : {})}
          {...(compare ? { before: t('before', { value: figureText(previous, 'cents', words) }) } : {})}
        />
      ))}
      <Figure
        name={t('cancelRate')}
        value={rate === null ? t('notMeasured') : shareText(rate, locale)}
        before={t('countOrders', { count: orders.current })}
      />
    </dl>
  )
}

function Figure({
  name,
  value,
  before,
  about,
}: {
  name: string
  value: string
  before?: string
  about?: string
}) {
  return (
    <div className="min-w-0" title={about}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-lg font-semibold whitespace-nowrap">{value}</span>
        {before && <span className="text-sm whitespace-nowrap text-ink-soft">{before}</span>}
      </dd>
    </div>
  )
}
