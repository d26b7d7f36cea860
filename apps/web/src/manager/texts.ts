import { defineTexts, type Translate } from '../i18n/language'
import { manager } from '../i18n/locales/pt/manager'

/** Words of the manager's page. */
export const managerTexts = defineTexts(manager, {
  en: async () => (await import('../i18n/locales/en/manager')).manager,
  es: async () => (await import('../i18n/locales/es/manager')).manager,
})

/** The translator of `managerTexts`. */
export type ManagerWords = Translate<typeof manager>
