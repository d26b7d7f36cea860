import type { OrderRow } from '@balcao/contract/orders'
import { boardGroups, type BoardColumn, type OrderStatus } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Skeleton } from '../../ui/waiting/skeleton'
import { ListFailed, MoreOrders } from '../cards/list-ends'
import { useColumnOrders, type ColumnQuery } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import { BoardCard } from './board-card'
import type { BoardActions } from './board-actions'
import type { CardGrab } from './use-card-drag'
import { useShiftGuard } from './use-shift-guard'
import { waits } from '../words/waits'

interface BoardGroupProps {
  column: BoardColumn
  /** One of those that stand in the column. */
  status: OrderStatus
  /** Id of the column's heading. */
  headingId: string
  query: ColumnQuery
  actions: BoardActions
  grab: CardGrab
  /** The order whose card is being dragged. */
  draggedId: string | null
}

/** The orders of one status, the one that came first first, and below them those whose time has not come; its loading, its failing and its emptiness. */
export function BoardGroup(props: BoardGroupProps) {
  const { column, status, headingId, query, actions, grab, draggedId } = props
  const t = useTexts(ordersTexts)
  const list = useColumnOrders(status, query)
  const waiting = list.data?.filter(waits).toSorted(byMoment)
  const orders = list.data?.filter((order) => !waits(order))
  const [first, ...others] = boardGroups[column]
  const isOneOfSome = others.length > 0
  useShiftGuard(orders)
  const isNarrowed = query.search.trim() !== '' || query.period !== null
  const card = (order: OrderRow, index: number) => (
    <li key={order.id} className="min-w-0">
      <BoardCard
        order={order}
        actions={actions}
        grab={grab}
        isDragged={order.id === draggedId}
        isFirst={index < firstCards}
      />
    </li>
  )
  const failed = list.isError && <ListFailed list={list} />
  if (!orders) return failed || <Loading label={t('loadingOrders')} />
  // The first of a column says that it is empty.
  if (status !== first && orders.length === 0 && !failed) return null
  return (
    <>
      {isOneOfSome && orders.length > 0 && (
        <h3 className="px-1 font-semibold text-ink-soft">{t(groupWord(status))}</h3>
      )}
      {failed}
      {orders.length === 0 && !failed && (
        <p className="px-2 py-6 text-center text-balance text-ink-soft">
          {isNarrowed ? t('emptyTitle') : t(`boardEmpty_${column}`)}
        </p>
      )}
      {orders.length > 0 && (
        <ul
          aria-label={isOneOfSome ? t(groupWord(status)) : undefined}
          aria-labelledby={isOneOfSome ? undefined : headingId}
          aria-busy={list.isPlaceholderData}
          className="grid grid-cols-1 gap-2"
        >
          {orders.map(card)}
        </ul>
      )}
      {waiting && waiting.length > 0 && (
        <>
          <h3 className="px-1 font-semibold text-ink-soft">{t('boardGroup_scheduled')}</h3>
          <ul aria-label={t('boardGroup_scheduled')} className="grid grid-cols-1 gap-2">
            {waiting.map(card)}
          </ul>
        </>
      )}
      <MoreOrders list={list}>{t('boardMore')}</MoreOrders>
    </>
  )
}

/** Cards of a group that a screen has room for. */
const firstCards = 5

/** What is wanted first, first. */
const byMoment = (one: OrderRow, other: OrderRow) => (one.scheduled_for! < other.scheduled_for! ? -1 : 1)

/** Only the third column has several. */
const groupWord = (status: OrderStatus) =>
  status === 'dispatched' ? 'boardGroup_dispatched' : 'boardGroup_ready'

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-40 rounded-lg" />
      ))}
    </div>
  )
}
