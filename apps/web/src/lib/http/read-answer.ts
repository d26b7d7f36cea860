import { ApiError, type FieldError } from './api-error'

const longestBody = 300

/** The body as JSON, or the failure of CALL-57. An empty body reads as `undefined`. */
export function readBody(text: string, status: number): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw unreadable(status)
  }
}

/** An answer that arrived but makes no sense (CALL-57). */
export function unreadable(status: number) {
  const mensagem = 'Erro ao processar resposta do servidor'
  return new ApiError(mensagem, { status, code: 'UNREADABLE', mensagem })
}

/**
 * The failure that a non-2xx answer stands for: the server's own error shape, a bare `message` (CALL-09),
 * or else the literal texts of CALL-54 and CALL-55.
 */
export function failureOf(status: number, text: string): ApiError {
  const known = refusalIn(parsed(text), status)
  if (known) return known
  const message = text
    ? `HTTP error! status: ${status} - ${text.slice(0, longestBody)}`
    : `Erro HTTP: ${status}`
  return new ApiError(message, { status, code: 'HTTP' })
}

/** The refusal inside a body such as `{ok: false, mensagem}` (CALL-24..26), whatever the HTTP status. */
export function refusalIn(body: unknown, status: number): ApiError | undefined {
  if (!isRecord(body)) return undefined
  const mensagem = firstText(body.mensagem, body.message)
  const code = firstText(body.code)
  if (body.ok !== false && body.success !== false && !(status >= 400 && (mensagem || code))) return undefined
  const fallback = status >= 500 ? 'HTTP' : 'REFUSED'
  return new ApiError(mensagem || code || `Erro HTTP: ${status}`, {
    status,
    code: code || fallback,
    mensagem,
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
    current: body.current,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.mensagem === 'string'
}
