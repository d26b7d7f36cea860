import { weekdays, type Weekday } from '../company/vocabulary'
import { clockOf, minutesOf } from './clock'
import { defaultHours, weekdayKeys, type HoursRow } from './week'

/** Names under which a company record may carry its hours, the first filled one counts (COMP-15). */
export const hoursAliases = [
  'horario_funcionamento',
  'horarios',
  'business_hours',
  'horarios_funcionamento',
] as const

/** Hours of the wrong shape; `path` leads to what is missing or unreadable, such as `2.horario_fim` (COMP-34). */
export class HoursError extends Error {
  override name = 'HoursError'
  constructor(readonly path: string) {
    super('Dados de horários inválidos')
  }
}

/**
 * Hours of a company record, under whichever alias they come (COMP-15); the default week when none is filled.
 * @throws HoursError, its path beginning with the alias.
 */
export function hoursOf(record: Record<string, unknown>): HoursRow[] {
  for (const alias of hoursAliases) {
    const value = record[alias]
    if (value === undefined || value === null || value === '') continue
    const rows = read(value, alias)
    if (rows.length > 0) return rows
  }
  return defaultHours()
}

/**
 * Rows of operating hours out of a list of entries, an object keyed by weekday (`{open, openTime, closeTime}` or a
 * list of such), or either as JSON. Weekdays in Portuguese or English, in any case, with or without accents and
 * '-feira'; times as `minutesOf` reads them. Rows keep their order; an object's come Monday first.
 * @throws HoursError when an entry lacks day, times or status (COMP-34), or one of them cannot be read. Only a day
 * that says `open: false` may leave its times out.
 */
export function readHours(value: unknown): HoursRow[] {
  return read(value, '')
}

function read(value: unknown, path: string): HoursRow[] {
  const shape = typeof value === 'string' ? parse(value, path) : value
  if (Array.isArray(shape)) return shape.map((entry, index) => readEntry(entry, at(path, index)))
  const rows = Object.entries(recordOf(shape, path)).flatMap(([day, entries]) => {
    const dia = readDay(day, at(path, day))
    const list: unknown[] = Array.isArray(entries) ? entries : [entries]
    return list.map((entry, index) => {
      const where = Array.isArray(entries) ? at(at(path, day), index) : at(path, day)
      return readEntry({ ...recordOf(entry, where), dia }, where)
    })
  })
  return rows.sort((a, b) => weekdays.indexOf(a.dia) - weekdays.indexOf(b.dia))
}

function readEntry(value: unknown, path: string): HoursRow {
  const entry = recordOf(value, path)
  const dia = readDay(entry.dia ?? entry.day, at(path, 'dia'))
  const status = readStatus(entry.status ?? entry.open, at(path, 'status'))
  const optional = entry.open === false
  return {
    dia,
    horario_inicio: readTime(
      entry.horario_inicio ?? entry.openTime,
      at(path, 'horario_inicio'),
      optional ? '08:00' : null,
    ),
    horario_fim: readTime(
      entry.horario_fim ?? entry.closeTime,
      at(path, 'horario_fim'),
      optional ? '18:00' : null,
    ),
    status,
  }
}

function readDay(value: unknown, path: string): Weekday {
  if (typeof value !== 'string') throw new HoursError(path)
  const word = plain(value).replace(/[\s-]*feira$/, '')
  const place = weekdays.findIndex((dia, index) => plain(dia) === word || weekdayKeys[index] === word)
  const dia = weekdays[place]
  if (!dia) throw new HoursError(path)
  return dia
}

function readStatus(value: unknown, path: string): HoursRow['status'] {
  if (typeof value === 'boolean') return value ? 'aberto' : 'fechado'
  const word = typeof value === 'string' ? plain(value) : ''
  if (word === 'aberto' || word === 'fechado') return word
  throw new HoursError(path)
}

function readTime(value: unknown, path: string, missing: string | null): string {
  if ((value === undefined || value === null || value === '') && missing !== null) return missing
  const minutes = typeof value === 'string' ? minutesOf(value) : null
  if (minutes === null) throw new HoursError(path)
  return minutes === 1440 ? '24:00' : clockOf(minutes)
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HoursError(path)
  }
}

function recordOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HoursError(path)
  return value as Record<string, unknown>
}

function at(path: string, step: string | number): string {
  return path === '' ? String(step) : `${path}.${step}`
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
