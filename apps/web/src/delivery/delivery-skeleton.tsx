import { useTexts } from '../i18n/language'
import { LoadingBars } from '../ui/waiting/loading-bars'
import { deliveryTexts } from './texts'

/** DELIV-06: the shape of the settings while they are on their way. */
export function DeliverySkeleton() {
  const t = useTexts(deliveryTexts)
  return (
    <LoadingBars
      label={t('loading')}
      className="grid gap-4 lg:grid-cols-2"
      bars={['h-28 rounded-lg lg:col-span-2', 'h-40 rounded-lg', 'h-40 rounded-lg']}
    />
  )
}
