import { dateIn, wallTime } from '../../time/wall-clock'

const DAY = 86_400_000
const shortNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const longNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** 'hoje', 'amanhã' or 'sex 27/11' of a date. */
export function dayWords(date: string, today: string): string {
  if (date === today) return 'hoje'
  if (date === tomorrowOf(today)) return 'amanhã'
  return `${shortNames[weekdayOf(date)]} ${dayAndMonth(date)}`
}

/** 'hoje às 18:00', 'segunda às 08:00', or 'dia 24/12 às 08:00' of an instant. */
export function openingWords(at: number, now: number, zone: string): string {
  const { date, time } = wallTime(at, zone)
  const today = dateIn(now, zone)
  if (date === today || date === tomorrowOf(today)) return `${dayWords(date, today)} às ${time}`
  const isNear = Date.parse(date) - Date.parse(today) < 7 * DAY
  return `${isNear ? longNames[weekdayOf(date)] : `dia ${dayAndMonth(date)}`} às ${time}`
}

/** 'sex 27/11 às 14:30' of an instant. */
export function slotWords(start: string, now: number, zone: string): string {
  const { date, time } = wallTime(Date.parse(start), zone)
  return `${dayWords(date, dateIn(now, zone))} às ${time}`
}

/**
 * The date among `dates` that words name: 'hoje', 'amanhã', a weekday (the next one), '27/11' or 'dia 27'; null when
 * none, or more than one.
 */
export function findDate(words: string, dates: readonly string[], today: string): string | null {
  const numbers = /(?:^|\s)(\d{1,2})\s*\/\s*(\d{1,2})(?!\d)/.exec(words)
  const day = /\bdia (\d{1,2})\b/.exec(words)
  const weekday = longNames.findIndex((name) => new RegExp(`(^|\\s)${plainDay(name)}(\\s|-|$)`).test(words))
  const found = dates.filter((date) => {
    if (numbers)
      return Number(date.slice(8)) === Number(numbers[1]) && Number(date.slice(5, 7)) === Number(numbers[2])
    if (day) return Number(date.slice(8)) === Number(day[1])
    if (/\bhoje\b/.test(words)) return date === today
    if (/\bamanha\b/.test(words)) return date === tomorrowOf(today)
    return weekday >= 0 && weekdayOf(date) === weekday
  })
  return weekday >= 0 || found.length === 1 ? (found[0] ?? null) : null
}

function plainDay(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay()
}

function dayAndMonth(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`
}

function tomorrowOf(date: string): string {
  return new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)
}
