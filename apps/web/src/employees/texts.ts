import { defineTexts } from '../i18n/language'
import { employees } from '../i18n/locales/pt/shop/employees'

/** Words of the employees' screen. */
export const employeesTexts = defineTexts(employees, {
  en: async () => (await import('../i18n/locales/en/shop/employees')).employees,
  es: async () => (await import('../i18n/locales/es/shop/employees')).employees,
})
