import { isByDay } from '@balcao/domain/modality'
import type { Appointment } from '@balcao/contract/scheduling'
import { wallTime } from '@balcao/domain/time'
import type { SchedulingWords } from '../texts'
import type { DayWords } from '../data/time/day-words'

/** 'HH:MM' of minutes of a day; the end of the day is 24:00. */
export function clockWords(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Minutes of the day of 'HH:MM'; null for anything else. */
export function minutesOfClock(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** 'sex., 20/11 às 14:00' of an instant on the company's clock. */
export function startWords(t: SchedulingWords, words: DayWords, instant: string, zone: string): string {
  const { date, time } = wallTime(Date.parse(instant), zone)
  return t('dayAndTime', { day: words(date, 'short'), time })
}

/** '14:00–15:00'; of a service by day its dates. */
export function timeWords(
  t: SchedulingWords,
  words: DayWords,
  {
    modalidade,
    dates,
    starts_at,
    ends_at,
  }: Pick<Appointment, 'modalidade' | 'dates' | 'starts_at' | 'ends_at'>,
  zone: string,
): string {
  const first = dates[0]
  const last = dates.at(-1)
  if (isByDay(modalidade) && first && last) {
    return first === last
      ? t('wholeDay')
      : t('fromTo', { from: words(first, 'short'), to: words(last, 'short') })
  }
  const start = wallTime(Date.parse(starts_at), zone)
  const end = wallTime(Date.parse(ends_at), zone)
  return `${start.time}–${end.time}`
}
