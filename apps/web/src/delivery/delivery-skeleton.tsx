import { useTexts } from '../i18n/language'
import { Skeleton } from '../ui/skeleton'
import { deliveryTexts } from './texts'

/** DELIV-06: the shape of the settings while they are on their way. */
export function DeliverySkeleton() {
  const t = useTexts(deliveryTexts)
  return (
    <output className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-28 rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    </output>
  )
}
