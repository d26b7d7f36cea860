import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

/** What WhatsApp takes as one text. */
export const longestText = 4096

interface SendProblemProps {
  error: unknown
  /** Characters above the longest text; not above zero when it fits. */
  excess: number
}

/** Why the text was not sent (CONV-30), or cannot be. */
export function SendProblem({ error, excess }: SendProblemProps) {
  const t = useTexts(chatPaneTexts)
  const errorText = useErrorText()
  const reason = error ? errorText(error, '') : ''
  return (
    <p role="alert" className="px-4 pt-2 text-sm font-semibold text-danger-ink empty:hidden">
      {excess > 0 && t('tooLong', { most: longestText, count: excess })}
      {excess <= 0 && error !== null && error !== undefined && t('sendFailed')}
      {excess <= 0 && reason !== '' && `. ${reason}`}
    </p>
  )
}
