import { defineTexts } from '../i18n/language'
import { operator } from '../i18n/locales/pt/operator/operator'

/** Words of the operator’s page: sign-in, frame, leads. */
export const operatorTexts = defineTexts(operator, {
  en: async () => (await import('../i18n/locales/en/operator/operator')).operator,
  es: async () => (await import('../i18n/locales/es/operator/operator')).operator,
})
