import type { IncomingMessage } from 'node:http'
import { Problem } from '../platform/http/problems'

/**
 * The bytes of a request's body, given up as soon as there are more than `most`. What is still on its way is read and
 * dropped, so that the sender gets the answer. @throws Problem PAYLOAD_TOO_LARGE, INVALID_INPUT when it breaks off
 */
export async function readBodyWithin(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Problem('PAYLOAD_TOO_LARGE')
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= most) return void chunks.push(chunk)
      chunks.length = 0
      reject(new Problem('PAYLOAD_TOO_LARGE'))
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => reject(new Problem('INVALID_INPUT')))
  })
}
