import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { buildMenu, saveRows } from '../../testing/catalogue'
import { call } from '../../testing/call'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
  expect((await saveRows(server, company, buildMenu(200))).status).toBe(200)
})
afterAll(() => server.stop())

/** The answer as it lies on the wire; `fetch` would unfold it. */
function read(path: string, headers: Record<string, string>) {
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

it('a long answer is a tenth of its size on the way to who can unfold it, and says the same', async () => {
  const path = `/api/menu/${company.id}`
  const plain = await read(path, {})
  const small = await read(path, { 'accept-encoding': 'gzip, br' })
  expect([plain.encoding, small.encoding]).toEqual([undefined, 'br'])
  expect(small.bytes.length * 10).toBeLessThan(plain.bytes.length)
  const zipped = await read(path, { 'accept-encoding': 'br;q=0, gzip' })
  expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.bytes.toString())
  expect(gunzipSync(zipped.bytes).toString()).toBe(plain.bytes.toString())
})

it('a short answer goes as it is', async () => {
  for (const path of ['/healthz', '/api/app-config']) {
    expect((await read(path, { 'accept-encoding': 'br' })).encoding).toBeUndefined()
  }
})

it('what is sent to us is never unfolded: a small bomb stays small', async () => {
  const response = await fetch(`${server.url}/webhook/update-customer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie: company.cookie },
    body: gzipSync(JSON.stringify({ cnpj: company.cnpj, imprime_auto: true })),
  })
  expect(response.status).toBe(400)
  const { body } = await call<{ data: { imprime_auto: boolean } }>(
    server,
    `/webhook/get-customer?cnpj=${company.cnpj}&sem=cardapio_json`,
    { cookie: company.cookie },
  )
  expect(body.data.imprime_auto).toBe(false)
})
