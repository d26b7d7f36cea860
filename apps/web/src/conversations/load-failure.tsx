import { RefreshCw } from 'lucide-react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { asksForReload } from './reload-hint'
import { conversationsTexts } from './texts'

interface LoadFailureProps {
  /** What could not be loaded, e.g. 'Erro ao carregar conversas'. */
  title: string
  error: unknown
  /** Something is still shown beside it. */
  kept?: boolean
  onRetry: () => void
}

/** Says that something could not be read, why, and what to press; an error that asks for a reload gets its button. */
export function LoadFailure({ title, error, kept = false, onRetry }: LoadFailureProps) {
  const t = useTexts(conversationsTexts)
  const errorText = useErrorText()
  const reason = errorText(error, '')
  return (
    <Callout
      kind="warning"
      live
      actions={
        <>
          <Button kind="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
          {asksForReload(error) && (
            <Button
              icon={<RefreshCw size={18} aria-hidden="true" />}
              onClick={() => window.location.reload()}
            >
              {t('reloadPage')}
            </Button>
          )}
        </>
      }
    >
      <p className="font-semibold">{title}</p>
      {reason !== '' && reason !== title && <p>{reason}</p>}
      {kept && <p>{t('kept')}</p>}
    </Callout>
  )
}
