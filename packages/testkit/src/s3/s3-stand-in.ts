import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { checkSignature, type S3Credentials } from './check-signature'

/**
 * `serve` works; `fail` answers 500 InternalError; `hang` takes the request and never answers; `drop` closes the
 * connection in place of an answer; `cut` closes it after half of a GET's body, and is `serve` for the rest.
 */
export type S3Behaviour = 'serve' | 'fail' | 'hang' | 'drop' | 'cut'

export interface StoredObject {
  bytes: Buffer
  type: string
}

export interface S3StandIn extends S3Credentials {
  /** The bucket's address, path style: `http://127.0.0.1:port/bucket`. */
  bucketUrl: string
  /** What the bucket holds, by key. */
  objects: ReadonlyMap<string, StoredObject>
  /** Method and key of every request that arrived, oldest first, whatever came of it. */
  requests(): string[]
  /** Holds from the next request on. `methods` limits a misbehaviour to some, as in a store that only takes reads. */
  behave(mode: S3Behaviour, methods?: readonly string[]): void
  stop(): Promise<void>
}

/**
 * One bucket of an S3-compatible store on loopback: PUT, GET, HEAD and DELETE of objects, path style. Every request
 * must carry a right Signature Version 4; wrong ones are answered 403 as S3 does.
 */
export async function startS3StandIn(
  options: { port?: number; bucket?: string } & Partial<S3Credentials> = {},
): Promise<S3StandIn> {
  const credentials = {
    accessKeyId: options.accessKeyId ?? 'STANDINKEY',
    secretAccessKey: options.secretAccessKey ?? 'stand-in/secret+key',
    region: options.region ?? 'sa-east-1',
  }
  const bucket = options.bucket ?? 'balcao'
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  let behaviour: S3Behaviour = 'serve'
  let affected: readonly string[] | undefined

  const behaviourFor = (method: string) =>
    affected === undefined || affected.includes(method) ? behaviour : 'serve'

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/' } = request
    const key = keyIn(url, bucket)
    requests.push(`${method} ${key ?? url}`)
    const body = await buffer(request)
    const mode = behaviourFor(method)
    if (mode === 'hang') return
    if (mode === 'drop') return void request.socket.destroy()
    if (mode === 'fail') return refuse(response, 500, 'InternalError')
    const fault = checkSignature({ method, url, headers: request.headers, body }, credentials)
    if (fault) return refuse(response, fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault)
    if (key === undefined) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? 'binary/octet-stream' })
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'MethodNotAllowed')
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const { bytes, type } = object
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      etag: etagOf(bytes),
    })
    if (mode === 'cut' && method === 'GET') {
      response.write(bytes.subarray(0, bytes.length >> 1), () => request.socket.destroy())
      return
    }
    response.end(method === 'GET' ? bytes : undefined)
  }

  const server = createServer((request, response) => {
    // A client that leaves before its body is whole is an ordinary event here.
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(options.port ?? 0, LOOPBACK)
  const port = await listeningPort(server)

  return {
    ...credentials,
    bucketUrl: `http://${LOOPBACK}:${port}/${bucket}`,
    objects,
    requests: () => [...requests],
    behave(mode, methods) {
      behaviour = mode
      affected = methods
    },
    async stop() {
      await closeServer(server)
    },
  }
}

/** The object's key in a path-style address, or nothing for another bucket. */
function keyIn(url: string, bucket: string): string | undefined {
  const [path = ''] = url.split('?')
  const prefix = `/${bucket}/`
  if (!path.startsWith(prefix) || path.length === prefix.length) return undefined
  return decodeURIComponent(path.slice(prefix.length))
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
