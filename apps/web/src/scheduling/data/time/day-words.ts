import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/language'

const shapes = {
  /** 'sexta-feira, 20 de novembro de 2026' */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 'sexta-feira, 20 de novembro' */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'sex., 20/11' */
  short: { weekday: 'short', day: '2-digit', month: '2-digit' },
  /** '20/11/2026' */
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** '20 de novembro' */
  dayAndMonth: { day: 'numeric', month: 'long' },
  /** 'novembro de 2026' */
  month: { month: 'long', year: 'numeric' },
  /** 'sex.' */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DayShape = keyof typeof shapes

/** A date `YYYY-MM-DD`, or a month `YYYY-MM`, in words of a language. */
export type DayWords = (date: string, shape: DayShape) => string

/** Dates in words of one locale, such as 'pt-BR'. They are dates on a calendar and know no zone. */
export function dayWordsIn(locale: string): DayWords {
  const formats = new Map<DayShape, Intl.DateTimeFormat>()
  return (date, shape) => {
    const format =
      formats.get(shape) ?? new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone: 'UTC' })
    formats.set(shape, format)
    return format.format(Date.parse(`${date.length === 7 ? `${date}-01` : date}T12:00Z`))
  }
}

/** Dates in words of the chosen language. */
export function useDayWords(): DayWords {
  const { locale } = useLanguage()
  return useMemo(() => dayWordsIn(locale), [locale])
}

/** With a capital letter, where the words begin a line. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
