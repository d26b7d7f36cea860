import type { IncomingMessage } from 'node:http'
import { Problem } from '../platform/http/problems'

/**
 * The bytes of a request's body, given up as soon as there are more than `most`. What is still on its way is read and
 * dropped, so that the sender gets the answer. @throws Problem PAYLOAD_TOO_LARGE
 */
export async function readBodyWithin(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('PAYLOAD_TOO_LARGE')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) {
      request.resume()
      throw new Problem('PAYLOAD_TOO_LARGE')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
