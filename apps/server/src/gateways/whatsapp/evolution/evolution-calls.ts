import { askGateway, isGood, jsonOf, type GatewayAnswer } from '../../ask-gateway'
import { GatewayUnavailable, MOST_MEDIA_BYTES } from '../gateway'

export interface EvolutionOptions {
  /** Where the gateway answers, with or without a trailing slash. */
  url: string
  /** Its global key, or the instance's own. */
  apiKey: string
  instance: string
  /** The shop's own number, digits with country code: makes the gateway offer a pairing code beside the QR code. */
  number?: string | null
  /** Where it reports to, with our secret in the header `x-balcao-secret`. */
  webhook: { url: string; secret: string }
  /** Of one call; 8 s and, where files are moved, 30 s unless given. */
  timeouts?: { callMs?: number; slowMs?: number }
}

export interface EvolutionCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** Such as 'message/sendText'; empty for the server's own greeting. */
  name: string
  body?: unknown
  query?: Record<string, string>
  /** Files and histories: a longer timeout and a longer answer. */
  slow?: boolean
}

export type EvolutionAnswer = GatewayAnswer<unknown>

// Rows of history carry their thumbnails as objects of numbered bytes.
const MOST_SLOW_BYTES = 2 * MOST_MEDIA_BYTES
const MOST_BYTES = 8 * 1024 * 1024

const withoutInstance = new Set(['', 'instance/create', 'instance/fetchInstances'])

export interface EvolutionCalls {
  instance: string
  /** The answer whatever it is. */
  ask(call: EvolutionCall): Promise<EvolutionAnswer>
  /** The body of a 2xx answer. @throws GatewayUnavailable for all else */
  need(call: EvolutionCall): Promise<unknown>
}

/** The REST calls of Evolution API v2 (its src/api/routes), with key, timeouts and size limits. */
export function evolutionCalls({ url, apiKey, instance, timeouts = {} }: EvolutionOptions): EvolutionCalls {
  const base = url.replace(/\/+$/, '')
  const { callMs = 8_000, slowMs = 30_000 } = timeouts

  async function ask({ method, name, body, query, slow = false }: EvolutionCall): Promise<EvolutionAnswer> {
    const path = withoutInstance.has(name) ? name : `${name}/${encodeURIComponent(instance)}`
    const answer = await askGateway({
      to: 'evolution',
      method,
      url: `${base}/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
      headers: {
        apikey: apiKey,
        accept: 'application/json',
        // On a connection kept from before, a gateway that went away looks like one that lost its answer.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
      timeoutMs: slow ? slowMs : callMs,
      mostBytes: slow ? MOST_SLOW_BYTES : MOST_BYTES,
    })
    return answer.kind === 'answer' ? { ...answer, body: jsonOf(answer.body) } : answer
  }

  return {
    instance,
    ask,
    async need(call) {
      const answer = await ask(call)
      if (answer.kind === 'answer' && isGood(answer.status)) return answer.body
      throw unavailable(answer)
    },
  }
}

/** Final when the key is refused or the instance is unknown to the gateway. */
export function unavailable(answer: EvolutionAnswer): GatewayUnavailable {
  if (answer.kind === 'too-large') return new GatewayUnavailable('Evolution API answered too much')
  if (answer.kind !== 'answer') return new GatewayUnavailable(`Evolution API is away: ${answer.words}`)
  const final = answer.status === 401 || answer.status === 403 || answer.status === 404
  return new GatewayUnavailable(`Evolution API answered ${answer.status}`, final)
}
