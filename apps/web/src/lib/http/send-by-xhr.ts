import { ApiError } from './api-error'
import { failureOf, readBody } from './read-answer'

interface Sent {
  method: string
  address: string
  headers: Record<string, string>
  body: XMLHttpRequestBodyInit
  timeoutMs: number
  /** Hears how far it is (0 to 1), which `fetch` cannot say. */
  onProgress: (part: number) => void
  signal?: AbortSignal | undefined
}

/** Sends what takes its time; answers the JSON unchecked, with its status. Throws ApiError; an abort rejects with an AbortError. */
export function sendByXhr({
  method,
  address,
  headers,
  body,
  timeoutMs,
  onProgress,
  signal,
}: Sent): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('Aborted', 'AbortError'))
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value)
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('error', () =>
      reject(new ApiError('The server could not be reached', { status: 0, code: 'NETWORK' })),
    )
    request.addEventListener('timeout', () =>
      reject(new ApiError('The call took too long', { status: 0, code: 'TIMEOUT' })),
    )
    request.addEventListener('abort', aborted)
    request.addEventListener('load', () => {
      const { status, responseText } = request
      try {
        if (status < 200 || status > 299) throw failureOf(status, responseText)
        resolve({ status, answer: readBody(responseText, status) })
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    if (signal?.aborted) return aborted()
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
