import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { companyAgendaTexts } from './texts'
import { LoadingBars } from '../../ui/waiting/loading-bars'
import { RetryCallout } from '../../ui/notices/retry-callout'

interface SectionStateProps {
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

/** In place of a part that is not there: it is being read, or why it could not be and a button that asks again. */
export function SectionState({ error, isFetching, onRetry }: SectionStateProps) {
  const t = useTexts(companyAgendaTexts)
  const errorText = useErrorText()
  if (!error) {
    return <LoadingBars label={t('loading')} className="grid gap-2.5" bars={['h-7', 'h-7', 'h-7']} />
  }
  return (
    <RetryCallout retry={t('retry')} busy={isFetching} onRetry={onRetry}>
      {errorText(error, t('loadFailed'))}
    </RetryCallout>
  )
}
