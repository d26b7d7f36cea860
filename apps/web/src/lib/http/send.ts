import type { BodyInputOf, Call, ParamsOf, QueryOf } from '@balcao/contract/call'
import { ApiError } from './api-error'
import { failureOf, readBody, refusalIn } from './read-answer'

/** Where a call goes; a contract's call, or its route alone. */
export type Route = Pick<Call, 'method' | 'path'>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : { [N in Name]: Value }

export type CallInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'body', BodyInputOf<C>> &
  ([QueryOf<C>] extends [undefined] ? { query?: never } : { query: QueryOf<C> }) & {
    headers?: Record<string, string>
    signal?: AbortSignal
    timeoutMs?: number
    /** A small call that arrives even when the page is left or read again at once. */
    keepalive?: boolean
  }

const defaultTimeoutMs = 15_000

/**
 * Makes a call and answers its JSON unchecked, for answers that have several shapes and a reader of their own, and for
 * pages too light to carry schemas. Throws ApiError as `call` does.
 */
export async function callLoosely<C extends Call>(route: C | Route, input: CallInput<C>): Promise<unknown> {
  return (await exchange<C>(route, input)).body
}

/** Makes a call whose success is the HTTP status alone (LEAD-27). Throws as `call` for any other status. */
export async function callForStatus<C extends Call>(route: C | Route, input: CallInput<C>): Promise<void> {
  await send<C>(route, input)
}

type EndListener = () => void
const endListeners = new Set<EndListener>()
type RefusalListener = (refusal: ApiError) => void
const roleListeners = new Set<RefusalListener>()

/** Calls back when any call is answered that nobody is signed in. Returns the way to stop listening. */
export function onUnauthenticated(listener: EndListener) {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Calls back when an act is refused because of the role that is signed in. Returns the way to stop listening. */
export function onRoleForbidden(listener: RefusalListener) {
  roleListeners.add(listener)
  return () => roleListeners.delete(listener)
}

async function send<C extends Call>(route: C | Route, input: CallInput<C>) {
  const response = await request<C>(route, input)
  const text = await response.text().catch(() => '')
  if (!response.ok) {
    const failure = failureOf(response.status, text)
    if (failure.code === 'UNAUTHENTICATED' || (failure.status === 401 && failure.code === 'HTTP')) {
      for (const listener of endListeners) listener()
    }
    // What is only read says so in its own place on the screen.
    if (failure.code === 'ROLE_FORBIDDEN' && route.method !== 'GET') {
      for (const listener of roleListeners) listener(failure)
    }
    throw failure
  }
  return { text, status: response.status }
}

/** Sends a call and reads its JSON; `body` is undefined for an empty answer. */
export async function exchange<C extends Call>(route: C | Route, input: CallInput<C>) {
  const { text, status } = await send<C>(route, input)
  const body = readBody(text, status)
  const refusal = refusalIn(body, status)
  if (refusal) throw refusal
  return { body, status }
}

async function request<C extends Call>(route: C | Route, input: CallInput<C>): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), input.timeoutMs ?? defaultTimeoutMs)
  const abort = () => timeout.abort()
  input.signal?.addEventListener('abort', abort)
  try {
    return await fetch(addressOf(route.path, input.params, input.query), {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: timeout.signal,
      keepalive: input.keepalive ?? false,
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    if (timeout.signal.aborted) throw new ApiError('The call took too long', { status: 0, code: 'TIMEOUT' })
    throw new ApiError('The server could not be reached', { status: 0, code: 'NETWORK' })
  } finally {
    clearTimeout(timer)
    input.signal?.removeEventListener('abort', abort)
  }
}

/** Fills `:name` parameters and appends the query; undefined values are left out, lists repeat. */
export function addressOf(path: string, params?: unknown, query?: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
