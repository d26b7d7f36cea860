import { sendByXhr } from './send-by-xhr'

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
export async function sendFile(address: string, file: File, { headers, ...how }: SentFile): Promise<unknown> {
  const { answer } = await sendByXhr({
    method: 'POST',
    address,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: file,
    timeoutMs,
    ...how,
  })
  return answer
}
