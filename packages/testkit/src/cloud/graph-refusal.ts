import { randomBytes } from 'node:crypto'

interface Refused {
  status: 400 | 401 | 403 | 404 | 429 | 500
  code: number
  title: string
  details?: string
  /** Graph's own, beside the code. */
  subcode?: number
}

/** A refusal as Graph answers it; programs go by `code` and `error_data.details`. */
export class GraphRefusal extends Error {
  constructor(private readonly refused: Refused) {
    super(`(#${refused.code}) ${refused.title}`)
  }

  get status(): number {
    return this.refused.status
  }

  body(): unknown {
    const { code, details, subcode } = this.refused
    return {
      error: {
        message: this.message,
        type: subcode === 33 ? 'GraphMethodException' : 'OAuthException',
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        ...(details === undefined ? {} : { error_data: { messaging_product: 'whatsapp', details } }),
        fbtrace_id: randomBytes(8).toString('hex'),
      },
    }
  }
}

/** A parameter that is missing, of the wrong kind or misspelled. */
export const invalidParameter = (details: string): GraphRefusal =>
  new GraphRefusal({ status: 400, code: 100, title: details })

/** A parameter whose value is not allowed, such as a title that is too long. */
export const invalidValue = (details: string): GraphRefusal =>
  new GraphRefusal({ status: 400, code: 131009, title: 'Parameter value is not valid', details })

export const unknownObject = (id: string): GraphRefusal =>
  new GraphRefusal({
    status: 400,
    code: 100,
    subcode: 33,
    title: `Unsupported request. Object with ID '${id}' does not exist`,
  })

export const wrongToken = (): GraphRefusal =>
  new GraphRefusal({ status: 401, code: 190, title: 'Invalid OAuth access token' })
