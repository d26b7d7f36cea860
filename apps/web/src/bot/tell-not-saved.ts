import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow } from '../i18n/language'
import { logFailure } from '../lib/log'
import { notify } from '../ui/notices/notify'
import { botTexts } from './texts'

/** Says why the bot's settings were not saved. */
export function tellNotSaved(error: unknown) {
  logFailure('settings of the bot were not saved', error)
  notify.error(errorText(error, currentLanguage(), textsNow(botTexts)('saveFailed')))
}
