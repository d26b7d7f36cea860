import { defineTexts, type Translate } from '../i18n/language'
import { manager } from '../i18n/locales/pt/shop/manager'

/** Words of the manager's page. */
export const managerTexts = defineTexts(manager, {
  en: async () => (await import('../i18n/locales/en/shop/manager')).manager,
  es: async () => (await import('../i18n/locales/es/shop/manager')).manager,
})

/** The translator of `managerTexts`. */
export type ManagerWords = Translate<typeof manager>
