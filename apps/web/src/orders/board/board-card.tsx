import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { lazy, memo, Suspense, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useNear } from '../../ui/lists/use-near'
import { AdvanceButton } from '../cards/advance-button'
import { CardInBrief } from '../cards/card-in-brief'
import { CardProblem } from '../cards/card-problem'
import { fulfilmentIcons } from '../cards/fulfilment-icons'
import { OrderAge } from '../cards/order-age'
import { PrintChip } from '../cards/print-chip'
import { isUnseen } from '../words/is-unseen'
import { balanceOfOrder } from '../payments/balance'
import { ordersTexts } from '../texts'
import { BriefItems } from './brief-items'
import type { BoardActions } from './board-actions'
import { MadeCount } from '../cards/made-count'
import type { CardGrab } from './use-card-drag'

// Menus weigh more than the board, and nobody presses one before the cards are there.
const CardMenu = lazy(async () => ({ default: (await import('./card-menu')).CardMenu }))

interface BoardCardProps {
  order: OrderRow
  actions: BoardActions
  grab: CardGrab
  isDragged: boolean
  /** It is seen without scrolling. */
  isFirst: boolean
}

/**
 * One open order in a few lines: which, whose, where to, how old, how much, what is in it, and the next thing to do.
 * Pressed anywhere else it opens its details; a mouse can drag it to another column.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, actions, grab, isDragged, isFirst } = props
  const t = useTexts(ordersTexts)
  const isNew = isUnseen(order)
  const place = useRef<HTMLElement>(null)
  const { isNear, style } = useNear(place, { starts: isFirst, about: 190 })
  return (
    <article
      ref={place}
      style={style}
      data-order={order.id}
      tabIndex={-1}
      aria-label={t('orderName', { number: order.number, customer: order.customer_name })}
      onPointerDown={(event) => grab.take(order, event)}
      onClickCapture={(event) => {
        if (grab.endedDrag()) event.stopPropagation()
      }}
      className={cx(
        'relative grid scroll-my-2 gap-1 rounded-lg border bg-surface px-3 pt-2 pb-1.5 shadow-card select-none pointer-fine:cursor-grab',
        isNew ? 'border-marigold ring-3 ring-marigold' : 'border-line',
        isDragged && 'opacity-45',
      )}
    >
      {isNear || isDragged ? <Content order={order} actions={actions} /> : <CardInBrief order={order} />}
    </article>
  )
})

function Content({ order, actions }: Pick<BoardCardProps, 'order' | 'actions'>) {
  const t = useTexts(ordersTexts)
  const isNew = isUnseen(order)
  return (
    <>
      <header className="flex items-center gap-x-2 @max-xs:flex-wrap">
        <h3 className="flex min-w-0 flex-1 @max-xs:basis-full">
          <button
            type="button"
            onClick={() => actions.open(order)}
            className="-my-2 flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-lg font-bold after:absolute after:inset-0 after:rounded-lg"
          >
            <span
              data-theme={isNew ? 'light' : undefined}
              className={cx('tabular-nums', isNew && '-ml-1 rounded-full bg-marigold px-2 text-ink')}
            >
              {isNew && <span className="sr-only">{t('new')} </span>}#{order.number}
            </span>
            <span className="truncate">{order.customer_name}</span>
          </button>
        </h3>
        <MadeCount order={order} />
        <OrderAge order={order} />
      </header>
      <Where order={order} />
      <BriefItems items={order.items} />
      {order.notes && (
        <p className="truncate rounded-sm border-l-4 border-marigold bg-analysis px-2 text-sm font-semibold text-analysis-ink">
          <span className="sr-only">{t('note')}: </span>
          {order.notes}
        </p>
      )}
      <div data-still className="relative grid gap-1 empty:hidden">
        {(order.print_state === 'failed' || order.print_state === 'uncertain') && <PrintChip order={order} />}
        <CardProblem orderId={order.id} />
      </div>
      <div data-still className="relative -mr-1.5 flex items-center">
        <span className="flex min-w-0 flex-1 leading-tight @max-xs:[&_svg]:hidden">
          <AdvanceButton order={order} isBrief onMove={(to) => actions.move(order, to)} />
        </span>
        <Suspense fallback={<span className="size-11 shrink-0" />}>
          <CardMenu order={order} actions={actions} />
        </Suspense>
      </div>
    </>
  )
}

function Where({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const isDelivery = order.fulfilment === 'delivery'
  const Icon = fulfilmentIcons[order.fulfilment]
  const where = isDelivery ? (order.neighbourhood ?? order.customer_address) : null
  return (
    <p className="flex min-w-0 items-center justify-between gap-x-3 @max-xs:flex-wrap">
      <span className="flex min-w-0 items-center gap-1.5">
        <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span className="truncate">
          <span className="font-semibold">{t(order.fulfilment)}</span>
          {where && <> · {where}</>}
        </span>
      </span>
      <span className="whitespace-nowrap">
        <Owed order={order} />
      </span>
    </p>
  )
}

/** The total with how it will be paid, or that it is; only what is still owed where a part is. */
function Owed({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const { owedCents } = balanceOfOrder(order)
  if (order.paid > 0 && owedCents > 0) {
    return <span className="font-bold tabular-nums">{`${t('owed')} ${formatBrl(owedCents)}`}</span>
  }
  return (
    <>
      <span className="font-bold tabular-nums">{formatBrl(toCents(order.total))}</span>{' '}
      {order.paid > 0 ? (
        <span className="font-semibold text-ready-ink">{t('paid')}</span>
      ) : (
        <span className="text-ink-soft">{t(`payBrief_${order.payment_method}`)}</span>
      )}
    </>
  )
}
