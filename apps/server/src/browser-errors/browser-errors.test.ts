import type { BrowserError } from '@balcao/contract/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { givenOperator } from '../testing/operator'
import { startTestServer, type TestServer } from '../testing/server'
import { browserFamily } from './browser-family'
import { forgetOldErrors, noteBrowserError } from './browser-errors.store'
import { withoutPeople, withoutPeopleInStack } from './without-people'

let server: TestServer
let operator: string

beforeAll(async () => {
  server = await startTestServer({ limitFactor: 1 })
  operator = (await givenOperator(server)).cookie
})
afterAll(() => server.stop())

const thrown = {
  kind: 'render',
  page: 'dashboard/orders',
  version: 'dashboard-Cq2xk1.js',
  message: `TypeError: Cannot read properties of undefined (reading 'items') of "Ana Lima"`,
  stack: `TypeError: Ana Lima
    at Card (https://balcao.example/assets/orders-x1.js?customer=92991234567:10:2345)
    at async https://balcao.example/lanchonete/pedido/segredo:1:2`,
}
const report = (body: unknown = thrown) => call(server, '/api/browser-errors', { body })
const list = async (cookie = operator) =>
  (await call<{ errors: BrowserError[] }>(server, '/api/operator/browser-errors', { cookie })).body.errors

describe('what breaks in a browser', () => {
  it('is told once with its count, to operators alone, and names nobody', async () => {
    await report()
    expect((await report()).status).toBe(200)
    expect(await list()).toEqual([
      {
        digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
        kind: 'render',
        message: `TypeError: Cannot read properties of undefined (reading 'items') of "…"`,
        stack: 'Card orders-x1.js:10:2345\n(anonymous) (page):1:2',
        page: 'dashboard/orders',
        version: 'dashboard-Cq2xk1.js',
        browser: 'other',
        count: 2,
        first_at: expect.any(String) as string,
        last_at: expect.any(String) as string,
      },
    ])
    expect((await call(server, '/api/operator/browser-errors')).status).toBe(401)
  })

  it('is refused where it is too long, of another shape or too often, and fills no disk', async () => {
    const refused = [
      { ...thrown, message: 'x'.repeat(1001) },
      { ...thrown, page: '<script>' },
      { ...thrown, version: '"><img src=x onerror=alert(1)>' },
      { ...thrown, html: document },
    ]
    for (const body of refused) expect((await report(body)).status).toBe(400)
    expect((await report({ ...thrown, stack: 'x'.repeat(9000) })).status).toBe(413)
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await report()).status))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))

    const { db } = server.app
    const before = (await list())[0]!.count
    for (let n = 0; n < 520; n += 1)
      await noteBrowserError(db, { ...thrown, kind: 'error', message: `invented ${n}`, browser: 'other' })
    const kept = await db.owner.query<{ count: number }>(
      'select count from browser_errors order by count desc',
    )
    expect(kept.rowCount).toBe(500)
    expect(kept.rows[0]!.count).toBe(before)
    await expect(db.alone({ text: 'select * from browser_errors', values: [] } as never)).rejects.toThrow(
      /permission denied/,
    )

    await db.owner.query(`update browser_errors set last_at = now() - interval '31 days' where count = 1`)
    await forgetOldErrors(db)
    expect((await list()).map(({ count }) => count)).toEqual([before])
  })
})

const document = '<p>Ana Lima</p>'

it('messages keep what tells the error and lose what tells the person', () => {
  for (const [said, kept] of [
    [
      'Failed to fetch https://balcao.example/rest/v1/orders?phone=92991234567#x',
      'Failed to fetch https://balcao.example',
    ],
    [
      `Unexpected token 'J', "João da Silva"... is not valid JSON`,
      `Unexpected token 'J', "…"... is not valid JSON`,
    ],
    [`no 'Rua das Flores, 120' of ana@loja.example`, `no '…' of (e-mail)`],
    ['CNPJ 99.999.999/0001-99, +55 (92) 99123-4567, 12345678', 'CNPJ #, #, #'],
    ['row 0b1c2d3e-1111-4222-8333-444455556666 is gone', 'row (id) is gone'],
    ['two\nlines\u202e', 'two lines'],
    ['Minified React error #185; see 12 more', 'Minified React error #185; see 12 more'],
  ] as const)
    expect(withoutPeople(said)).toBe(kept)
  expect(withoutPeople('x '.repeat(5000)).length).toBeLessThanOrEqual(300)
  expect(withoutPeopleInStack('render@https://loja.example/assets/menu-1.js:1:20\nAna Lima, Rua 1')).toBe(
    'render menu-1.js:1:20',
  )
})

it('a stack that is written to be slow is read at once', () => {
  const lines = [' '.repeat(699), `${' '.repeat(250)}${'@'.repeat(200)}${' '.repeat(249)}`, '@:1'.repeat(233)]
  expect(withoutPeopleInStack(lines.join('\n').concat('\n').repeat(100))).toBe('')
})

it('each browser names a frame in its own way', () => {
  for (const [line, frame] of [
    [
      '    at Object.save [as onClick] (https://x.example/assets/a-1.js:1:2)',
      'Object.save [as onClick] a-1.js:1:2',
    ],
    ['    at new Cart (https://x.example/assets/a-1.js?v=2:1:2)', 'new Cart a-1.js:1:2'],
    ['    at https://x.example/assets/a-1.js:1:2', '(anonymous) a-1.js:1:2'],
    ['async*save@https://x.example/assets/a-1.js:1:2', '(anonymous) a-1.js:1:2'],
    ['@https://x.example/assets/a-1.js:1:2', '(anonymous) a-1.js:1:2'],
    ['    at async Promise.all (index 0)', ''],
    ['Ana Lima mora na Rua 1:2:3', ''],
  ] as const)
    expect(withoutPeopleInStack(line)).toBe(frame)
})

it('a browser is known by its family alone', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
  expect(browserFamily(chrome)).toBe('Chrome 130')
  expect(browserFamily(`${chrome} Edg/129.0`)).toBe('Edge 129')
  expect(
    browserFamily(
      'Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari 17')
  expect(browserFamily('curl/8')).toBe('other')
})
