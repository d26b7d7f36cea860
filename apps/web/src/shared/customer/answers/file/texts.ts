import { defineTexts } from '../../../../i18n/language'
import { answerFiles } from '../../../../i18n/locales/pt/public/answer-files'

export const answerFilesTexts = defineTexts(answerFiles, {
  en: async () => (await import('../../../../i18n/locales/en/public/answer-files')).answerFiles,
  es: async () => (await import('../../../../i18n/locales/es/public/answer-files')).answerFiles,
})
