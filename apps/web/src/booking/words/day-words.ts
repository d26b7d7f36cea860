import { longDay } from '@balcao/domain/scheduling/light'
import type { Language } from '../../i18n/language'
import { locales } from '../../i18n/language'

/** A date `YYYY-MM-DD` in words: 'terça, 3 de março', 'Tuesday, March 3', 'martes, 3 de marzo'. */
export function dayWords(date: string, language: Language): string {
  if (language === 'pt') return longDay(date)
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
}
