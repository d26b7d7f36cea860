import { ApiError } from './api-error'
import { failureOf, readBody } from './read-answer'

/** A slow line is waited for as long as it moves: the server cuts one that stands. */
const timeoutMs = 900_000

interface SentFile {
  headers?: Record<string, string>
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Posts the bytes of a file to an address and tells how far it is (0 to 1); answers the JSON unchecked. Throws ApiError; an
 * abort rejects with an AbortError.
 */
export function sendFile(
  address: string,
  file: File,
  { headers = {}, onProgress, signal }: SentFile,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    const all = { accept: 'application/json', 'content-type': 'application/octet-stream', ...headers }
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    request.timeout = timeoutMs
    const unreached = (code: 'NETWORK' | 'TIMEOUT') => () =>
      reject(new ApiError('The file could not be sent', { status: 0, code }))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('error', unreached('NETWORK'))
    request.addEventListener('timeout', unreached('TIMEOUT'))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      try {
        if (status < 200 || status > 299) throw failureOf(status, responseText)
        resolve(readBody(responseText, status))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    if (signal.aborted) return reject(new DOMException('Aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
