import { defineTexts } from '../../../i18n/language'
import { lyingAppointments } from '../../../i18n/locales/pt/lying-appointments'

export const lyingTexts = defineTexts(lyingAppointments, {
  en: async () => (await import('../../../i18n/locales/en/lying-appointments')).lyingAppointments,
  es: async () => (await import('../../../i18n/locales/es/lying-appointments')).lyingAppointments,
})
