import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hashToken, sameDigest } from '../secrets/secrets'
import type { Metrics } from './metrics'

/** `/metrics` on the product's own port, for who brings the token. Without a token there is no such page. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return
  const wanted = hashToken(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!sameDigest(hashToken(request.headers.authorization ?? ''), wanted))
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** `/metrics` on a port of its own, for a network that only the operator's programs reach. Answers how to close it. */
export async function listenForScrapes(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, answer) => {
    if (request.url !== '/metrics') return void answer.writeHead(404).end()
    metrics.text().then(
      (text) => answer.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => answer.writeHead(503).end(),
    )
  }).listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close').catch(() => {})
  }
}
