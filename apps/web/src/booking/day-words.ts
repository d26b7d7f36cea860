import { longDay } from '@balcao/domain/scheduling/light'
import type { Language } from '../i18n/language'
import { locales } from '../i18n/language'

/** A date `YYYY-MM-DD` in words: 'terça, 3 de março', 'Tuesday, March 3', 'martes, 3 de marzo'. */
export function dayWords(date: string, language: Language): string {
  if (language === 'pt') return longDay(date)
  return inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** A month `YYYY-MM` in words: 'março de 2026'. */
export function monthWords(month: string, language: Language): string {
  return inWords(`${month}-01`, language, { month: 'long', year: 'numeric' })
}

function inWords(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
