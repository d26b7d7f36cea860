import { checkCnpj, createPassword, currentSession, verifyCode } from '@balcao/contract/auth'
import { getCustomer, updateCustomer } from '@balcao/contract/company'
import { collectLead } from '@balcao/contract/onboarding'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from './api'
import { addressOf, callForStatus, callLoosely, onUnauthenticated } from './send'
import { ApiError } from './api-error'

let server: Server
let answer: { status: number; body: string; delayMs?: number } = { status: 200, body: '' }
let seen: { request: IncomingMessage; body: string } | undefined
const browserFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen = { request, body }
      setTimeout(() => response.writeHead(answer.status).end(answer.body), answer.delayMs ?? 0)
    })
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

const cnpj = '99999999000199'
const given = (status: number, body: unknown, delayMs = 0) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body), delayMs }
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

describe('call', () => {
  it('CALL-22 sends the body as JSON and reads the answer by its schema', async () => {
    given(200, { ok: true, exists: false, empresa: null, extra: 1 })
    expect(await call(checkCnpj, { body: { cnpj } })).toEqual({ ok: true, exists: false, empresa: null })
    expect(seen?.request.method).toBe('POST')
    expect(seen?.request.url).toBe('/webhook/auth/check-cnpj')
    expect(seen?.request.headers['content-type']).toBe('application/json')
    expect(JSON.parse(seen?.body ?? '')).toEqual({ cnpj })
  })

  it('CALL-18 takes an empty answer as success where nothing more is promised', async () => {
    given(200, '')
    expect(await call(updateCustomer, { body: { cnpj, imprime_auto: true } })).toEqual({ ok: true })
    given(204, '')
    expect(await call(updateCustomer, { body: { cnpj, imprime_auto: true } })).toEqual({ ok: true })
  })

  it('refuses an empty answer where something was promised', async () => {
    given(200, '')
    expect(await failureOf(call(getCustomer, { query: { cnpj } }))).toMatchObject({ code: 'UNREADABLE' })
  })

  it.each([['<html>'], ['{"ok":'], [{ ok: 'yes' }], [[]]])(
    'CALL-19 CALL-57 refuses a success it cannot understand: %j',
    async (body) => {
      given(200, body)
      const failure = await failureOf(call(updateCustomer, { body: { cnpj, imprime_auto: true } }))
      expect(failure).toMatchObject({ code: 'UNREADABLE', message: 'Erro ao processar resposta do servidor' })
    },
  )

  it('CALL-54 names status and body of a failure it does not understand', async () => {
    given(502, 'Bad Gateway')
    expect(await failureOf(call(currentSession, {}))).toMatchObject({
      status: 502,
      code: 'HTTP',
      mensagem: '',
      message: 'HTTP error! status: 502 - Bad Gateway',
    })
  })

  it('CALL-55 names the status of a failure without a body', async () => {
    given(500, '')
    expect(await failureOf(call(currentSession, {}))).toMatchObject({ message: 'Erro HTTP: 500' })
  })

  it('gives code, text and fields of the server’s own errors', async () => {
    const fields = [{ path: 'password', mensagem: 'Curta' }]
    given(422, { ok: false, code: 'WEAK_PASSWORD', mensagem: 'A senha…', message: 'A senha…', fields })
    const failure = await failureOf(call(createPassword, { body: { cnpj, password: 'x' } }))
    expect(failure).toMatchObject({ status: 422, code: 'WEAK_PASSWORD', mensagem: 'A senha…', fields })
  })

  it('CALL-24 reads a refusal with HTTP 200 as a refusal', async () => {
    given(200, { ok: false, mensagem: 'Código vencido' })
    const failure = await failureOf(call(verifyCode, { body: { cnpj, code: '123456' } }))
    expect(failure).toMatchObject({ code: 'REFUSED', mensagem: 'Código vencido' })
  })

  it('CALL-09 takes the message of a failed get-customer as the text', async () => {
    given(404, { message: 'Empresa desconhecida' })
    expect(await failureOf(callLoosely(getCustomer, { query: { cnpj } }))).toMatchObject({
      mensagem: 'Empresa desconhecida',
    })
  })

  it('says when the server is silent or gone', async () => {
    given(200, { ok: true }, 5_000)
    expect(await failureOf(call(currentSession, { timeoutMs: 20 }))).toMatchObject({
      code: 'TIMEOUT',
      status: 0,
    })
    const working = globalThis.fetch
    globalThis.fetch = (_, init) => browserFetch('http://127.0.0.1:1/', init)
    expect(await failureOf(call(currentSession, {}))).toMatchObject({ code: 'NETWORK', status: 0 })
    globalThis.fetch = working
  })

  it('tells once, and only for a missing session, that nobody is signed in', async () => {
    let ended = 0
    const stop = onUnauthenticated(() => (ended += 1))
    given(401, { ok: false, code: 'WRONG_CODE', mensagem: 'x', message: 'x' })
    await failureOf(call(verifyCode, { body: { cnpj, code: '123456' } }))
    expect(ended).toBe(0)
    given(401, { ok: false, code: 'UNAUTHENTICATED', mensagem: 'x', message: 'x' })
    await failureOf(call(currentSession, {}))
    expect(ended).toBe(1)
    stop()
    await failureOf(call(currentSession, {}))
    expect(ended).toBe(1)
  })
})

describe('callForStatus', () => {
  const lead = {
    empresa: 'a',
    cnpj,
    email: 'a@b.c',
    responsavel: 'a',
    telefone: '1',
    nicho: 'delivery',
  } as const

  it.each([[''], ['<html>'], [{ ok: false }]])('LEAD-27 judges by the status alone: %j', async (body) => {
    given(200, body)
    await expect(callForStatus(collectLead, { body: lead })).resolves.toBeUndefined()
    given(400, body)
    expect(await failureOf(callForStatus(collectLead, { body: lead }))).toBeInstanceOf(ApiError)
  })
})

describe('addressOf', () => {
  it.each([
    ['/ws/:cep/json/', { cep: '69005-010' }, undefined, '/ws/69005-010/json/'],
    ['/a/:id', { id: 'x/y' }, undefined, '/a/x%2Fy'],
    [
      '/a',
      undefined,
      { b: 'ção', c: undefined, d: null, e: 0, f: ['1', '2'] },
      '/a?b=%C3%A7%C3%A3o&e=0&f=1&f=2',
    ],
    ['/a', undefined, {}, '/a'],
  ])('fills %s', (path, params, query, expected) => {
    expect(addressOf(path, params, query)).toBe(expected)
  })
})
