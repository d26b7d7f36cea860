import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { contextOf, givenOperator, signInOperator, type TestOperator } from '../../testing/operator'
import { startTestServer, type TestServer } from '../../testing/server'
import { disableOperator, resetOperator } from './accounts'
import { stepAt, totpCode } from './totp'

const now = new Date('2026-11-20T15:00:10Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: () => now })
})
afterAll(() => server.stop())

const given = (signedIn = true) => givenOperator(server, { signedIn, now })
const signIn = (operator: TestOperator, options: { off?: number; cookie?: string } = {}) =>
  signInOperator(server, operator, { now, ...options })
const isIn = async (operator: TestOperator) => (await operator.ask('/api/operator/session')).status === 200
const codeOf = ({ totp }: TestOperator, off = 0) => totpCode(totp, stepAt(now.getTime()) + off)

describe('an operator', () => {
  it('PROD-02 signs in with user, password and one-time code, and no e-mail address is asked for', async () => {
    const operator = await given(false)
    const answer = await signIn(operator)
    expect([answer.status, answer.body.user]).toEqual([200, operator.user])
    const [line] = answer.headers.getSetCookie()
    expect(line).toMatch(/^balcao-operador=[\w.-]{60,}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    operator.cookie = answer.cookie
    const who = await operator.ask('/api/operator/session')
    expect(who.body).toEqual({ user: operator.user, ends_at: answer.body.ends_at })
  })

  it.each<
    [string, (right: { user: string; password: string; code: string }, operator: TestOperator) => object]
  >([
    ['an unknown user', (right) => ({ ...right, user: 'ninguem' })],
    ['a wrong password', (right) => ({ ...right, password: `${right.password}x` })],
    [
      'a wrong code',
      (right) => ({ ...right, code: String((Number(right.code) + 1) % 1e6).padStart(6, '0') }),
    ],
    ['a code of two steps ago', (right, operator) => ({ ...right, code: codeOf(operator, -2) })],
    ['a code of two steps ahead', (right, operator) => ({ ...right, code: codeOf(operator, 2) })],
    ['letters for a code', (right) => ({ ...right, code: 'abcdef' })],
    ['a piece of SQL for a user', (right) => ({ ...right, user: `' or ''='` })],
  ])('with %s is told the same as ever', async (_what, change) => {
    const operator = await given(false)
    const { user, password } = operator
    const body = change({ user, password, code: codeOf(operator) }, operator)
    const answer = await call(server, '/api/operator/sign-in', { body })
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        ok: false,
        code: 'WRONG_OPERATOR',
        mensagem: 'Usuário, senha ou código incorreto.',
        message: 'Usuário, senha ou código incorreto.',
      },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    // A wrong try has not used the right code up.
    expect((await signIn(operator)).status).toBe(200)
  })

  it('may have a clock that is half a minute slow or fast', async () => {
    const operator = await given(false)
    expect((await signIn(operator, { off: -1 })).status).toBe(200)
    expect((await signIn(operator, { off: 1 })).status).toBe(200)
  })

  it('is not let in twice with one code, nor with one from before it', async () => {
    const operator = await given()
    expect((await signIn(operator)).body.code).toBe('WRONG_OPERATOR')
    expect((await signIn(operator, { off: -1 })).body.code).toBe('WRONG_OPERATOR')
    expect((await signIn(operator, { off: 1 })).status).toBe(200)
  })

  it('sends one code five times at once, and is let in once', async () => {
    const operator = await given(false)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(operator)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('is turned away after ten tries from one network, whoever they say they are', async () => {
    const strict = await startTestServer({ env: { BALCAO_ROLE: 'web' }, limitFactor: 1, clock: () => now })
    const body = { user: 'ninguem', password: 'x', code: '123456' }
    const statuses: number[] = []
    for (let tries = 0; tries < 25; tries++)
      statuses.push((await call(strict, '/api/operator/sign-in', { body })).status)
    await strict.stop()
    // More than two windows’ worth: one may turn over between two tries.
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses).toContain(429)
  })

  it('is not signed in from another site’s page, nor acts from one', async () => {
    const operator = await given()
    const headers = { origin: 'https://evil.example' }
    const body = { user: operator.user, password: operator.password, code: codeOf(operator, 1) }
    for (const path of ['/api/operator/sign-in', '/api/operator/sign-out']) {
      const answer = await operator.ask(path, { body, headers })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'FOREIGN_ORIGIN'])
    }
    expect(await isIn(operator)).toBe(true)
  })
})

