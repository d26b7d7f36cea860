import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startS3StandIn, type S3StandIn } from '.'

let s3: S3StandIn

beforeEach(async () => {
  s3 = await startS3StandIn()
})
afterEach(() => s3.stop())

test('keeps what is put, gives it back, and forgets it when told', async () => {
  expect((await send('PUT', 'a/b.webp', 'the bytes')).status).toBe(200)
  expect(s3.objects.get('a/b.webp')).toEqual({ bytes: Buffer.from('the bytes'), type: 'image/webp' })
  const got = await send('GET', 'a/b.webp')
  expect([got.headers.get('content-type'), await got.text()]).toEqual(['image/webp', 'the bytes'])
  const head = await send('HEAD', 'a/b.webp')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '9', ''])
  expect((await send('DELETE', 'a/b.webp')).status).toBe(204)
  const gone = await send('GET', 'a/b.webp')
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('<Code>NoSuchKey</Code>')])
})

test('refuses who cannot sign, and keeps nothing', async () => {
  const refused = await send('PUT', 'a.webp', 'x', 'wrong secret')
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('SignatureDoesNotMatch'),
  ])
  expect((await fetch(`${s3.bucketUrl}/a.webp`)).status).toBe(403)
  expect(s3.objects.size).toBe(0)
})

test('misbehaves on demand, for the methods that it is told', async () => {
  await send('PUT', 'a.webp', 'twelve bytes')
  s3.behave('fail', ['PUT'])
  expect((await send('PUT', 'b.webp', 'x')).status).toBe(500)
  expect((await send('GET', 'a.webp')).status).toBe(200)
  s3.behave('drop')
  await expect(send('GET', 'a.webp')).rejects.toThrow('fetch failed')
  s3.behave('cut')
  const cut = await send('GET', 'a.webp')
  expect(cut.headers.get('content-length')).toBe('12')
  await expect(cut.text()).rejects.toThrow('terminated')
  s3.behave('hang')
  const gaveUp = send('GET', 'a.webp', undefined, undefined, AbortSignal.timeout(50))
  await expect(gaveUp).rejects.toThrow('timeout')
  expect(s3.requests().at(-1)).toBe('GET a.webp')
})

/** Signs as S3's documentation says, for an object whose key needs no escaping. */
function send(
  method: string,
  key: string,
  body?: string,
  secret = s3.secretAccessKey,
  signal: AbortSignal | null = null,
) {
  const url = new URL(`${s3.bucketUrl}/${key}`)
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const date = new Date().toISOString().replace(/[:-]|\.\d{3}/g, '')
  const day = date.slice(0, 8)
  const names = 'host;x-amz-content-sha256;x-amz-date'
  const lines = [`host:${url.host}`, `x-amz-content-sha256:${hash}`, `x-amz-date:${date}`]
  const canonical = [method, url.pathname, '', ...lines, '', names, hash].join('\n')
  const scope = `${day}/${s3.region}/s3/aws4_request`
  const toSign = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
  let signingKey = Buffer.from(`AWS4${secret}`)
  for (const part of [day, s3.region, 's3', 'aws4_request', toSign])
    signingKey = createHmac('sha256', signingKey).update(part).digest()
  const authorization = `AWS4-HMAC-SHA256 Credential=${s3.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signingKey.toString('hex')}`
  return fetch(url, {
    method,
    signal,
    headers: {
      authorization,
      'x-amz-content-sha256': hash,
      'x-amz-date': date,
      'content-type': 'image/webp',
    },
    ...(body === undefined ? {} : { body }),
  })
}
