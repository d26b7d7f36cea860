import { defineTexts } from '../i18n/language'
import { auth } from '../i18n/locales/pt/entry/auth'

export const authTexts = defineTexts(auth, {
  en: async () => (await import('../i18n/locales/en/entry/auth')).auth,
  es: async () => (await import('../i18n/locales/es/entry/auth')).auth,
})

/** Any sentence of the sign-in screens. */
type AuthText = keyof typeof auth

/** The sentences that take no parameters. */
export type PlainAuthText = Exclude<AuthText, 'codeHint' | 'resendIn'>
