import { errors, type ErrorCode } from '@balcao/contract'

export interface BadField {
  path: string
  mensagem: string
}

/**
 * An expected failure, answered as `{ok:false, code, mensagem, fields?}` with the status of its code.
 * Features throw it; nothing else about the failure leaves the server.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly mensagem: string

  constructor(
    readonly code: ErrorCode,
    readonly detail: {
      fields?: BadField[]
      mensagem?: string
      retryAfterSeconds?: number
      current?: unknown
      /** Of the tables: more of what is wrong, and what to do about it. */
      details?: string
      hint?: string
      /** Methods that the address does take. */
      allow?: readonly string[]
    } = {},
  ) {
    super(code)
    const [status, mensagem] = errors[code]
    this.status = status
    this.mensagem = detail.mensagem ?? mensagem
  }

  toAnswer() {
    return {
      ok: false as const,
      code: this.code,
      mensagem: this.mensagem,
      message: this.mensagem,
      ...(this.detail.fields ? { fields: this.detail.fields } : {}),
      ...(this.detail.current === undefined ? {} : { current: this.detail.current }),
    }
  }
}
