import { useTexts } from '../i18n/language'
import { Skeleton } from '../ui/skeleton'
import { ordersTexts } from './texts'

/** Holds the place of a view until its code has come. */
export function ViewSkeleton() {
  const t = useTexts(ordersTexts)
  return (
    <div className="grid gap-3">
      <h1 className="text-2xl">{t('title')}</h1>
      <div role="status" className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <span className="sr-only">{t('loadingOrders')}</span>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-64 rounded-lg" />
        ))}
      </div>
    </div>
  )
}
