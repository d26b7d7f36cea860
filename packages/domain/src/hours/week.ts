import { weekdays, type Weekday } from '../company/vocabulary'
import { clockOf, minutesOf } from './clock'

/** Weekdays as the code names them, Monday first (COMP-18). */
export const weekdayKeys = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type WeekdayKey = (typeof weekdayKeys)[number]

/**
 * One open range of a weekday, or the day closed, as the company record carries it (COMP-17). Times are HH:MM; a range
 * that ends at or before its start runs past midnight.
 */
export interface HoursRow {
  dia: Weekday
  horario_inicio: string
  horario_fim: string
  status: 'aberto' | 'fechado'
}

/** Minutes since midnight of the day it starts on; `end` exceeds 1440 when it runs past midnight. */
export interface Range {
  start: number
  end: number
}

/** A closed day may keep ranges: they are the times it had, and come back when it opens again. */
export interface DayHours {
  open: boolean
  ranges: Range[]
}

export type Week = Record<WeekdayKey, DayHours>

const DAY = 1440
const usual: Range = { start: 8 * 60, end: 18 * 60 }

/** Monday to Saturday 08:00 to 18:00, Sunday closed (COMP-20, COMP-21). */
export function defaultHours(): HoursRow[] {
  return weekdays.map((dia) => rowOf(dia, usual, dia !== 'Domingo'))
}

/** 'Segunda' is 'monday' … 'Domingo' is 'sunday' (COMP-18). */
export function weekdayKey(dia: Weekday): WeekdayKey {
  return weekdayKeys[weekdays.indexOf(dia)]!
}

/** 'monday' is 'Segunda' … 'sunday' is 'Domingo' (COMP-18). */
export function weekdayName(key: WeekdayKey): Weekday {
  return weekdays[weekdayKeys.indexOf(key)]!
}

/**
 * The week that rows describe, the ranges of a day in the order of their start. A weekday that no row names is closed.
 * Rows whose times cannot be read are left out: `checkHours` names them.
 */
export function weekOf(rows: readonly HoursRow[]): Week {
  const entries = weekdays.map((dia) => {
    const ofDay = rows.filter((row) => row.dia === dia)
    const openRows = ofDay.filter((row) => row.status === 'aberto')
    const ranges = (openRows.length > 0 ? openRows : ofDay.slice(0, 1)).flatMap(rangeOf)
    const day: DayHours = {
      open: openRows.length > 0 && ranges.length > 0,
      ranges: ranges.sort((a, b) => a.start - b.start || a.end - b.end),
    }
    return [weekdayKey(dia), day] as const
  })
  return Object.fromEntries(entries) as Week
}

/** The same, and null where there are no rows: a shop that names no hours is always open. */
export function weekOrNull(rows: readonly HoursRow[]): Week | null {
  return rows.length === 0 ? null : weekOf(rows)
}

/** The rows of a week, Monday first: one per range, and for a closed day one that keeps its first times. */
export function rowsOf(week: Week): HoursRow[] {
  return weekdays.flatMap((dia) => {
    const { open, ranges } = week[weekdayKey(dia)]
    if (open && ranges.length > 0) return ranges.map((range) => rowOf(dia, range, true))
    return [rowOf(dia, ranges[0] ?? usual, false)]
  })
}

/** The range of a row's times, none when they cannot be read. Ending at or before the start is past midnight. */
export function rangeOf({
  horario_inicio,
  horario_fim,
}: Pick<HoursRow, 'horario_inicio' | 'horario_fim'>): Range[] {
  const start = minutesOf(horario_inicio)
  const end = minutesOf(horario_fim)
  if (start === null || end === null || start === DAY) return []
  return [{ start, end: end <= start ? end + DAY : end }]
}

function rowOf(dia: Weekday, { start, end }: Range, open: boolean): HoursRow {
  return {
    dia,
    horario_inicio: clockOf(start),
    horario_fim: clockOf(end),
    status: open ? 'aberto' : 'fechado',
  }
}
