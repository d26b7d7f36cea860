import { currentLanguage, followLanguage, locales, textsReady } from './language'

/** Sets `<html lang>`, follows the other tabs and waits for the texts of the chosen language. Call once, before the first render. */
export async function startLanguage() {
  document.documentElement.lang = locales[currentLanguage()]
  followLanguage()
  await textsReady()
}
