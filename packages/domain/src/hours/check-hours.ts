import { weekdays } from '../company/vocabulary'
import { minutesOf } from './clock'
import { rangeOf, type HoursRow } from './week'

export interface HoursProblem {
  /** Place of the row in the list that was checked, from 0. */
  row: number
  field: keyof HoursRow
  code: 'missing' | 'time_invalid' | 'empty_range' | 'overlap'
}

const DAY = 1440
const WEEK = 7 * DAY
const fields = ['dia', 'horario_inicio', 'horario_fim', 'status'] as const

/**
 * What is wrong with rows of operating hours: something missing (COMP-34), a time that is none, an open range without
 * length (00:00 to 00:00 is the whole day), or an open range that begins inside another of its day, or inside the
 * past-midnight tail of the day before. One problem per row and field.
 */
export function checkHours(rows: readonly HoursRow[]): HoursProblem[] {
  const problems = rows.flatMap((row, index) => checkRow(row, index))
  const bad = new Set(problems.map((problem) => problem.row))
  const spans = rows.flatMap((row, index) => {
    if (bad.has(index) || row.status !== 'aberto') return []
    const from = weekdays.indexOf(row.dia) * DAY
    return rangeOf(row).map(({ start, end }) => ({ row: index, start: from + start, length: end - start }))
  })
  for (const span of spans) {
    const clash = spans.some((other) => {
      const after = (span.start - other.start + WEEK) % WEEK
      return other.row !== span.row && after < other.length && (after > 0 || other.row < span.row)
    })
    if (clash) problems.push({ row: span.row, field: 'horario_inicio', code: 'overlap' })
  }
  return problems.sort((a, b) => a.row - b.row)
}

function checkRow(row: HoursRow, index: number): HoursProblem[] {
  const missing = fields.filter((field) => !row[field])
  if (missing.length > 0) return missing.map((field) => ({ row: index, field, code: 'missing' }))
  const invalid = (['horario_inicio', 'horario_fim'] as const).filter((field) => {
    const minutes = minutesOf(row[field])
    return minutes === null || (field === 'horario_inicio' && minutes === DAY)
  })
  if (invalid.length > 0) return invalid.map((field) => ({ row: index, field, code: 'time_invalid' }))
  const start = minutesOf(row.horario_inicio)
  const empty = row.status === 'aberto' && start !== 0 && start === minutesOf(row.horario_fim)
  return empty ? [{ row: index, field: 'horario_fim', code: 'empty_range' }] : []
}
