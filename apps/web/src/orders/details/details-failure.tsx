import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { ordersTexts } from '../texts'
import { RetryCallout } from '../../ui/notices/retry-callout'

/** An order could not be read, or is not there any more. */
export function DetailsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(ordersTexts)
  return (
    <RetryCallout retry={t('retry')} onRetry={onRetry}>
      {t(hasCode(error, 'ORDER_NOT_FOUND') ? 'detailsGone' : 'detailsLoadFailed')}
    </RetryCallout>
  )
}
