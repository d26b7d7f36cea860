import type { FastifyInstance } from 'fastify'
import type { Log } from '../log'

/** One line a request: the route's pattern (never the address, which may hold a CNPJ or a name), status, time. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined && reply.statusCode === 404) return
    log[reply.statusCode >= 500 ? 'error' : 'debug'](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
