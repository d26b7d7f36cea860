import { useTexts } from '../../i18n/language'
import { companyAgendaTexts } from './texts'
import { RetryCallout } from '../../ui/notices/retry-callout'

/** The link to Google Calendar as this page needs it; the route gives it. */
export interface GoogleLink {
  /** False until it is known how the connection stands. */
  isKnown: boolean
  isChecking: boolean
  /** Events can be written now. */
  isUsable: boolean
  /** What is wrong, as a sentence; empty when nothing is, or it was never connected. */
  problem: string
  /** Has the connection checked again. */
  onCheck: () => void
}

interface GoogleWarningProps {
  google: GoogleLink
  /** Names the reason, so that the button it disables can point to it. */
  id: string
}

/** Why no appointment can be made here (SCHD-07, SCHD-15), with the way to try again (SCHD-08). */
export function GoogleWarning({ google, id }: GoogleWarningProps) {
  const t = useTexts(companyAgendaTexts)
  const { isKnown, isChecking, isUsable, problem, onCheck } = google
  if (isUsable) return null
  if (!isKnown) {
    return (
      <p id={id} role="status" className="text-ink-soft">
        {t('checkingGoogle')}
      </p>
    )
  }
  return (
    <section aria-label={t('notConnectedTitle')}>
      <RetryCallout retry={t('retryConnection')} busy={isChecking} onRetry={onCheck}>
        <p id={id}>{t('notConnected')}</p>
        {problem !== '' && <p className="mt-1">{problem}</p>}
      </RetryCallout>
    </section>
  )
}
