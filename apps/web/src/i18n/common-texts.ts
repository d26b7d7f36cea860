import { defineTexts } from './language'
import { common } from './locales/pt/common'

/** Words of the design system: closing, waiting, choosing. */
export const commonTexts = defineTexts(common, {
  en: async () => (await import('./locales/en/common')).common,
  es: async () => (await import('./locales/es/common')).common,
})
