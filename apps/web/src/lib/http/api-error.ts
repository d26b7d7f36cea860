import type { ErrorCode } from '@balcao/contract/errors'

/** Failures that only the browser can see. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'HTTP' | 'UNREADABLE' | 'REFUSED'

export interface FieldError {
  path: string
  mensagem: string
}

/**
 * A call that did not succeed. `status` is 0 when there was no answer. `mensagem` is the server's
 * Portuguese text, or empty when the server gave none; screens translate by `code`.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  readonly mensagem: string
  readonly fields: readonly FieldError[]
  /** After a conflict: how the thing stands now, as the server says. Unchecked. */
  readonly current: unknown

  constructor(
    message: string,
    details: {
      status: number
      code: ApiError['code']
      mensagem?: string
      fields?: readonly FieldError[]
      current?: unknown
    },
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.mensagem = details.mensagem ?? ''
    this.fields = details.fields ?? []
    this.current = details.current
  }
}

/** The server understood the call and said no (a 4xx with its error shape, or `ok: false`). */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !['NETWORK', 'TIMEOUT', 'HTTP', 'UNREADABLE'].includes(error.code) &&
    error.status < 500
  )
}

/** Tests what was thrown for one of the named codes. */
export function hasCode(error: unknown, ...codes: readonly ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code)
}
