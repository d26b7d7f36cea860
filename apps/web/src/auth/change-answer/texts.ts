import { defineTexts } from '../../i18n/language'
import { changeAnswer } from '../../i18n/locales/pt/entry/change-answer'

/** Words of the page behind the links of a mail about a change. */
export const changeAnswerTexts = defineTexts(changeAnswer, {
  en: async () => (await import('../../i18n/locales/en/entry/change-answer')).changeAnswer,
  es: async () => (await import('../../i18n/locales/es/entry/change-answer')).changeAnswer,
})
