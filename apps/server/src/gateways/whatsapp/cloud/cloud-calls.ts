import { askGateway, isGood, jsonOf, type GatewayAnswer } from '../../ask-gateway'
import { GatewayUnavailable, MOST_MEDIA_BYTES } from '../gateway'
import { cloudFailure, readCloudError } from './cloud-failure'

export interface CloudOptions {
  /** Where the Graph API answers: https://graph.facebook.com */
  url: string
  /** Such as 'v24.0'. */
  version: string
  phoneNumberId: string
  accessToken: string
  /** The catalogue whose products are shown, where the shop has one. */
  catalogueId?: string | null
  /** Of one call; 8 s and, where files are moved, 30 s unless given. */
  timeouts?: { callMs?: number; slowMs?: number }
}

export interface CloudCall {
  method: 'GET' | 'POST'
  /** Under the version: '{phoneNumberId}/messages'. */
  path: string
  /** JSON, or a form with a file. */
  body?: FormData | Record<string, unknown>
  query?: Record<string, string>
}

export type CloudAnswer = GatewayAnswer<unknown>

const MOST_BYTES = 1024 * 1024

export interface CloudCalls {
  phoneNumberId: string
  catalogueId: string | null
  /** The answer whatever it is. */
  ask(call: CloudCall): Promise<CloudAnswer>
  /** The body of a 2xx answer. @throws GatewayUnavailable for all else */
  need(call: CloudCall): Promise<unknown>
  /** A file at an address that the Graph API gave, which wants the same token. */
  download(address: string): Promise<GatewayAnswer>
}

/** The calls of the WhatsApp Cloud API, with token, timeouts and size limits. */
export function cloudCalls({
  url,
  version,
  phoneNumberId,
  accessToken,
  catalogueId = null,
  timeouts = {},
}: CloudOptions): CloudCalls {
  const base = `${url.replace(/\/+$/, '')}/${version}`
  const { callMs = 8_000, slowMs = 30_000 } = timeouts
  const headers = { authorization: `Bearer ${accessToken}` }

  async function ask({ method, path, body, query }: CloudCall): Promise<CloudAnswer> {
    const isForm = body instanceof FormData
    const json = body === undefined || isForm ? null : Buffer.from(JSON.stringify(body))
    const answer = await askGateway({
      to: 'cloud',
      method,
      url: `${base}/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
      headers: { ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(json ? { body: json } : {}),
      ...(isForm ? { body } : {}),
      timeoutMs: isForm ? slowMs : callMs,
      mostBytes: MOST_BYTES,
    })
    return answer.kind === 'answer' ? { ...answer, body: jsonOf(answer.body) } : answer
  }

  return {
    phoneNumberId,
    catalogueId,
    ask,
    async need(call) {
      const answer = await ask(call)
      if (answer.kind === 'answer' && isGood(answer.status)) return answer.body
      throw unavailable(answer)
    },
    download: (address) =>
      askGateway({
        to: 'cloud',
        method: 'GET',
        url: address,
        headers,
        timeoutMs: slowMs,
        mostBytes: MOST_MEDIA_BYTES,
      }),
  }
}

/** Final when the token, or the account with it, is refused. */
export function unavailable(answer: CloudAnswer): GatewayUnavailable {
  if (answer.kind === 'too-large') return new GatewayUnavailable('The Cloud API answered too much')
  if (answer.kind !== 'answer') return new GatewayUnavailable(`The Cloud API is away: ${answer.words}`)
  const error = readCloudError(answer.body)
  const final = error === null ? answer.status === 401 : cloudFailure(error).code === 'credentials'
  return new GatewayUnavailable(
    `The Cloud API answered ${answer.status}${error ? `: ${error.words}` : ''}`,
    final,
  )
}
