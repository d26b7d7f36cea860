import { useLanguage, useTexts, type Language, type Translate } from '../../i18n/language'
import { google } from '../../i18n/locales/pt/google'
import { googleTexts } from '../texts'
import type { GoogleProblem } from './connection-of'

type T = Translate<typeof google>

/**
 * The sentence for what is wrong with the connection: in Portuguese the server's own (GOOG-47 to GOOG-51), in other
 * languages the translation of its code.
 */
export function problemWords(problem: GoogleProblem, language: Language, t: T): string {
  if (problem.kind === 'unreadable') return t('unreadable')
  if (problem.kind === 'unchecked') return t('unchecked')
  const key = `error_${problem.code}`
  const translated = isKey(key) ? t(key) : ''
  return language === 'pt' ? problem.mensagem || translated : translated || problem.mensagem
}

/** `problemWords` in the chosen language. */
export function useProblemWords(): (problem: GoogleProblem) => string {
  const t = useTexts(googleTexts)
  const { language } = useLanguage()
  return (problem) => problemWords(problem, language, t)
}

type PlainKey = Extract<keyof typeof google, `error_${string}`>
const isKey = (key: string): key is PlainKey => Object.hasOwn(google, key)
