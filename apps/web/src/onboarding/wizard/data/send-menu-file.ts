import type { MenuFile } from '@balcao/contract/onboarding'
import { routes } from '@balcao/contract/routes'
import { ApiError } from '../../../lib/http/api-error'
import { failureOf, readBody } from '../../../lib/http/read-answer'
import { addressOf } from '../../../lib/http/send'

const timeoutMs = 120_000

/** Sends the bytes of a file and tells how far it is (0 to 1). Throws ApiError; an abort rejects with an AbortError. */
export function sendMenuFile(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<MenuFile> {
  return new Promise((resolve, reject) => {
    const { method, path } = routes.sendMenuFile
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, undefined, { name: file.name }))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept', 'application/json')
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
        resolve(readBody(responseText, status) as MenuFile)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
