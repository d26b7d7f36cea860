import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { logFailure } from '../lib/log'
import { notify } from '../ui/notices/notify'
import { channelsTexts } from './texts'

/** Says why the connection could not be changed. */
export function useActFailure(): (error: unknown) => void {
  const t = useTexts(channelsTexts)
  const errorText = useErrorText()
  return (error) => {
    logFailure('the WhatsApp connection was not changed', error)
    notify.error(errorText(error, t('actFailed')))
  }
}
