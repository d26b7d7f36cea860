import type { GoogleRefusal } from '@balcao/contract/google'
import { useLanguage, useTexts, type Language, type Translate } from '../../i18n/language'
import type { google } from '../../i18n/locales/pt/agenda/google'
import { googleTexts } from '../texts'
import type { GoogleProblem } from './connection-of'

type T = Translate<typeof google>

/**
 * The sentence for what is wrong with the connection: in Portuguese the server's own (GOOG-47 to GOOG-51), which may
 * carry Google's words, in other languages the translation of its code. A code without one does not compile.
 */
export function problemWords(problem: GoogleProblem, language: Language, t: T): string {
  if (problem.kind === 'unreadable') return t('unreadable')
  if (problem.kind === 'unchecked') return t('unchecked')
  const translated = t(`error_${problem.code}`)
  return language === 'pt' ? problem.mensagem || translated : translated
}

/** Why Google refuses one appointment, likewise. */
export function refusalWords(
  { code, mensagem }: { code: GoogleRefusal; mensagem: string },
  language: Language,
  t: T,
): string {
  return language === 'pt' ? mensagem : t(`refused_${code}`)
}

/** `problemWords` in the chosen language. */
export function useProblemWords(): (problem: GoogleProblem) => string {
  const t = useTexts(googleTexts)
  const { language } = useLanguage()
  return (problem) => problemWords(problem, language, t)
}
