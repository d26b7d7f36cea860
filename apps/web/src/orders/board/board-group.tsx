import type { OrderStatus } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { RetryCallout } from '../../ui/retry-callout'
import { Skeleton } from '../../ui/skeleton'
import { useColumnOrders, type ColumnQuery } from '../orders.queries'
import { ordersTexts } from '../texts'
import { BoardCard } from './board-card'
import type { BoardActions } from './board-actions'
import type { CardGrab } from './use-card-drag'
import { useShiftGuard } from './use-shift-guard'

interface BoardGroupProps {
  status: OrderStatus
  /** The column has several: this one says which it is. */
  isOneOfSome: boolean
  /** The first of its column says that it is empty; the others are not there then. */
  isFirst: boolean
  /** Id of the column's heading. */
  headingId: string
  query: ColumnQuery
  actions: BoardActions
  grab: CardGrab
  /** The order whose card is being dragged. */
  draggedId: string | null
}

/** The orders of one status, the one that came first first; its loading, its failing and its emptiness. */
export function BoardGroup(props: BoardGroupProps) {
  const { status, isOneOfSome, isFirst, headingId, query, actions, grab, draggedId } = props
  const t = useTexts(ordersTexts)
  const list = useColumnOrders(status, query)
  const orders = list.data
  useShiftGuard(orders)
  const isNarrowed = query.search.trim() !== '' || query.period !== null
  const failed = list.isError && (
    <RetryCallout retry={t('retry')} onRetry={() => void list.refetch()}>
      {orders ? t('listFailed') : t('listFailedEmpty')}
    </RetryCallout>
  )
  if (!orders) return failed || <Loading label={t('loadingOrders')} />
  if (!isFirst && orders.length === 0 && !failed) return null
  return (
    <>
      {isOneOfSome && orders.length > 0 && (
        <h3 className="px-1 font-semibold text-ink-soft">{t(groupWord(status))}</h3>
      )}
      {failed}
      {orders.length === 0 && !failed && (
        <p className="px-2 py-6 text-center text-balance text-ink-soft">
          {isNarrowed ? t('emptyTitle') : t(`boardEmpty_${columnName(status)}`)}
        </p>
      )}
      {orders.length > 0 && (
        <ul
          aria-label={isOneOfSome ? t(groupWord(status)) : undefined}
          aria-labelledby={isOneOfSome ? undefined : headingId}
          aria-busy={list.isPlaceholderData}
          className="grid grid-cols-1 gap-2"
        >
          {orders.map((order) => (
            <li key={order.id} className="min-w-0">
              <BoardCard order={order} actions={actions} grab={grab} isDragged={order.id === draggedId} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('boardMore')}
        </Button>
      )}
    </>
  )
}

/** Only the third column has several. */
const groupWord = (status: OrderStatus) =>
  status === 'dispatched' ? 'boardGroup_dispatched' : 'boardGroup_ready'

const columnName = (status: OrderStatus) =>
  status === 'analysis' || status === 'production' ? status : 'ready'

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
