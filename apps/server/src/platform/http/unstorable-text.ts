import type { FastifyInstance } from 'fastify'
import { Problem } from './problems'

/**
 * Refuses NUL characters and halves of surrogate pairs anywhere in params, query and body: PostgreSQL cannot
 * store them, and no person types them. Calls that take `anyText` mend it themselves.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.config.anyText) return
    if ([params, query, body].some(holdsUnstorableText)) throw new Problem('INVALID_INPUT')
  })
}

/** Looks without recursion, so that deep nesting cannot exhaust the stack. */
function holdsUnstorableText(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !isWellFormed(next)) return true
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, part] of Object.entries(next)) waiting.push(key, part)
    }
  }
  return false
}

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
const isWellFormed = (text: string) => !loneSurrogate.test(text)
