import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalCache } from '../../lib/caches/local-cache'
import { companyKey, companyQuery } from './company-query'

const cnpj = '99999999000199'
const minute = 60_000
const start = Date.UTC(2026, 10, 21, 15)
const record = (nome: string) => ({ id: 'a', nome, cnpj, versao: 1 })
const browserFetch = globalThis.fetch

let server: Server
let answer: { status: number; body: unknown } = { status: 200, body: {} }
let seen: string[] = []
let now = start
let entries = new Map<string, string>()
const cache = new LocalCache({
  store: () => ({
    length: entries.size,
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }),
  now: () => now,
})

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(answer.status).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (input, init) => browserFetch(new URL(input as string, origin), init)
})
afterAll(async () => {
  globalThis.fetch = browserFetch
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  entries = new Map()
  seen = []
  now = start
  answer = { status: 200, body: { success: true, data: record('Do servidor') } }
})

/** Watches the record as a screen does, until it is no longer being read. */
async function watch(company = cnpj) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, companyQuery(company, cache))
  const first = observer.getCurrentResult()
  const final = await new Promise<ReturnType<typeof observer.getCurrentResult>>((resolve) => {
    const stop = observer.subscribe((result) => {
      if (result.isFetching) return
      stop()
      resolve(result)
    })
  })
  return { client, first, final, reads: client.getQueryState(companyKey(company))?.dataUpdateCount }
}

describe('the company record', () => {
  it('CALL-04 is read from the server without its catalogue, and kept', async () => {
    const { first, final, reads } = await watch()
    expect(first.data).toBeUndefined()
    expect(final.data).toMatchObject({ nome: 'Do servidor' })
    expect(reads).toBe(1)
    expect(seen).toEqual([`/webhook/get-customer?cnpj=${cnpj}&sem=cardapio_json`])
    expect(cache.get(cnpj, 'company')).toMatchObject({ value: { nome: 'Do servidor' }, at: start })
  })

  it('CACHE-03 COMP-11 is shown at once from the cache with its real age, and read again behind it', async () => {
    cache.set(cnpj, 'company', record('Do cache'), 10 * minute)
    now = start + 9 * minute
    const { first, final } = await watch()
    expect(first).toMatchObject({ data: { nome: 'Do cache' }, dataUpdatedAt: start })
    expect(final.data).toMatchObject({ nome: 'Do servidor' })
    expect(seen).toHaveLength(1)
  })

  it('CACHE-03 is kept for 10 minutes', async () => {
    await watch()
    now = start + 10 * minute - 1
    expect(cache.get(cnpj, 'company')).not.toBeNull()
    now = start + 10 * minute
    expect(cache.get(cnpj, 'company')).toBeNull()
  })

  it('CACHE-03 is not shown from a cache of ten minutes ago', async () => {
    cache.set(cnpj, 'company', record('Do cache'), 10 * minute)
    now = start + 10 * minute
    expect((await watch()).first.data).toBeUndefined()
  })

  it('keeps showing the cached one when the server cannot be read', async () => {
    cache.set(cnpj, 'company', record('Do cache'), 10 * minute)
    answer = { status: 502, body: 'bad gateway' }
    const { final, reads } = await watch()
    expect(final).toMatchObject({ data: { nome: 'Do cache' }, error: { code: 'HTTP', status: 502 } })
    expect(reads).toBe(0)
  })

  it('is read once, not again by each screen', async () => {
    const { client } = await watch()
    const stop = new QueryObserver(client, companyQuery(cnpj, cache)).subscribe(() => {})
    expect(client.isFetching()).toBe(0)
    stop()
  })

  it('ignores a cached value that is no record', async () => {
    cache.set(cnpj, 'company', { nome: 'without a number' }, 10 * minute)
    expect((await watch()).first.data).toBeUndefined()
  })

  it('COMP-46 of nobody is not asked for', async () => {
    const { final } = await watch('')
    expect(final.error).toMatchObject({ code: 'NO_CNPJ', mensagem: 'CNPJ não fornecido' })
    expect(seen).toEqual([])
  })

  it.each([
    [
      'COMP-48 CALL-09 a refusal with its message',
      { status: 404, body: { message: 'Empresa não encontrada' } },
      { status: 404, mensagem: 'Empresa não encontrada' },
    ],
    ['COMP-49 an empty list', { status: 200, body: [] }, { code: 'COMPANY_NOT_STORED' }],
  ])('fails by %s', async (_, given, expected) => {
    answer = given
    expect((await watch()).final.error).toMatchObject(expected)
  })
})
