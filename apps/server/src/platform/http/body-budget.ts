import type { FastifyInstance } from 'fastify'
import { Problem } from './problems'

const retryAfterSeconds = 5

/**
 * Bounds what the bodies under way at the routes of `app` hold in memory together: a request that would go beyond `most`
 * bytes is refused with TOO_MANY_REQUESTS before its body is read. One that does not say its length counts as `largest`.
 */
export function boundBodies(
  app: Pick<FastifyInstance, 'addHook'>,
  { most, largest }: { most: number; largest: number },
): void {
  let held = 0
  app.addHook('onRequest', async ({ headers }, reply) => {
    const told = headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : largest)
    const bytes = Math.min(Number(told), largest)
    if (held + bytes > most) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
    held += bytes
    reply.raw.once('close', () => {
      held -= bytes
    })
  })
}
