import { Agent } from 'undici'
import { askGateway, isGood, jsonOf } from '../ask-gateway'
import type { BankProfile } from './banks'
import { BankFailure } from './pix-bank'

/** What opens an account. `certificate` and `key` are PEM. */
export interface BankAccess {
  clientId: string
  clientSecret: string
  certificate: { certificate: string; key: string } | null
  appKey: string | null
}

export interface ConnectionOptions {
  profile: BankProfile
  access: BankAccess
  now: () => number
  timeoutMs: number
  /** PEM that is trusted beside the public authorities, for banks of trials. */
  trusted?: string | undefined
}

interface BankRequest {
  method: 'GET' | 'PUT' | 'PATCH'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface BankReply {
  status: number
  json: unknown
  /** By how many ms the bank's clock is ahead of ours. */
  aheadMs: number
}

const MOST_BYTES = 4_000_000
/** A token is not used in its last moments: the request would outlive it. */
const SPARE_MS = 30_000
const SHORTEST_LIFE_MS = 1000

/** Keeps a token and connections of one account, and asks its bank; `close` lets the connections go. */
export function openConnection({ profile, access, now, timeoutMs, trusted }: ConnectionOptions) {
  const dispatcher = access.certificate
    ? new Agent({
        connect: {
          cert: access.certificate.certificate,
          key: access.certificate.key,
          ...(trusted === undefined ? {} : { ca: trusted }),
          timeout: timeoutMs,
        },
        connections: 8,
      })
    : undefined
  const line = { timeoutMs, mostBytes: MOST_BYTES, ...(dispatcher ? { dispatcher } : {}) }
  let token: { value: string; until: number } | null = null
  let renewing: Promise<string> | null = null

  async function newToken(): Promise<string> {
    const answer = await askGateway({
      to: 'pix',
      ...line,
      method: 'POST',
      url: profile.token,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64')}`,
      },
      body: Buffer.from(
        new URLSearchParams({
          grant_type: 'client_credentials',
          ...(profile.scope === undefined ? {} : { scope: profile.scope }),
        }).toString(),
      ),
    })
    const { status, json } = replyOf(answer)
    if (!isGood(status))
      throw new BankFailure('denied', wordsOf(json) ?? `The token was refused with ${status}`)
    const { access_token: value, expires_in: seconds } = (json ?? {}) as Record<string, unknown>
    if (typeof value !== 'string' || value === '') throw new BankFailure('away', 'No token in the answer')
    const lifeMs = Number(seconds) > 0 ? Number(seconds) * 1000 : SPARE_MS
    token = { value, until: now() + Math.max(SHORTEST_LIFE_MS, lifeMs - SPARE_MS) }
    return value
  }

  /** The kept token, or one new one for all who wait for it. */
  async function bearer(): Promise<string> {
    if (token && token.until > now()) return token.value
    renewing ??= newToken().finally(() => {
      renewing = null
    })
    return renewing
  }

  /** The answer as `replyOf` reads it; undefined stands for 401, which a new token may mend. */
  async function askOnce({ method, path, body, headers }: BankRequest): Promise<BankReply> {
    return replyOf(
      await askGateway({
        to: 'pix',
        ...line,
        method,
        url: `${profile.api}${path}${appKeyIn(path)}`,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${await bearer()}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
      }),
      now,
    )
  }

  const appKeyIn = (path: string): string =>
    profile.appKey === undefined || access.appKey === null
      ? ''
      : `${path.includes('?') ? '&' : '?'}${profile.appKey}=${encodeURIComponent(access.appKey)}`

  return {
    /** Asks once, and once more with a new token after a 401. @throws BankFailure `away` and `denied` */
    async ask(request: BankRequest): Promise<BankReply> {
      const first = await askOnce(request)
      if (first.status !== 401) return first
      token = null
      const second = await askOnce(request)
      if (second.status === 401)
        throw new BankFailure('denied', wordsOf(second.json) ?? 'The access was refused')
      return second
    },
    async close(): Promise<void> {
      await dispatcher?.destroy()
    },
  }
}

export type BankConnection = ReturnType<typeof openConnection>

/** @throws BankFailure for no answer, one that asks for patience, and a 403 */
function replyOf(answer: Awaited<ReturnType<typeof askGateway>>, now: () => number = Date.now): BankReply {
  if (answer.kind === 'too-large') throw new BankFailure('away', 'The answer is too large')
  if (answer.kind !== 'answer') throw new BankFailure('away', answer.words)
  const { status, body, retryAfterMs, sentAt } = answer
  const json = body.length === 0 ? undefined : jsonOf(body)
  if (status >= 500 || status === 429 || status === 408) {
    throw new BankFailure('away', wordsOf(json) ?? `It answered ${status}`, retryAfterMs)
  }
  if (status === 403) throw new BankFailure('denied', wordsOf(json) ?? 'It answered 403')
  if (body.length > 0 && json === undefined)
    throw new BankFailure('away', `It answered ${status} with a page`)
  return { status, json, aheadMs: sentAt === null ? 0 : sentAt - now() }
}

/** The bank's own words of a refusal (RFC 7807, with its violations), at most 200 characters. */
export function wordsOf(json: unknown): string | undefined {
  const { detail, title, violacoes, error_description: described } = (json ?? {}) as Record<string, unknown>
  const violations = Array.isArray(violacoes)
    ? violacoes
        .map((each) => (each as { razao?: unknown } | null)?.razao)
        .filter((each) => typeof each === 'string')
    : []
  const words = violations.length > 0 ? violations.join(' ') : (detail ?? title ?? described)
  return typeof words === 'string' && words !== '' ? words.slice(0, 200) : undefined
}
