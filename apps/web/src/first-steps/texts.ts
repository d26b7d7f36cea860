import { defineTexts } from '../i18n/language'
import { firstSteps } from '../i18n/locales/pt/entry/first-steps'

/** Words of a new company's first steps. */
export const firstStepTexts = defineTexts(firstSteps, {
  en: async () => (await import('../i18n/locales/en/entry/first-steps')).firstSteps,
  es: async () => (await import('../i18n/locales/es/entry/first-steps')).firstSteps,
})
