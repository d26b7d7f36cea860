import { defineTexts } from '../i18n/language'
import { onboarding } from '../i18n/locales/pt/entry/onboarding'

export const onboardingTexts = defineTexts(onboarding, {
  en: async () => (await import('../i18n/locales/en/entry/onboarding')).onboarding,
  es: async () => (await import('../i18n/locales/es/entry/onboarding')).onboarding,
})
