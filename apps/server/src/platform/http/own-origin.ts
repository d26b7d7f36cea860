import type { FastifyRequest } from 'fastify'
import { Problem } from './problems'

/**
 * Refuses a state change that another site's page sent with our cookie: browsers name the page's origin on
 * every such request. Programs without a browser send none, and carry no cookie either.
 */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('FOREIGN_ORIGIN')
  const origin = request.headers.origin
  if (origin === undefined) return
  const own = publicOrigin ?? `${request.protocol}://${request.host}`
  if (origin !== own) throw new Problem('FOREIGN_ORIGIN')
}
