import { defineTexts } from '../../i18n/language'
import { account } from '../../i18n/locales/pt/entry/account'

/** Words around the sign-in forms. */
export const accountTexts = defineTexts(account, {
  en: async () => (await import('../../i18n/locales/en/entry/account')).account,
  es: async () => (await import('../../i18n/locales/es/entry/account')).account,
})
