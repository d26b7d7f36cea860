import { askGateway, isGood, jsonOf } from '../ask-gateway'

/** A server that takes calls as OpenAI publishes them; `url` is its address before `/v1`. */
export interface OpenAiServer {
  url: string
  key: string | undefined
  model: string
}

/**
 * Why there is nothing to be had. `away`: it did not answer, and may a little later. `refused`: it answered what is of no
 * use, and would again. `words` are for the log: they name no address.
 */
export type OpenAiFailure =
  | { kind: 'away'; words: string; retryAfterMs: number | null }
  | { kind: 'refused'; words: string }

/** What a server answered, as JSON (undefined where it is none), or why it did not. */
export type OpenAiAnswer = { kind: 'answered'; json: unknown } | OpenAiFailure

/** One `POST` to `path` below `/v1`, a form or JSON. Waits at most `timeoutMs` for all of it and never throws. */
export async function askOpenAi(
  { url, key }: OpenAiServer,
  path: string,
  { body, timeoutMs, mostBytes }: { body: FormData | object; timeoutMs: number; mostBytes: number },
): Promise<OpenAiAnswer> {
  const isForm = body instanceof FormData
  const answer = await askGateway({
    to: 'open-ai',
    method: 'POST',
    url: `${url}/v1/${path}`,
    headers: {
      accept: 'application/json',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: isForm ? body : Buffer.from(JSON.stringify(body)),
    timeoutMs,
    mostBytes,
  })
  if (answer.kind === 'too-large') return { kind: 'refused', words: 'The answer is too large' }
  if (answer.kind !== 'answer') return { kind: 'away', words: answer.words, retryAfterMs: null }
  const { status, retryAfterMs } = answer
  if (status >= 500 || status === 429 || status === 408)
    return { kind: 'away', words: `It answered ${status}`, retryAfterMs }
  if (!isGood(status)) return { kind: 'refused', words: `It answered ${status}` }
  return { kind: 'answered', json: jsonOf(answer.body) }
}
