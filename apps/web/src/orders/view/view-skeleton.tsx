import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { Skeleton } from '../../ui/waiting/skeleton'
import { boardFrame } from '../board/board-frame'
import type { OrdersView } from './orders-view'
import { ordersTexts } from '../texts'

/** Holds the place of a view until its code has come: the heading stays where it is. */
export function ViewSkeleton({ view }: { view: OrdersView }) {
  const t = useTexts(ordersTexts)
  return (
    <div className={view === 'list' ? 'grid gap-5' : cx(boardFrame, 'grid gap-2')}>
      <div className="flex min-h-11 items-center">
        <h1 className="text-2xl">{t('title')}</h1>
      </div>
      <div role="status" className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <span className="sr-only">{t('loadingOrders')}</span>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-64 rounded-lg" />
        ))}
      </div>
    </div>
  )
}
