import type { OrderItem, OrderRow } from '@balcao/contract/orders'
import { partOnScreen } from '@balcao/domain/catalogue'
import type { OrderStatus } from '@balcao/domain/orders'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { AdvanceButton } from '../cards/advance-button'
import { CardProblem } from '../cards/card-problem'
import { columnLooks } from '../cards/column-looks'
import { fulfilmentIcons } from '../cards/fulfilment-icons'
import { OrderAge } from '../cards/order-age'
import { ordersTexts } from '../texts'
import { useTicked } from './pending-ticks'

interface TicketProps {
  order: OrderRow
  onTick: (order: OrderRow, line: number, ticked: boolean) => void
  onMove: (order: OrderRow, to: OrderStatus) => void
}

/** An order as a cook reads it from across the room: its number, how long it waits, and each line to tick. */
export const Ticket = memo(function Ticket({ order, onTick, onMove }: TicketProps) {
  const t = useTexts(ordersTexts)
  const ticked = useTicked(order)
  const Icon = fulfilmentIcons[order.fulfilment]
  const [, look] = columnLooks[order.status === 'production' ? 'production' : 'analysis']
  return (
    <article
      data-order={order.id}
      tabIndex={-1}
      aria-label={t('orderName', { number: order.number, customer: order.customer_name })}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-xl border-2 bg-surface shadow-card',
        ticked.length >= order.items.length ? 'border-ready-solid' : 'border-line',
      )}
    >
      <header className={cx('flex flex-wrap items-center gap-x-2 px-4 py-2 text-lg sm:text-xl', look)}>
        <h3 className="text-3xl font-bold tabular-nums">#{order.number}</h3>
        <span className="flex flex-1 items-center gap-1.5 font-semibold whitespace-nowrap">
          <Icon size={24} aria-hidden="true" className="shrink-0" />
          {t(order.fulfilment)}
        </span>
        <OrderAge order={order} />
        <span className="min-w-0 basis-full truncate text-lg font-medium">{order.customer_name}</span>
      </header>
      <ul className="grid flex-1 content-start">
        {order.items.map((item, line) => {
          const isTicked = ticked.includes(line)
          return (
            <li key={line} className="border-b border-line">
              <TicketLine item={item} isTicked={isTicked} onTick={() => onTick(order, line, !isTicked)} />
            </li>
          )
        })}
      </ul>
      {order.notes && (
        <p className="border-l-8 border-marigold bg-analysis px-4 py-2 text-xl font-semibold break-words text-analysis-ink">
          <span className="sr-only">{t('note')}: </span>
          {order.notes}
        </p>
      )}
      <CardProblem orderId={order.id} />
      <div className="flex p-3">
        <AdvanceButton order={order} onMove={(to) => onMove(order, to)} />
      </div>
    </article>
  )
})

interface TicketLineProps {
  item: OrderItem
  isTicked: boolean
  onTick: () => void
}

function TicketLine({ item, isTicked, onTick }: TicketLineProps) {
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      onClick={onTick}
      className={cx(
        'flex min-h-14 w-full items-start gap-3 px-4 py-2.5 text-left text-2xl leading-tight hover:bg-sunken',
        isTicked && 'text-ink-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-md border-2',
          isTicked ? 'border-ready-solid bg-ready-solid text-surface' : 'border-line-strong',
        )}
      >
        {isTicked && <Check size={22} strokeWidth={3} />}
      </span>
      <span className={cx('grid min-w-0 gap-0.5', isTicked && 'line-through')}>
        <span className="font-bold break-words">
          <span className="tabular-nums">{item.quantity}×</span> {item.name}
        </span>
        {item.options.map(({ name }, place) => (
          <span key={place} className="text-xl break-words">
            + {partOnScreen(name)}
          </span>
        ))}
        {item.notes && (
          <span
            className={cx(
              'rounded-sm px-1.5 text-xl font-bold break-words',
              !isTicked && 'bg-analysis text-analysis-ink',
            )}
          >
            {item.notes}
          </span>
        )}
      </span>
    </button>
  )
}
