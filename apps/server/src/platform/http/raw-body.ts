import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Router } from './implement'
import { Problem } from './problems'

const type = 'application/octet-stream'

/** Calls whose body is a file's bytes as they are; everywhere else a body is JSON. */
export function withRawBodies(router: Router, register: (router: Router) => void): void {
  void router.app.register((app, _options, done) => {
    app.addContentTypeParser(type, (_request, _payload, parsed) => parsed(null))
    register({ ...router, app: app as Router['app'] })
    done()
  })
}

/** The bytes that a call of `withRawBodies` brings. @throws Problem UNSUPPORTED_MEDIA_TYPE, and as `readBodyWithin` */
export async function readRawBody(request: FastifyRequest, most: number): Promise<Buffer> {
  if (!request.headers['content-type']?.startsWith(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  return readBodyWithin(request.raw, most)
}

/**
 * The bytes of a request's body, given up as soon as there are more than `most`. What is still on its way is read and
 * dropped, so that the sender gets the answer. @throws Problem PAYLOAD_TOO_LARGE, INVALID_INPUT when it breaks off
 */
async function readBodyWithin(request: IncomingMessage, most: number): Promise<Buffer> {
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
