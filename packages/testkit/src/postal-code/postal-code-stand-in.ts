import { createServer, type ServerResponse } from 'node:http'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { knownAddresses, type KnownAddress } from './known-addresses'
import {
  brasilApiAnswer,
  brasilApiRefusal,
  viaCepAnswer,
  viaCepRefusal,
  type PublishedAnswer,
  type UnknownSpelling,
} from './published-answers'

export type PostalCodeService = 'viacep' | 'brasilapi'

/**
 * `answer` follows the published contract. `fail` answers 500 and `refuse` 400 to everything; `hang` never answers;
 * `stall` sends half an answer and stops; `garbage` sends a page that is no JSON; `nonsense` sends JSON of another
 * shape; `flood` sends without end; `redirect` points elsewhere; `drop` closes the socket; `sources-away` is
 * BrasilAPI's 404 for want of its own sources.
 */
export type PostalCodeBehaviour =
  | 'answer'
  | 'fail'
  | 'refuse'
  | 'hang'
  | 'stall'
  | 'garbage'
  | 'nonsense'
  | 'flood'
  | 'redirect'
  | 'drop'
  | 'sources-away'

export interface PostalCodeStandIn {
  /** Base addresses, as settings take them: without a trailing slash. */
  viaCepUrl: string
  brasilApiUrl: string
  /** Makes a postal code known (eight digits), or unknown again with null. */
  know(digits: string, address: Partial<KnownAddress> | null): void
  /** Holds for the next requests to that service. */
  behave(service: PostalCodeService, mode: PostalCodeBehaviour): void
  /** How ViaCEP spells `erro` from now on. */
  spellUnknown(as: UnknownSpelling): void
  /** Paths that were asked for, oldest first. */
  asked(service?: PostalCodeService): string[]
  stop(): Promise<void>
}

/** ViaCEP and BrasilAPI on one loopback port, with the addresses of `knownAddresses`. */
export async function startPostalCodeStandIn(options: { port?: number } = {}): Promise<PostalCodeStandIn> {
  const known = new Map(Object.entries(knownAddresses))
  const modes: Record<PostalCodeService, PostalCodeBehaviour> = { viacep: 'answer', brasilapi: 'answer' }
  const requests: { service: PostalCodeService; path: string }[] = []
  let unknownAs: UnknownSpelling = 'text'

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const viaCep = /^\/ws\/([^/]*)\/json\/?$/.exec(path)
    const brasilApi = /^\/api\/cep\/v1\/([^/]*)$/.exec(path)
    const digits = viaCep?.[1] ?? brasilApi?.[1]
    if (digits === undefined) return send(response, { status: 404, type: 'text/html', body: 'Not Found' })
    const service = viaCep ? 'viacep' : 'brasilapi'
    requests.push({ service, path })
    const address = known.get(digits)
    const mode = modes[service]
    if (mode === 'answer' || mode === 'sources-away') {
      return send(
        response,
        viaCep
          ? viaCepAnswer(digits, address, unknownAs)
          : brasilApiAnswer(digits, address, mode === 'sources-away'),
      )
    }
    if (mode === 'refuse') return send(response, viaCep ? viaCepRefusal : brasilApiRefusal)
    return misbehave(response, mode)
  })
  server.listen(options.port ?? 0, LOOPBACK)
  const url = `http://${LOOPBACK}:${await listeningPort(server)}`

  return {
    viaCepUrl: url,
    brasilApiUrl: url,
    know(digits, address) {
      if (address === null) known.delete(digits)
      else known.set(digits, { ...nowhere, ...address })
    },
    behave: (service, mode) => {
      modes[service] = mode
    },
    spellUnknown: (as) => {
      unknownAs = as
    },
    asked: (service) =>
      requests.filter((request) => !service || request.service === service).map(({ path }) => path),
    async stop() {
      await closeServer(server)
    },
  }
}

const nowhere: KnownAddress = { logradouro: '', complemento: '', bairro: '', localidade: '', uf: '' }

function misbehave(
  response: ServerResponse,
  mode: Exclude<PostalCodeBehaviour, 'answer' | 'refuse' | 'sources-away'>,
): void {
  switch (mode) {
    case 'fail':
      return send(response, { status: 500, type: 'text/html', body: '<h1>Internal Server Error</h1>' })
    case 'garbage':
      return send(response, { status: 200, type: 'text/html', body: '<html>Manutenção</html>' })
    case 'nonsense':
      return send(response, { status: 200, type: 'application/json', body: '{"cep":7,"uf":["x"]}' })
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end()
      return
    case 'drop':
      response.socket?.destroy()
      return
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"cep": "010')
      return
    case 'flood':
      return flood(response)
    case 'hang':
  }
}

/** JSON text that goes on for as long as somebody reads it. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"logradouro":"')
  const chunk = 'x'.repeat(16 * 1024)
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pour)
  pour()
}

function send(response: ServerResponse, { status, type, body }: PublishedAnswer): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
}
