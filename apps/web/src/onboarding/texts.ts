import { defineTexts } from '../i18n/language'
import { onboarding } from '../i18n/locales/pt/onboarding'

export const onboardingTexts = defineTexts(onboarding, {
  en: async () => (await import('../i18n/locales/en/onboarding')).onboarding,
  es: async () => (await import('../i18n/locales/es/onboarding')).onboarding,
})
