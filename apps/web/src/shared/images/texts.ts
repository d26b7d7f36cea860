import { defineTexts } from '../../i18n/language'
import { images } from '../../i18n/locales/pt/images'

/** Words of pictures: uploading, the gallery, the viewer. */
export const imagesTexts = defineTexts(images, {
  en: async () => (await import('../../i18n/locales/en/images')).images,
  es: async () => (await import('../../i18n/locales/es/images')).images,
})
