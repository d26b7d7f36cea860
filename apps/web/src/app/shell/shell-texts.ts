import { defineTexts } from '../../i18n/language'
import { shell } from '../../i18n/locales/pt/frame/shell'

/** Words of the frame around the features: menu, guards, banners. */
export const shellTexts = defineTexts(shell, {
  en: async () => (await import('../../i18n/locales/en/frame/shell')).shell,
  es: async () => (await import('../../i18n/locales/es/frame/shell')).shell,
})