describe('an operator’s session', () => {
  it('ends by signing out, on the server and not only in the browser', async () => {
    const operator = await given()
    const out = await operator.ask('/api/operator/sign-out', { method: 'POST' })
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([
      200,
      expect.stringMatching(/^balcao-operador=;/),
    ])
    expect(await isIn(operator)).toBe(false)
  })

  it.each([
    ['an hour without use', `seen_at = now() - interval '60 minutes'`, false],
    ['almost an hour without use', `seen_at = now() - interval '59 minutes'`, true],
    ['twelve hours, used or not', `expires_at = now()`, false],
  ])('after %s', async (_when, change, stays) => {
    const operator = await given()
    await server.app.db.owner.query(
      `update operator_sessions set ${change} where operator_id = (select id from operators where name = $1)`,
      [operator.user],
    )
    expect(await isIn(operator)).toBe(stays)
  })

  it('lasts twelve hours at most, and its use keeps it from falling asleep', async () => {
    const operator = await given()
    const { owner } = server.app.db
    const mine = '(select id from operators where name = $1)'
    await owner.query(
      `update operator_sessions set seen_at = now() - interval '40 minutes' where operator_id = ${mine}`,
      [operator.user],
    )
    await isIn(operator)
    const { rows } = await owner.query(
      `select expires_at - created_at = interval '12 hours' as half_a_day, seen_at > now() - interval '1 minute' as awake
       from operator_sessions where operator_id = ${mine}`,
      [operator.user],
    )
    expect(rows).toEqual([{ half_a_day: true, awake: true }])
  })

  it('ends when its account is disabled, which no code opens any more; a reset opens it with new credentials', async () => {
    const operator = await given()
    const context = contextOf(server)
    await disableOperator(context, context.by, operator.user)
    expect(await isIn(operator)).toBe(false)
    expect((await signIn(operator, { off: 1 })).body.code).toBe('WRONG_OPERATOR')
    const { password } = await resetOperator(context, context.by, operator.user)
    expect((await signIn(operator, { off: 1 })).body.code).toBe('WRONG_OPERATOR')
    // The new password alone, with the second factor of before.
    expect((await signIn({ ...operator, password }, { off: 1 })).body.code).toBe('WRONG_OPERATOR')
  })

  it('ends when another begins in the same browser', async () => {
    const operator = await given()
    const second = await signIn(operator, { off: 1, cookie: operator.cookie })
    expect(second.status).toBe(200)
    expect(await isIn(operator)).toBe(false)
  })

  it('is nothing that can be made up, and nothing in the database can be presented', async () => {
    const operator = await given()
    const { rows } = await server.app.db.owner.query<{ token_hash: Buffer }>(
      'select token_hash from operator_sessions',
    )
    const value = operator.cookie.split('=')[1]!
    const tries = [
      'x',
      value.slice(0, -1),
      value.split('.')[0]!,
      `${'x'.repeat(43)}.${value.split('.')[1]}`,
      ...rows.map(({ token_hash }) => token_hash.toString('base64url')),
    ]
    for (const token of tries)
      expect(
        (await call(server, '/api/operator/session', { cookie: `balcao-operador=${token}` })).status,
      ).toBe(401)
  })

  it('opens nothing of a company, and a company’s opens nothing of the operator', async () => {
    const operator = await given()
    const company = await givenCompany(server)
    for (const path of ['/api/session', `/webhook/get-customer?cnpj=${company.cnpj}`, '/rest/v1/orders']) {
      const answer = await operator.ask(path)
      expect([path, answer.text.includes('email_cliente'), answer.status === 401]).toEqual([
        path,
        false,
        !path.startsWith('/webhook'),
      ])
    }
    const token = operator.cookie.split('=')[1]!
    expect((await call(server, '/api/session', { cookie: `balcao=${token}` })).status).toBe(401)
    const companyToken = /balcao=([^;]+)/.exec(company.cookie)![1]!
    const asOperator = { cookie: `balcao-operador=${companyToken}` }
    expect((await call(server, '/api/operator/leads', asOperator)).status).toBe(401)
  })
})
