import { plainName } from '../../text'

/** Which of day and month a table writes first. */
export type DateOrder = 'day' | 'month'

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/

/** The order in which the dates of a column are meant: month first only where some date leaves no other reading. */
export function dateOrder(cells: readonly string[]): DateOrder {
  const parts = cells.flatMap((cell) => dayFirst.exec(cell.trim())?.slice(1, 3).map(Number) ?? [])
  const isImpossible = (place: number) => parts.some((part, at) => at % 2 === place && part > 12)
  return isImpossible(1) && !isImpossible(0) ? 'month' : 'day'
}

/** The date `YYYY-MM-DD` that a cell begins with, and what follows it; null where there is none. */
export function dateOfCell(cell: string, order: DateOrder): { date: string; rest: string } | null {
  const text = cell.trim().replace(/^[\p{L}-]+,?\s+(?=\d)/u, '')
  const iso = yearFirst.exec(text)
  const written = iso ?? dayFirst.exec(text)
  if (!written) return null
  const [found, one, two, three] = written
  const [year, month, day] = iso ? [one, two, three] : order === 'day' ? [three, two, one] : [three, one, two]
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  const date = `${full}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const at = Date.parse(`${date}T00:00Z`)
  if (full < 1900 || full > 2200 || Number.isNaN(at) || !new Date(at).toISOString().startsWith(date))
    return null
  return { date, rest: text.slice(found.length).replace(/^[T\s,]+/, '') }
}

/** Minutes since midnight of '14:30', '14h30', '14h', '9:30 PM' or '14:30:00'; null for all else. */
export function timeOfCell(cell: string): number | null {
  const text = plainName(cell).replace(/\s*(?:hs|hrs?|horas?)$/, 'h')
  const parts = /^(\d{1,2})(?:[:h.](\d{2})?(?::\d{2}(?:\.\d+)?)?)?h?\s*([ap])?\.?(?:m\.?)?$/.exec(text)
  if (!parts || !/[:h.]|[ap]/.test(text)) return null
  const [, hours, minutes = '0', half] = parts
  let hour = Number(hours)
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half === 'p' ? 12 : 0)
  }
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null
}

/** Minutes of '45', '45 min', '1h30', '1:30' or '1 hora'; null for all else. */
export function lengthOfCell(cell: string): number | null {
  const text = plainName(cell)
  const plain = /^(\d{1,4})\s*(?:m|min|mins|minutos?|minutes?)?\.?$/.exec(text)
  const hours =
    /^(\d{1,2})\s*(?:h|hs|hrs?|horas?|hours?|:)\s*(?:e\s*)?(?:(\d{1,2})\s*(?:m|min|minutos?)?)?(?::\d{2})?$/.exec(
      text,
    )
  const minutes = plain ? Number(plain[1]) : hours ? Number(hours[1]) * 60 + Number(hours[2] ?? 0) : 0
  return minutes > 0 ? minutes : null
}

/** Whether a cell says that the appointment was called off. */
export const isCalledOff = (cell: string) => /^(?:cancel|desmarcad|excluid|deleted)/.test(plainName(cell))
