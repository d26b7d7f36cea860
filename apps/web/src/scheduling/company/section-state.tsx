import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Skeleton } from '../../ui/skeleton'
import { companyAgendaTexts } from './texts'

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
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-2.5">
        <Skeleton className="h-7" />
        <Skeleton className="h-7" />
        <Skeleton className="h-7" />
      </div>
    )
  }
  return (
    <Callout
      kind="warning"
      live
      action={
        <Button kind="secondary" className="justify-self-start" busy={isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error, t('loadFailed'))}
    </Callout>
  )
}
