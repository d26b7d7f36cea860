import { defineTexts } from './language'
import { common } from './locales/pt/frame/common'

/** Words of the design system: closing, waiting, choosing. */
export const commonTexts = defineTexts(common, {
  en: async () => (await import('./locales/en/frame/common')).common,
  es: async () => (await import('./locales/es/frame/common')).common,
})
