import { defineTexts } from '../../i18n/language'
import { onboardingWizard } from '../../i18n/locales/pt/entry/onboarding-wizard'

export const wizardTexts = defineTexts(onboardingWizard, {
  en: async () => (await import('../../i18n/locales/en/entry/onboarding-wizard')).onboardingWizard,
  es: async () => (await import('../../i18n/locales/es/entry/onboarding-wizard')).onboardingWizard,
})
