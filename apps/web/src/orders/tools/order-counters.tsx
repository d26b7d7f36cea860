import { boardColumns, type OrderStatus } from '@balcao/domain/orders'
import { Bike } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import type { ShownStatus } from '../data/order-filters'
import { useOrderCounts } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import { columnLooks } from '../cards/column-looks'

const chosen = 'ring-3 ring-accent ring-offset-2 ring-offset-canvas'

interface OrderCountersProps {
  selected: ShownStatus | null
  onSelect: (status: OrderStatus | null) => void
}

/**
 * The three counters (ORD-10 to ORD-13), and on the last of them what is on its way. Pressing one shows only its orders,
 * pressing it again all.
 */
export function OrderCounters({ selected, onSelect }: OrderCountersProps) {
  const t = useTexts(ordersTexts)
  const { data: counts } = useOrderCounts()
  const press = (status: OrderStatus) => ({
    'aria-pressed': selected === status,
    onClick: () => onSelect(selected === status ? null : status),
  })
  const onTheWay = counts?.dispatched ?? 0
  return (
    <div role="group" aria-label={t('counters')} className="relative grid grid-cols-3 gap-2 sm:gap-4">
      {boardColumns.map((status) => {
        const [Icon, look] = columnLooks[status]
        return (
          <button
            key={status}
            type="button"
            {...press(status)}
            className={cx(
              'grid min-h-24 content-between gap-1 rounded-lg px-3 py-2.5 text-left transition-shadow sm:px-5 sm:py-3.5',
              look,
              selected === status ? chosen : 'hover:shadow-card',
            )}
          >
            <span className="flex items-start gap-2 text-sm leading-tight font-semibold sm:text-base">
              <Icon size={20} aria-hidden="true" className="hidden shrink-0 sm:block" />
              {t(`count_${status}`)}
            </span>
            <span className="text-3xl font-bold tabular-nums sm:text-4xl">
              {counts ? counts[status] : '–'}
            </span>
          </button>
        )
      })}
      {(onTheWay > 0 || selected === 'dispatched') && (
        <button
          type="button"
          {...press('dispatched')}
          className={cx(
            'col-span-3 inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full bg-accent-tint px-4 font-semibold text-accent-ink tabular-nums sm:absolute sm:right-3 sm:bottom-3',
            selected === 'dispatched' ? chosen : 'hover:shadow-card',
          )}
        >
          <Bike size={20} aria-hidden="true" className="shrink-0" />
          {t('onTheWay', { count: onTheWay })}
        </button>
      )}
    </div>
  )
}
