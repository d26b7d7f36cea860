import { useTexts } from '../../i18n/language'
import { Skeleton } from '../../ui/waiting/skeleton'
import { bookingTexts } from '../texts'
import { RetryCallout } from '../../ui/notices/retry-callout'

interface StillMissingProps {
  /** What could not be fetched, in a sentence; null while it is on its way. */
  failure: string | null
  onRetry: () => void
}

/** In the place of a part of the page that is not there yet, or could not be fetched. */
export function StillMissing({ failure, onRetry }: StillMissingProps) {
  const t = useTexts(bookingTexts)
  if (failure === null) return <Skeleton className="h-64 w-full rounded-lg" />
  return (
    <RetryCallout kind="danger" retry={t('retry')} onRetry={onRetry}>
      {failure}
    </RetryCallout>
  )
}
