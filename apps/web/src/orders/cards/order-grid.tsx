import type { OrderRow } from '@balcao/contract/orders'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { ordersTexts } from '../texts'
import { CardSkeleton } from './card-skeleton'
import { ListFailed, MoreOrders } from './list-ends'
import { OrderCard, type CardActions } from './order-card'

interface OrderGridProps {
  list: {
    data: OrderRow[] | undefined
    isError: boolean
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  narrowed: boolean
  actions: CardActions
  onNew?: (() => void) | undefined
  onShowAll: () => void
}

/** Cards that a screen has room for. */
const firstCards = 6

const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3 xl:gap-5'

/** The cards in one, two or three columns (ORD-14), their loading, their failing (ORD-32, W14) and their absence. */
export function OrderGrid({ list, narrowed, actions, onNew, onShowAll }: OrderGridProps) {
  const t = useTexts(ordersTexts)
  const orders = list.data
  const failed = list.isError && <ListFailed list={list} />
  if (!orders) return failed || <Loading label={t('loadingOrders')} />
  return (
    <>
      {failed}
      {orders.length === 0 && !list.isError && (
        <Nothing narrowed={narrowed} onNew={onNew} onShowAll={onShowAll} />
      )}
      {orders.length > 0 && (
        <ul aria-label={t('list')} aria-busy={list.isPlaceholderData} className={gridClass}>
          {orders.map((order, index) => (
            <li key={order.id} className="min-w-0">
              <OrderCard order={order} actions={actions} isFirst={index < firstCards} />
            </li>
          ))}
        </ul>
      )}
      <MoreOrders list={list}>{t('loadMore')}</MoreOrders>
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 6 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}

function Nothing({ narrowed, onNew, onShowAll }: Pick<OrderGridProps, 'narrowed' | 'onNew' | 'onShowAll'>) {
  const t = useTexts(ordersTexts)
  const next: ReactNode = narrowed ? (
    <Button onClick={onShowAll}>{t('emptyShowAll')}</Button>
  ) : (
    onNew && (
      <Button size="large" onClick={onNew}>
        {t('newOrder')}
      </Button>
    )
  )
  return (
    <EmptyState icon={<Inbox size={30} aria-hidden="true" />} title={t('emptyTitle')} action={next}>
      <p>{narrowed ? t('emptyFiltered') : t('emptyAll')}</p>
      {!narrowed && onNew && <p className="mt-2">{t('emptyAllNext')}</p>}
    </EmptyState>
  )
}
