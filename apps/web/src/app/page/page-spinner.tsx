import { useTexts } from '../../i18n/language'
import { Spinner } from '../../ui/waiting/spinner'
import { shellTexts } from '../shell/shell-texts'

/** The whole page while nothing can be said yet. */
export function PageSpinner() {
  const t = useTexts(shellTexts)
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <Spinner size={44} label={t('loadingSession')} />
    </div>
  )
}
