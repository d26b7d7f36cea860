import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FilesUnavailable, withErrorsHandled, requireKey, type FileStore } from './file-store'

export interface S3Options {
  /** The bucket's address, with a folder in it if wanted, path style or virtual host. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Until a request is answered, in milliseconds. */
  timeoutMs?: number
}

const tries = 2

/** Files in a bucket of any S3-compatible store. What fails or times out is tried once more. */
export function openS3Store(options: S3Options): FileStore {
  const { timeoutMs = 10_000, accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = options.url.replace(/\/+$/, '')

  async function request(
    method: string,
    key: string,
    body?: Uint8Array<ArrayBuffer>,
    type?: string,
  ): Promise<Response> {
    // The timer covers the answer's head only: a slow reader may take its time with the body.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), timeoutMs)
    try {
      return await client.fetch(`${base}/${key}`, {
        method,
        redirect: 'error',
        signal: patience.signal,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body }),
      })
    } catch (error) {
      const reason = patience.signal.aborted ? 'no answer in time' : 'no connection'
      throw new FilesUnavailable(`S3: ${method}: ${reason}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /** The answer, when it is a success or says that there is no such object. */
  async function ask(...what: Parameters<typeof request>): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const answer = await request(...what).catch((error: FilesUnavailable) => error)
      if (answer instanceof Response && (answer.ok || (answer.status === 404 && what[0] !== 'PUT')))
        return answer
      const failure = answer instanceof Response ? await refusal(what[0], answer) : answer
      const hopeless = answer instanceof Response && answer.status < 500 && answer.status !== 429
      if (hopeless || attempt === tries) throw failure
      await pause(100)
    }
  }

  return {
    async put(key, bytes, type) {
      const answer = await ask('PUT', requireKey(key), new Uint8Array(bytes), type)
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', requireKey(key))
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel()
        return null
      }
      return {
        content: withErrorsHandled(Readable.fromWeb(answer.body as ReadableStream)),
        length: Number(answer.headers.get('content-length')),
      }
    },
    async remove(key) {
      const answer = await ask('DELETE', requireKey(key))
      await answer.body?.cancel()
    },
  }
}

/** S3 says in a short code what it did not like. */
async function refusal(method: string, answer: Response): Promise<FilesUnavailable> {
  const text = await answer.text().catch(() => '')
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
  return new FilesUnavailable(`S3: ${method} answered ${answer.status} ${code}`.trim())
}
