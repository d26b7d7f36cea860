import { brazilianDate } from '../time'
import type { ColumnKind } from './vocabulary'

/** A value of a report on its way into a file. */
export interface CsvCell {
  kind: ColumnKind
  value: string | number | null
}

/**
 * One line of a CSV file as Excel in Brazil opens it: semicolons between, decimal commas, dates as 21/11/2026, CRLF at
 * the end, quoted as RFC 4180 says. Cents become reais; `yesNo` 1 or 0 becomes sim or não; null is empty. A text that a
 * spreadsheet would take for a formula gets an apostrophe; numbers never do.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(written(cell))).join(';')}\r\n`
}

function written({ kind, value }: CsvCell): string {
  if (value === null) return ''
  switch (kind) {
    case 'count':
      return String(value)
    case 'cents':
      return reais(Number(value))
    case 'minutes':
      return String(value).replace('.', ',')
    case 'date':
    case 'moment':
      return brazilianWhen(String(value))
    case 'yesNo':
      return Number(value) === 1 ? 'sim' : 'não'
    default:
      return guarded(String(value))
  }
}

function reais(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** 'YYYY-MM-DD' with or without ' HH:MM'. */
function brazilianWhen(value: string): string {
  const [date = '', time] = value.split(' ')
  const local = brazilianDate(date)
  return time === undefined ? local : `${local} ${time}`
}

/** Also behind blanks, and in the wide forms that spreadsheets read alike (OWASP: CSV injection). */
function guarded(text: string): string {
  return /^[\s']*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
