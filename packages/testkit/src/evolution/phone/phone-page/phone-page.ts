import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { closeServer } from '../../../listener/close-server'
import { listeningPort, LOOPBACK } from '../../../listener/listening-port'
import type { Gateway } from '../../gateway'
import { act, PageRefusal, type GivePhone } from './page-actions'
import { partsOf, wholePage, type Screen } from './page-view'

/** Between two calls to look again, however much happens. */
const QUIET_MS = 80

/**
 * The customers' phones in a browser, on loopback: `/?loja=&cliente=` shows them, `/tela` is the moving parts as JSON,
 * `/eventos` says when to look again, `/midia/{instance}/{id}` is what a message carries, POST `/acoes/…` does things.
 */
export async function startPhonePage(
  port: number,
  gateway: Gateway,
  givePhone: GivePhone,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(gateway, givePhone, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy()
      const status = error instanceof PageRefusal ? 400 : 500
      const text = error instanceof Error ? error.message : 'Erro'
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
    })
  })
  server.listen(port, LOOPBACK)
  const url = `http://${LOOPBACK}:${await listeningPort(server)}/`
  return {
    url,
    async stop() {
      await closeServer(server)
    },
  }
}

async function answer(
  gateway: Gateway,
  givePhone: GivePhone,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${LOOPBACK}`)
  if (request.method === 'POST') return post(gateway, givePhone, url, request, response)
  const screen = screenOf(gateway, url.searchParams)
  if (url.pathname === '/') return showPage(response, screen)
  if (url.pathname === '/tela') return showParts(response, screen)
  if (url.pathname === '/eventos') return showEvents(gateway, request, response)
  const [, folder, name = '', id = ''] = url.pathname.split('/').map(decodeURIComponent)
  if (folder === 'midia') return showMedia(gateway, name, id, response)
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Página não encontrada')
}

/** What this address shows: the shop asked for, else the first; a customer only where one is asked for. */
function screenOf(gateway: Gateway, query: URLSearchParams): Screen {
  const shop = gateway.instances.get(query.get('loja') ?? '') ?? [...gateway.instances.values()][0]
  const customer = gateway.contacts.get(query.get('cliente') ?? '')
  return { gateway, shop, customer }
}

async function post(
  gateway: Gateway,
  givePhone: GivePhone,
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Any page of this browser may post here; only this one shall.
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new PageRefusal('Só a partir desta página')
  const headers = { 'content-type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded' }
  const form = await new Response(await buffer(request), { headers }).formData()
  const { loja, cliente } = await act(pathname.replace('/acoes/', ''), form, gateway, givePhone)
  response.writeHead(303, { location: `/?${new URLSearchParams({ loja, cliente }).toString()}` }).end()
}

function showPage(response: ServerResponse, screen: Screen): void {
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; media-src 'self'; form-action 'self'; base-uri 'none'`,
  })
  response.end(wholePage(screen, nonce))
}

function showParts(response: ServerResponse, screen: Screen): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(200, headers).end(JSON.stringify(partsOf(screen)))
}

/** A line whenever anything happened since the last one. */
function showEvents(gateway: Gateway, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('retry: 1000\ndata: ola\n\n')
  let timer: NodeJS.Timeout | undefined
  const stopWatching = gateway.watch(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      response.write('data: mudou\n\n')
    }, QUIET_MS)
  })
  request.on('close', () => {
    clearTimeout(timer)
    stopWatching()
  })
}

function showMedia(gateway: Gateway, name: string, id: string, response: ServerResponse): void {
  const media = gateway.instances.get(name)?.find(id)?.media
  if (!media) return void response.writeHead(404).end()
  const isSeen = /^(image|audio|video)\//.test(media.mimetype)
  response.writeHead(200, {
    'content-type': media.mimetype,
    'content-length': media.bytes.length,
    // Whatever it is, it is nothing that may run here.
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-disposition': `${isSeen ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(media.fileName)}`,
  })
  response.end(media.bytes)
}
