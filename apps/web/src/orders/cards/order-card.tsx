import type { OrderRow } from '@balcao/contract/orders'
import { isOpen, isStatus, type OrderStatus } from '@balcao/domain/orders'
import { Pencil, ScrollText, Trash2 } from 'lucide-react'
import { memo, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { statusBand } from '../../shared/orders/status-band'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { useNear } from '../../ui/lists/use-near'
import { isUnseen } from '../words/is-unseen'
import { statusWord } from '../words/status-word'
import { ordersTexts } from '../texts'
import { AdvanceButton, DoneButton } from './advance-button'
import { CardInBrief } from './card-in-brief'
import { CardItems } from './card-items'
import { CardPayment } from './card-payment'
import { CardProblem } from './card-problem'
import { fulfilmentIcons } from './fulfilment-icons'
import { MadeCount } from './made-count'
import { OrderAge } from './order-age'
import { PrintChip } from './print-chip'

/** What a person can do with a card; left out where their role may not. */
export interface CardActions {
  open: (order: OrderRow) => void
  edit?: ((order: OrderRow) => void) | undefined
  remove?: ((order: OrderRow) => void) | undefined
  move: (order: OrderRow, to: OrderStatus) => void
}

/** One order, to be read at arm's length: how old, whose, where to, what, how paid, and the next thing to do. */
export const OrderCard = memo(function OrderCard({
  order,
  actions,
  isFirst,
}: {
  order: OrderRow
  actions: CardActions
  /** It is seen without scrolling. */
  isFirst: boolean
}) {
  const t = useTexts(ordersTexts)
  const open = isOpen(order.status) || !isStatus(order.status)
  const isNew = isUnseen(order)
  const place = useRef<HTMLElement>(null)
  const { isNear, style } = useNear(place, { starts: isFirst, about: 500 })
  return (
    <article
      ref={place}
      style={style}
      data-order={order.id}
      tabIndex={-1}
      aria-label={t('orderName', { number: order.number, customer: order.customer_name })}
      className={cx(
        'flex scroll-mt-4 flex-col overflow-hidden rounded-lg border',
        isNew ? 'border-marigold ring-3 ring-marigold' : 'border-line',
        open ? 'h-full bg-surface shadow-card' : 'bg-canvas',
      )}
    >
      {isNear ? <Content order={order} actions={actions} isOpen={open} /> : <CardInBrief order={order} />}
    </article>
  )
})

function Content({
  order,
  actions,
  isOpen: isOrderOpen,
}: {
  order: OrderRow
  actions: CardActions
  isOpen: boolean
}) {
  const t = useTexts(ordersTexts)
  return (
    <>
      <header className={cx('flex items-center gap-x-3 px-4 py-2', statusBand(order.status))}>
        <h2 className="text-3xl tabular-nums">#{order.number}</h2>
        {isUnseen(order) && (
          <span data-theme="light" className="rounded-full bg-marigold px-2.5 py-0.5 font-bold text-ink">
            {t('new')}
          </span>
        )}
        <span className="ml-auto grid min-h-13 content-center justify-items-end gap-0.5 text-right">
          {isOrderOpen && <OrderAge order={order} />}
          <span className="leading-tight font-semibold">{statusWord(t, order.status, order)}</span>
        </span>
      </header>
      <div className="flex flex-1 flex-col gap-3.5 px-4 pt-3.5 pb-2 [contain-intrinsic-size:auto_22rem] [content-visibility:auto]">
        <div className="grid gap-1">
          <p className="text-xl font-bold break-words">{order.customer_name}</p>
          <div className="flex items-start justify-between gap-3">
            <Destination order={order} />
            <MadeCount order={order} />
          </div>
        </div>
        <CardItems items={order.items} most={isOrderOpen ? 6 : 2} />
        {order.notes && (
          <p className="rounded-md border-l-4 border-marigold bg-analysis px-3 py-2 font-semibold break-words text-analysis-ink">
            <span className="sr-only">{t('note')}: </span>
            {order.notes}
          </p>
        )}
        <div className="mt-auto grid gap-3 border-t border-line pt-3">
          <CardPayment order={order} />
          <PrintChip order={order} />
          <CardProblem orderId={order.id} />
          <AdvanceButton order={order} onMove={(to) => actions.move(order, to)} />
        </div>
        <footer className="-mx-2 flex flex-wrap items-center justify-end gap-1">
          {order.status === 'ready' && <DoneButton />}
          <IconButton
            label={t('details')}
            title={t('details')}
            icon={<ScrollText size={22} aria-hidden="true" />}
            onClick={() => actions.open(order)}
          />
          {actions.edit && (
            <IconButton
              label={t('edit')}
              title={t('edit')}
              disabled={!isOrderOpen}
              icon={<Pencil size={22} aria-hidden="true" />}
              onClick={() => actions.edit?.(order)}
            />
          )}
          {actions.remove && (
            <IconButton
              label={t('delete')}
              title={t('delete')}
              icon={<Trash2 size={22} aria-hidden="true" />}
              onClick={() => actions.remove?.(order)}
            />
          )}
        </footer>
      </div>
    </>
  )
}

function Destination({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const Icon = fulfilmentIcons[order.fulfilment]
  const where = order.fulfilment === 'delivery' ? (order.neighbourhood ?? order.customer_address) : null
  return (
    <p className="flex items-start gap-2 text-lg">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{t(order.fulfilment)}</span>
        {where && <> · {where}</>}
      </span>
    </p>
  )
}
