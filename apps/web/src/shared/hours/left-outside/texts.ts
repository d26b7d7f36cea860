import { defineTexts } from '../../../i18n/language'
import { lyingAppointments } from '../../../i18n/locales/pt/agenda/lying-appointments'

export const lyingTexts = defineTexts(lyingAppointments, {
  en: async () => (await import('../../../i18n/locales/en/agenda/lying-appointments')).lyingAppointments,
  es: async () => (await import('../../../i18n/locales/es/agenda/lying-appointments')).lyingAppointments,
})
