import { defineTexts } from '../i18n/language'
import { catalogue } from '../i18n/locales/pt/shop/catalogue'

export const catalogueTexts = defineTexts(catalogue, {
  en: async () => (await import('../i18n/locales/en/shop/catalogue')).catalogue,
  es: async () => (await import('../i18n/locales/es/shop/catalogue')).catalogue,
})

/** Any sentence of the catalogue feature. */
export type CatalogueText = keyof typeof catalogue
