import type { IncomingHttpHeaders } from 'node:http'
import { guardCell } from '@balcao/domain/text'
import { RawJson } from '../http/implement'
import { Problem } from '../http/problems'
import { refuse } from './refuse'
import type { Preferences } from './preferences'
import type { Output } from './table-query'

/** As what rows are answered: a list, the only one as an object, or comma-separated values. */
export type Form = 'list' | 'object' | 'csv'

/** Rows on their way out: a JSON list of objects, how many they are, and their columns. */
export interface Rows {
  json: string
  count: number
  select: readonly Output[]
}

/**
 * The form that a request asks for.
 * @throws Problem UNSUPPORTED_FILTER for one that would be misread if another came instead, and for another schema
 */
export function readForm(headers: IncomingHttpHeaders): Form {
  const { accept = '' } = headers
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public'
  if (schema !== 'public') refuse('Accept-Profile', `o esquema ${String(schema).slice(0, 60)}: só há public`)
  const other = /geo\+json|pgrst\.plan|pgrst\.array|nulls=stripped/.exec(accept)?.[0]
  if (other) refuse('Accept', `resposta como ${other}`)
  if (accept.includes('application/vnd.pgrst.object+json')) return 'object'
  return accept.includes('text/csv') ? 'csv' : 'list'
}

/** One row, where the caller asked for exactly one. @throws Problem NOT_SINGULAR */
export function requireSingular(form: Form, count: number): void {
  if (form !== 'object' || count === 1) return
  const details = `The result contains ${count} rows`
  throw new Problem('NOT_SINGULAR', { details, hint: 'Peça uma lista, ou filtre pela chave da linha.' })
}

/** Rows in the form that was asked for. @throws Problem NOT_SINGULAR */
export function answerRows(
  { json, count, select }: Rows,
  form: Form,
  { status = 200, range, prefer }: { status?: number; range: string; prefer: Preferences },
): RawJson {
  requireSingular(form, count)
  const headers = { 'content-range': range, ...appliedOf(prefer) }
  if (form === 'object') return new RawJson(json.trim().slice(1, -1), { status, headers })
  if (form === 'list') return new RawJson(json, { status, headers })
  const csv = csvOf(JSON.parse(json) as Record<string, unknown>[], select)
  return new RawJson(csv, { status, headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' } })
}

/** What a write answers: its rows, or nothing, as the caller prefers. `place` is where a new row is to be found. */
export function answerWrite(
  rows: Rows,
  form: Form,
  { status, prefer, place }: { status: number; prefer: Preferences; place?: string | undefined },
): RawJson {
  const total = prefer.count ? String(rows.count) : '*'
  const isNew = status === 201
  const range = isNew || rows.count === 0 ? `*/${total}` : `0-${rows.count - 1}/${total}`
  if (prefer.return === undefined || prefer.return === 'representation')
    return answerRows(rows, form, { status, range, prefer })
  const headers = {
    'content-range': range,
    ...appliedOf(prefer),
    ...(prefer.return === 'headers-only' && place !== undefined ? { location: place } : {}),
  }
  return new RawJson('', { status: isNew ? 201 : 204, headers })
}

const appliedOf = ({ applied }: Preferences): Record<string, string> =>
  applied.length > 0 ? { 'preference-applied': applied.join(', ') } : {}

/**
 * A line of names, then a line for each row, as RFC 4180 quotes them. A text that a spreadsheet would take for a formula gets
 * an apostrophe: its words may be a customer's.
 */
function csvOf(rows: readonly Record<string, unknown>[], select: readonly Output[]): string {
  const lines = [select.map(({ as }) => as), ...rows.map((row) => select.map(({ as }) => cellOf(row[as])))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return isPhone.test(value) ? value : guardCell(value)
  return JSON.stringify(value)
}

/** `+55 92 99123-4567` is no formula that could do harm. */
const isPhone = /^[+-]?[\d\s()-]+$/

const quoted = (text: string) => (/[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
