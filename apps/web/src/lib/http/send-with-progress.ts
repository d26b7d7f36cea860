import type { AnswerOf, BodyInputOf, Call } from '@balcao/contract/call'
import { ApiError } from './api-error'
import { failureOf, readBody, refusalIn, unreadable } from './read-answer'
import { addressOf } from './send'

const timeoutMs = 120_000

/**
 * Makes a call whose body takes its time, and tells how far it is (0 to 1). `fetch` cannot say that. Throws ApiError
 * as `call` does; an abort rejects with an AbortError.
 */
export function sendWithProgress<C extends Call>(
  contract: C,
  {
    body,
    onProgress,
    signal,
  }: { body: BodyInputOf<C>; onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<AnswerOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(contract.method, addressOf(contract.path))
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json')
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('error', () =>
      reject(new ApiError('The server could not be reached', { status: 0, code: 'NETWORK' })),
    )
    request.addEventListener('timeout', () =>
      reject(new ApiError('The call took too long', { status: 0, code: 'TIMEOUT' })),
    )
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      try {
        if (status < 200 || status > 299) throw failureOf(status, responseText)
        const answer = readBody(responseText, status)
        const refusal = refusalIn(answer, status)
        if (refusal) throw refusal
        const result = contract.answer.safeParse(answer ?? { ok: true })
        if (!result.success) throw unreadable(status)
        resolve(result.data as AnswerOf<C>)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    signal?.addEventListener('abort', () => request.abort())
    request.send(JSON.stringify(body))
  })
}
