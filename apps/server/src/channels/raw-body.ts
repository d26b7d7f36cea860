import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseDeepJson } from '../platform/http/bounded-json'
import { Problem } from '../platform/http/problems'

const raw = new WeakMap<FastifyRequest, Buffer>()

/** Within this scope JSON bodies are kept as they came: a signature covers bytes, and accents do not survive a rewrite. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    raw.set(request, bytes)
    try {
      const text = bytes.toString('utf8')
      refuseDeepJson(text)
      done(null, JSON.parse(text) as unknown)
    } catch (error) {
      if (error instanceof Problem) throw error
      done(Object.assign(error as Error, { statusCode: 400 }))
    }
  })
}

/** The bytes of the body; empty when there was none. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return raw.get(request) ?? Buffer.alloc(0)
}
