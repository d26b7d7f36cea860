import { get, type IncomingMessage } from 'node:http'
import { call } from './call'
import type { TestCompany } from './builders'
import type { TestServer } from './server'

export interface StreamedEvent {
  id: number
  name: string
  data: unknown
}

export interface EventStream {
  events: StreamedEvent[]
  /** Resolves when the condition holds for what has arrived. */
  until(holds: (events: StreamedEvent[]) => boolean, timeoutMs?: number): Promise<void>
  /** Resolves when the server ended the stream. */
  ended: Promise<void>
  response: IncomingMessage
  close(): void
}

/** A ticket for the stream, as a signed-in browser gets it. */
export async function streamTicket(server: Pick<TestServer, 'url'>, company: Pick<TestCompany, 'cookie'>) {
  const answer = await call<{ token: string; instance: string; lastEventId: number }>(
    server,
    '/api/stream-ticket',
    {
      method: 'POST',
      cookie: company.cookie,
    },
  )
  return answer.body
}

/** Opens the company's event stream and gathers what comes. */
export async function openStream(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie'>,
  lastEventId?: number,
): Promise<EventStream> {
  const { token, instance } = await streamTicket(server, company)
  const since = lastEventId === undefined ? '' : `&lastEventId=${lastEventId}`
  const response = await open(`${server.url}/chat/events?token=${token}&instance=${instance}${since}`)
  const events: StreamedEvent[] = []
  const watchers = new Set<() => void>()
  let rest = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop()!
    events.push(...blocks.filter((block) => !block.startsWith(':')).map(readEvent))
    for (const look of watchers) look()
  })
  response.on('error', () => {})
  const ended = new Promise<void>((resolve) => void response.on('close', resolve))
  return {
    events,
    ended,
    response,
    close: () => response.destroy(),
    until: (holds, timeoutMs = 20_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(look)
          reject(new Error(`not within ${timeoutMs} ms; ${events.length} events arrived`))
        }, timeoutMs)
        const look = () => {
          if (!holds(events)) return
          clearTimeout(timer)
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
  }
}

function open(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`the stream answered ${response.statusCode}`))
    }).on('error', reject)
  })
}

function readEvent(block: string): StreamedEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  return { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) }
}
