import { readTime } from './read-time'
import { dateIn } from './wall-clock'

/** When something is wished: dates `YYYY-MM-DD` and minutes of a day, both ends included. */
export interface When {
  /** Null with `to` where no day is named. */
  from: string | null
  to: string | null
  earliest: number
  latest: number
}

const DAY = 86_400_000
const LAST_MINUTE = 1439
const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'
const wholeDay = { earliest: 0, latest: LAST_MINUTE }

/** No wish at all. */
export const anyTime: When = { from: null, to: null, ...wholeDay }

/**
 * The days and the part of a day that Portuguese words name, on the clock of an IANA zone at an instant (epoch
 * milliseconds): 'hoje', 'amanhã de manhã', 'quinta à tarde' (the next one after today), 'dia 25', '25/11', '25 de
 * novembro', 'semana que vem' (Monday to Sunday), 'sexta da semana que vem', 'fim de semana', 'depois das 15h', 'às 10'.
 * A date that is over this year is next year's; one that no calendar has names no day.
 * @throws RangeError for an unknown zone
 */
export function readWhen(text: string, now: number, zone: string): When {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:boa (?:tarde|noite)|mais (?:tarde|cedo))\b/g, ' ')
  const [from, to] = datesOf(words, dateIn(now, zone)) ?? [null, null]
  return { from, to, ...hoursOf(words) }
}

/** Whether words named a part of the day or a time. */
export function namesHours({ earliest, latest }: Pick<When, 'earliest' | 'latest'>): boolean {
  return earliest > 0 || latest < LAST_MINUTE
}

type Dates = readonly [from: string, to: string]

function datesOf(words: string, today: string): Dates | null {
  const written = /\b(\d{1,2})\s?\/\s?(\d{1,2})\b/.exec(words)
  const spoken = new RegExp(`\\b(\\d{1,2})o? de (${months.replaceAll(' ', '|')})\\b`).exec(words)
  const day = /\bdia (\d{1,2})\b/.exec(words)
  if (written) return oneDay(nextDate(today, Number(written[1]), Number(written[2])))
  if (spoken) return oneDay(nextDate(today, Number(spoken[1]), months.split(' ').indexOf(spoken[2]!) + 1))
  if (day) return oneDay(nextDate(today, Number(day[1]), null))
  if (/\bdepois de amanha\b/.test(words)) return oneDay(plus(today, 2))
  if (/\bamanha\b/.test(words)) return oneDay(plus(today, 1))
  if (/\bhoje\b/.test(words)) return oneDay(today)
  const monday = plus(today, 8 - (weekdayOf(today) || 7))
  const isNextWeek = /\b(?:semana que vem|(?:proxima|outra) semana)\b/.test(words)
  const weekday = weekdayIn(words)
  if (isNextWeek && weekday !== null) return oneDay(plus(monday, (weekday + 6) % 7))
  if (weekday !== null) return oneDay(plus(today, ((weekday - weekdayOf(today) + 6) % 7) + 1))
  if (isNextWeek) return [monday, plus(monday, 6)]
  if (/\b(?:fim|final) de semana\b/.test(words)) return [later(today, plus(monday, -2)), plus(monday, -1)]
  return /\b(?:n?esta|n?essa|dessa|desta) semana\b/.test(words) ? [today, plus(monday, -1)] : null
}

function hoursOf(words: string): Pick<When, 'earliest' | 'latest'> {
  const part = partOf(words)
  const after = /\b(?:depois|apos|a partir)(?: d[aeo]s?)? (\d.*|meio.*|almoco.*)/.exec(words)
  const before = /\b(?:antes|ate)(?: d[aeo]s?| as| o)? (\d.*|meio.*|almoco.*)/.exec(words)
  if (after || before) {
    return {
      earliest: after ? minutesOf(after[1]!, part) : 0,
      latest: before ? minutesOf(before[1]!, part) : LAST_MINUTE,
    }
  }
  const time = readTime(words)
  if (time === null) return part
  const exact = minutesOf(time, part)
  return { earliest: exact, latest: exact }
}

function partOf(words: string): Pick<When, 'earliest' | 'latest'> {
  if (/\bmanha\b|\bcedo\b/.test(words)) return { earliest: 0, latest: 719 }
  if (/\btarde\b/.test(words)) return { earliest: 720, latest: 1079 }
  if (/\bnoite\b/.test(words)) return { earliest: 1080, latest: LAST_MINUTE }
  return wholeDay
}

/** 'às 3 da tarde' is 15:00. */
function minutesOf(words: string, { earliest }: Pick<When, 'earliest'>): number {
  if (words.startsWith('almoco')) return 780
  const [hours = 0, minutes = 0] = (readTime(words) ?? readTime(words.replace(/^(\d{1,2})/, '$1h')) ?? '0:0')
    .split(':')
    .map(Number)
  return (hours < 12 && earliest >= 720 ? hours + 12 : hours) * 60 + minutes
}

/** 'quinta', 'quinta-feira', '5ª feira', 'qui'. */
function weekdayIn(words: string): number | null {
  const numbered = /\b([2-6])a(?:[ -]?feira)?\b/.exec(words)
  if (numbered) return Number(numbered[1]) - 1
  const found = weekdays.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(words))
  if (found >= 0) return found
  const short = /\b(seg|qua|qui|sex|sab)\b/.exec(words)
  return short ? weekdays.findIndex((name) => name.startsWith(short[1]!)) : null
}

/** The next date, today among them, of a day of the month and a month (1 to 12; null for any). */
function nextDate(today: string, day: number, month: number | null): string | null {
  const year = Number(today.slice(0, 4))
  const first = Number(today.slice(5, 7))
  const tries = month === null ? Array.from({ length: 3 }, (_, more) => first + more) : [month, month + 12]
  const dates = tries.map((one) => new Date(Date.UTC(year, one - 1, day)))
  const found = dates.find((date, place) => {
    const isReal = date.getUTCDate() === day && date.getUTCMonth() === (tries[place]! - 1) % 12
    return isReal && date.toISOString().slice(0, 10) >= today
  })
  return found?.toISOString().slice(0, 10) ?? null
}

function oneDay(date: string | null): Dates | null {
  return date === null ? null : [date, date]
}

function plus(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
