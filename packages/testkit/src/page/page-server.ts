import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'

export interface PageReply {
  status?: number
  type: 'text/html' | 'application/json'
  body: string
  headers?: Record<string, string>
}

export interface PageServer {
  /** With a trailing slash. */
  url: string
  stop(): Promise<void>
}

const SAFE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Read-only pages on loopback.
 * @param answer what a GET of this address shows; nothing means 404.
 */
export async function startPageServer(
  port: number,
  answer: (url: URL) => PageReply | undefined,
): Promise<PageServer> {
  const server = createServer((request, response) => send(request, response, answer))
  server.listen(port, LOOPBACK)
  const url = `http://${LOOPBACK}:${await listeningPort(server)}/`
  return {
    url,
    async stop() {
      await closeServer(server)
    },
  }
}

/** JSON that other processes read, such as browser tests. */
export function jsonReply(value: unknown): PageReply {
  return { type: 'application/json', body: JSON.stringify(value) }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (url: URL) => PageReply | undefined,
): void {
  const { status = 200, type, body, headers } = replyTo(request, answer)
  response.writeHead(status, { ...SAFE_HEADERS, 'content-type': `${type}; charset=utf-8`, ...headers })
  response.end(body)
}

function replyTo(request: IncomingMessage, answer: (url: URL) => PageReply | undefined): PageReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) return { status: 405, ...textReply('Só leitura') }
  const address = `http://${LOOPBACK}${request.url ?? '/'}`
  const reply = URL.canParse(address) ? answer(new URL(address)) : undefined
  return reply ?? { status: 404, ...textReply('Página não encontrada') }
}

function textReply(body: string): PageReply {
  return { type: 'text/html', body }
}
