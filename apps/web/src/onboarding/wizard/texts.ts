import { defineTexts } from '../../i18n/language'
import { onboardingWizard } from '../../i18n/locales/pt/onboarding-wizard'

export const wizardTexts = defineTexts(onboardingWizard, {
  en: async () => (await import('../../i18n/locales/en/onboarding-wizard')).onboardingWizard,
  es: async () => (await import('../../i18n/locales/es/onboarding-wizard')).onboardingWizard,
})
