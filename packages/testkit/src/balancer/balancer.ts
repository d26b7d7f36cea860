import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'

export interface Balancer {
  url: string
  /** Stops asking. */
  stop(): Promise<void>
}

interface Upstream {
  url: URL
  agent: Agent
  isHealthy: boolean
}

/**
 * A proxy in front of several servers, as Caddy and HAProxy are with health checks: each request goes to the next server
 * whose `/readyz` said 200 when it was last asked; a connection that is refused is tried at another one, a request that
 * was sent never; connections to the servers are kept open and used again. What it cannot hand on is 502.
 */
export async function startBalancer(
  urls: readonly string[],
  { checkEveryMs = 100 }: { checkEveryMs?: number } = {},
): Promise<Balancer> {
  const upstreams: Upstream[] = urls.map((url) => ({
    url: new URL(url),
    agent: new Agent({ keepAlive: true }),
    isHealthy: false,
  }))
  const check = async (upstream: Upstream) => {
    const answer = await fetch(new URL('/readyz', upstream.url)).catch(() => undefined)
    await answer?.body?.cancel()
    upstream.isHealthy = answer?.ok ?? false
  }
  const checkAll = () => Promise.all(upstreams.map(check))
  await checkAll()
  const checking = setInterval(() => void checkAll(), checkEveryMs)

  let turn = 0
  const nextOf = (tried: ReadonlySet<Upstream>): Upstream | undefined => {
    const left = upstreams.filter((upstream) => upstream.isHealthy && !tried.has(upstream))
    turn += 1
    return left[turn % left.length]
  }

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tried: Set<Upstream>): void {
    const upstream = nextOf(tried)
    if (!upstream) return void to.writeHead(502).end()
    tried.add(upstream)
    const { host: _host, connection: _connection, ...headers } = from.headers
    const sent = request(new URL(from.url!, upstream.url), {
      agent: upstream.agent,
      method: from.method!,
      headers,
    })
    sent.on('response', (answer) => {
      const { connection: _closes, 'keep-alive': _kept, ...own } = answer.headers
      to.writeHead(answer.statusCode!, own)
      answer.pipe(to)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(from, to, body, tried)
      else if (to.headersSent) to.destroy()
      else to.writeHead(502).end()
    })
    sent.end(body)
  }

  const server = createServer((from, to) => {
    const chunks: Buffer[] = []
    from.on('data', (chunk: Buffer) => chunks.push(chunk))
    from.on('end', () => pass(from, to, Buffer.concat(chunks), new Set()))
  }).listen(0, LOOPBACK)
  const port = await listeningPort(server)
  return {
    url: `http://${LOOPBACK}:${port}`,
    async stop() {
      clearInterval(checking)
      for (const { agent } of upstreams) agent.destroy()
      await closeServer(server)
    },
  }
}
