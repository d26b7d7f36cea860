import { defineTexts } from '../i18n/language'
import { employees } from '../i18n/locales/pt/employees'

/** Words of the employees' screen. */
export const employeesTexts = defineTexts(employees, {
  en: async () => (await import('../i18n/locales/en/employees')).employees,
  es: async () => (await import('../i18n/locales/es/employees')).employees,
})
