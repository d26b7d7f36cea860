import { defineTexts } from '../i18n/language'
import { firstSteps } from '../i18n/locales/pt/first-steps'

/** Words of a new company's first steps. */
export const firstStepTexts = defineTexts(firstSteps, {
  en: async () => (await import('../i18n/locales/en/first-steps')).firstSteps,
  es: async () => (await import('../i18n/locales/es/first-steps')).firstSteps,
})
