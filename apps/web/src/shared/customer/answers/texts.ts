import { defineTexts, type Translate } from '../../../i18n/language'
import { answers } from '../../../i18n/locales/pt/agenda/answers'

export const answersTexts = defineTexts(answers, {
  en: async () => (await import('../../../i18n/locales/en/agenda/answers')).answers,
  es: async () => (await import('../../../i18n/locales/es/agenda/answers')).answers,
})
export type AnswersWords = Translate<typeof answers>
