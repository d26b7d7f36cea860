import { defineTexts } from '../../i18n/language'
import { images } from '../../i18n/locales/pt/shop/images'

/** Words of pictures: uploading, the gallery, the viewer. */
export const imagesTexts = defineTexts(images, {
  en: async () => (await import('../../i18n/locales/en/shop/images')).images,
  es: async () => (await import('../../i18n/locales/es/shop/images')).images,
})
