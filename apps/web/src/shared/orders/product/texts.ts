import { defineTexts } from '../../../i18n/language'
import { product } from '../../../i18n/locales/pt/shop/product'

/** Words of choosing a product: its size, flavours and options. */
export const productTexts = defineTexts(product, {
  en: async () => (await import('../../../i18n/locales/en/shop/product')).product,
  es: async () => (await import('../../../i18n/locales/es/shop/product')).product,
})
