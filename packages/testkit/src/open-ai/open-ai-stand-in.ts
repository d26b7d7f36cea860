import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'

/**
 * How any server may behave. `fail` answers 500, `busy` 429 and `refuse` 400 to everything; `hang` never answers; `hold`
 * answers once it is released; `stall` sends half an answer and stops; `drop` closes the socket; `redirect` points
 * elsewhere; `garbage` sends a page that is no JSON, `binary` bytes that are no text.
 */
export type ServerBehaviour =
  | 'answer'
  | 'fail'
  | 'busy'
  | 'refuse'
  | 'hang'
  | 'hold'
  | 'stall'
  | 'drop'
  | 'redirect'
  | 'garbage'
  | 'binary'

export interface OpenAiStandIn<Behaviour extends string, Call> {
  /** Base address, as settings take it: without `/v1`. */
  url: string
  key: string
  /** Holds for the next `times` calls, without end when left out; then it answers again. */
  behave(mode: Behaviour, times?: number): void
  /** The calls that came whole, oldest first. */
  asked(): Call[]
  /** Answers all calls that `hold` keeps waiting. */
  release(): void
  /** Where `redirect` leads to, and how often somebody went there. */
  elsewhere(): number
  stop(): Promise<void>
}

/** What a stand-in is for: where it is called, how a call is read, and what it answers. */
interface Contract<Mode extends string, Call> {
  path: string
  /** Null when the call is not as the contract wants it. */
  read(request: IncomingMessage): Promise<Call | null>
  /** The JSON of an answer, which is 200. */
  answer(mode: Mode | 'answer', call: Call): unknown
}

/** A server that takes one call as OpenAI publishes it, under a key of its own. */
export async function startOpenAiStandIn<
  Mode extends string,
  Call extends { authorization: string | undefined },
>(
  { path, read, answer }: Contract<Mode, Call>,
  options: { port?: number; key?: string } = {},
): Promise<OpenAiStandIn<Mode | ServerBehaviour, Call>> {
  const key = options.key ?? 'sk-balcao-stand-in'
  const calls: Call[] = []
  let held: (() => void)[] = []
  let behaviour: { mode: Mode | ServerBehaviour; left: number } = { mode: 'answer', left: Infinity }
  let strays = 0

  const nextMode = () => {
    const { mode, left } = behaviour
    behaviour = left <= 1 ? { mode: 'answer', left: Infinity } : { mode, left: left - 1 }
    return mode
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/elsewhere') {
      strays += 1
      return sendJson(response, 200, {})
    }
    if (request.url !== path || request.method !== 'POST') return refuse(response, 404, 'Not Found')
    const call = await read(request)
    if (call === null) return refuse(response, 400, 'The call is not as it should be')
    calls.push(call)
    if (call.authorization !== undefined && call.authorization !== `Bearer ${key}`)
      return refuse(response, 401, 'Incorrect API key provided')
    const mode = nextMode()
    if (mode === 'hold') held.push(() => sendJson(response, 200, answer('answer', call)))
    else if (!misbehaves(response, mode)) sendJson(response, 200, answer(mode as Mode | 'answer', call))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(options.port ?? 0, LOOPBACK)
  const url = `http://${LOOPBACK}:${await listeningPort(server)}`

  return {
    url,
    key,
    behave(mode, times = Infinity) {
      behaviour = { mode, left: times }
    },
    asked: () => [...calls],
    release() {
      for (const answerNow of held) answerNow()
      held = []
    },
    elsewhere: () => strays,
    stop: () => closeServer(server),
  }
}

/** Behaves as any server may; false when the mode is about what is answered. */
function misbehaves(response: ServerResponse, mode: string): boolean {
  switch (mode) {
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Manutenção</html>')
      return true
    case 'binary':
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0xff, 0, 0xfe, 0x80]))
      return true
    case 'fail':
      refuse(response, 500, 'The server had an error while processing your request')
      return true
    case 'busy':
      refuse(response, 429, 'Rate limit reached')
      return true
    case 'refuse':
      refuse(response, 400, 'Invalid request.')
      return true
    case 'redirect':
      response.writeHead(307, { location: '/elsewhere' }).end()
      return true
    case 'drop':
      response.socket?.destroy()
      return true
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"text": "quero')
      return true
    case 'hang':
      return true
    default:
      return false
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message, type: 'invalid_request_error', param: null, code: null } })
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
