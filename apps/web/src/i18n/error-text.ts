import { ApiError } from '../lib/http/api-error'
import { defineTexts, useLanguage, type Language } from './language'
import { errors as ptErrors } from './locales/pt/frame/errors'
import { useMemo } from 'react'

const errorTexts = defineTexts(ptErrors, {
  en: async () => (await import('./locales/en/frame/errors')).errors,
  es: async () => (await import('./locales/es/frame/errors')).errors,
})

/**
 * The sentence for a failed call in a language: the server's own text in Portuguese, the translation of its
 * code elsewhere, `fallback` when neither says anything.
 */
export function errorText(error: unknown, language: Language, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const translated = errorTexts.maps.get(language)?.[error.code]
  const text = language === 'pt' ? error.mensagem || translated : translated || error.mensagem
  return typeof text === 'string' && text !== '' ? text : fallback
}

/** `errorText` in the chosen language. */
export function useErrorText() {
  const { language } = useLanguage()
  return useMemo(() => (error: unknown, fallback: string) => errorText(error, language, fallback), [language])
}
