import { randomUUID } from 'node:crypto'
import type { CashRegister } from '@balcao/contract/cash-register'
import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { givenOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenCompany(server)
})

type Answer = CashRegister & { code: string; current: CashRegister }

const post = (path: string, body?: object, company = shop) =>
  call<Answer>(server, `/api/cash-register${path}`, {
    method: 'POST',
    cookie: company.cookie,
    ...(body && { body }),
  })
const open = (opening_cents = 10_000, id = randomUUID()) => post('', { id, opening_cents })
const move = ({ id }: CashRegister, kind: 'in' | 'out', cents: number, movement = randomUUID()) =>
  post(`/${id}/movements`, { id: movement, kind, cents, reason: 'Cofre' })
const close = ({ id }: CashRegister, counted: object, note?: string) =>
  post(`/${id}/close`, { counted, note })
const current = async () =>
  (await call<{ register: CashRegister | null }>(server, '/api/cash-register', { cookie: shop.cookie })).body
    .register
const history = async (before?: string) =>
  (
    await call<{ registers: CashRegister[]; more: boolean }>(
      server,
      `/api/cash-registers${before ? `?before=${encodeURIComponent(before)}` : ''}`,
      { cookie: shop.cookie },
    )
  ).body
const pay = (order: OrderRow, method: string, received: number, id = randomUUID()) =>
  call(server, `/api/orders/${order.id}/payments`, { cookie: shop.cookie, body: { id, method, received } })
const takeBack = (order: OrderRow, id: string) =>
  call(server, `/api/orders/${order.id}/payments/${id}/void`, { method: 'POST', cookie: shop.cookie })

describe('a register', () => {
  it('is opened with change, holds what is received and moved, and keeps how it was closed', async () => {
    expect(await current()).toBeNull()
    const { body: register } = await open()
    const order = await givenOrder(server, shop)
    await pay(order, 'cash', 30)
    await pay(order, 'pix', 10)
    await move(register, 'out', 2500)
    await move(register, 'in', 500)
    expect(await current()).toMatchObject({
      received: { cash: 3000, pix: 1000 },
      expected: { cash: 11_000, pix: 1000, credit_card: 0 },
      counted: null,
    })
    const closed = (await close(register, { cash: 10_900, pix: 1000 }, 'Faltou um real')).body
    expect(closed).toMatchObject({
      expected: { cash: 11_000, pix: 1000 },
      counted: { cash: 10_900, pix: 1000 },
      note: 'Faltou um real',
    })
    expect(await current()).toBeNull()
    // What comes later changes nothing of it.
    await pay(order, 'pix', 5)
    expect((await history()).registers).toEqual([closed])
  })

  it('loses what is taken back while it is open, and only that: of a closed one the next one pays', async () => {
    const first = (await open()).body
    const order = await givenOrder(server, shop)
    const [early, late] = [randomUUID(), randomUUID()]
    await pay(order, 'cash', 10, early)
    await pay(order, 'cash', 20, late)
    await takeBack(order, early)
    expect((await current())!.expected.cash).toBe(12_000)
    await close(first, { cash: 12_000 })
    await open(0)
    await takeBack(order, late)
    expect((await current())!.expected.cash).toBe(-2000)
    expect((await history()).registers[0]!.received).toEqual({ cash: 2000 })
  })

  it('does not count a movement that was a mistake, and keeps it', async () => {
    const { body: register } = await open()
    const movement = randomUUID()
    await move(register, 'out', 99_900, movement)
    const taken = await post(`/${register.id}/movements/${movement}/void`)
    expect(taken.body).toMatchObject({
      expected: { cash: 10_000 },
      movements: [{ cents: 99_900, reason: 'Cofre', voided_at: expect.any(String) as string }],
    })
    expect((await post(`/${register.id}/movements/${movement}/void`)).status).toBe(200)
  })
})

describe('two people, two presses, and lost answers', () => {
  it('of two who open at once one opens, and the other is told of it', async () => {
    const answers = await Promise.all([open(10_000), open(20_000), open(30_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const opened = answers.find(({ status }) => status === 200)!.body
    for (const { body, status } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'REGISTER_OPEN', current: { id: opened.id } })
  })

  it('the same act, sent again, is done once: opening, movement, close', async () => {
    const id = randomUUID()
    const [one, other] = await Promise.all([open(10_000, id), open(10_000, id)])
    expect([one.status, other.status, other.body.id]).toEqual([200, 200, id])
    expect((await open(5, id)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    const movement = randomUUID()
    await Promise.all(Array.from({ length: 4 }, () => move(one.body, 'in', 100, movement)))
    expect((await current())!.expected.cash).toBe(10_100)
    expect((await move(one.body, 'in', 200, movement)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    const closes = await Promise.all([close(one.body, { cash: 10_100 }), close(one.body, { cash: 10_100 })])
    expect(closes.map(({ status }) => status)).toEqual([200, 200])
    expect((await move(one.body, 'in', 100, movement)).status).toBe(200)
  })

  it('another count, or a movement, after the close is refused and says how it was closed', async () => {
    const { body: register } = await open()
    await close(register, { cash: 10_000 })
    expect((await close(register, { cash: 9000 })).body).toMatchObject({
      code: 'REGISTER_CLOSED',
      current: { counted: { cash: 10_000 } },
    })
    expect((await move(register, 'out', 100)).body.code).toBe('REGISTER_CLOSED')
  })

  it('closed while orders are paid, each payment is in one register: both together hold them all', async () => {
    const order = await givenOrder(server, shop)
    const { body: first } = await open(0)
    const payments = Array.from({ length: 30 }, () => pay(order, 'pix', 1))
    const next = Promise.resolve()
      .then(() => close(first, {}))
      .then(() => open(0))
    await Promise.all([...payments, next])
    const closed = (await history()).registers[0]!
    const { rows } = await server.app.db.owner.query<{ outside: number }>(
      `select count(*)::int as outside from order_payments where company_id = $1 and register_id is null`,
      [shop.id],
    )
    const held = (closed.received.pix ?? 0) + ((await current())!.received.pix ?? 0)
    expect(held + rows[0]!.outside * 100).toBe(3000)
    expect(closed.expected.pix ?? 0).toBe(closed.received.pix ?? 0)
  })
})

it('another company’s register is none, and the other screens hear of one’s own', async () => {
  const stream = await openStream(server, shop)
  const { body: register } = await open()
  await stream.until((events) => events.some(({ name }) => name === 'CASH_CHANGED'))
  stream.close()
  const other = await givenCompany(server)
  for (const act of ['movements', 'close'])
    expect(
      (
        await post(
          `/${register.id}/${act}`,
          act === 'close' ? { counted: {} } : { id: randomUUID(), kind: 'in', cents: 1, reason: 'x' },
          other,
        )
      ).status,
    ).toBe(404)
  expect(await current()).toMatchObject({ id: register.id, movements: [] })
})

it('the history turns its pages by when they were closed', async () => {
  const { owner } = server.app.db
  await owner.query(
    `insert into cash_registers (company_id, id, opened_at, opening_cents, closed_at, expected, counted)
     select $1, gen_random_uuid(), now() - n * interval '1 day', n, now() - n * interval '1 day' + interval '8 hours',
       '{}', '{}' from generate_series(1, 35) n`,
    [shop.id],
  )
  const first = await history()
  const rest = await history(first.registers.at(-1)!.closed_at!)
  expect([first.registers.length, first.more, rest.registers.length, rest.more]).toEqual([30, true, 5, false])
  expect([...first.registers, ...rest.registers].map(({ opening_cents }) => opening_cents)).toEqual(
    Array.from({ length: 35 }, (_, n) => n + 1),
  )
})

describe('how it was closed, on paper', () => {
  const givenStation = async (name: string, company = shop) =>
    (
      await call<{ station: { id: string } }>(server, '/api/printing/stations', {
        cookie: company.cookie,
        body: { kind: 'browser', name, paper: '80', columns: 40, code_page: 'cp860', copies: ['counter'] },
      })
    ).body.station.id
  const print = (register: CashRegister, station_id: string, id = randomUUID()) =>
    call<{ id: string; copy: string; code: string }>(server, `/api/cash-register/${register.id}/prints`, {
      cookie: shop.cookie,
      body: { id, station_id },
    })
  const claim = async (station: string) =>
    (
      await call<{ id: string; attempt: number; copy: string; text: string }[]>(
        server,
        `/api/printing/stations/${station}/claim`,
        { cookie: shop.cookie, body: {} },
      )
    ).body

  it('comes out at the station that was chosen, once however often it is sent', async () => {
    const [bar, kitchen] = [await givenStation('Balcão'), await givenStation('Cozinha')]
    const { body: register } = await open()
    await pay(await givenOrder(server, shop), 'pix', 10)
    await move(register, 'out', 2500)
    expect(await print(register, bar)).toMatchObject({ status: 409, body: { code: 'REGISTER_STILL_OPEN' } })
    await close(register, { cash: 7400, pix: 1000 }, 'Faltou um real')
    const id = randomUUID()
    const [one, again] = await Promise.all([print(register, bar, id), print(register, bar, id)])
    expect([one.status, again.status, again.body.id]).toEqual([201, 201, id])
    expect(await claim(kitchen)).toEqual([])
    const [job, ...more] = await claim(bar)
    expect(more).toEqual([])
    expect(job!.copy).toBe('closing')
    const paper = job!.text.replaceAll('\u00A0', ' ')
    expect(paper).toMatch(/FECHAMENTO DE CAIXA/)
    expect(paper).toMatch(/Troco inicial +R\$ 100,00/)
    expect(paper).toMatch(/PIX\nEsperado +R\$ 10,00\nContado +R\$ 10,00\nConfere/)
    expect(paper).toMatch(/Dinheiro\nEsperado +R\$ 75,00\nContado +R\$ 74,00\nFalta +R\$ 1,00/)
    expect(paper).toMatch(/Sangria \S+ \S+ +-R\$ 25,00\n +Cofre/)
    expect(paper).toMatch(/OBS: Faltou um real/)
  })

  it('that is in doubt is printed again as it was, at the same station', async () => {
    const bar = await givenStation('Balcão')
    const { body: register } = await open()
    await close(register, { cash: 10_000 })
    await print(register, bar)
    const [job] = await claim(bar)
    const about = { station_id: bar, attempt: job!.attempt }
    await call(server, `/api/printing/jobs/${job!.id}/sending`, { cookie: shop.cookie, body: about })
    await call(server, `/api/printing/jobs/${job!.id}/result`, {
      cookie: shop.cookie,
      body: { ...about, outcome: 'uncertain' },
    })
    await call(server, `/api/printing/jobs/${job!.id}/resolve`, {
      cookie: shop.cookie,
      body: { printed: false },
    })
    const [second] = await claim(bar)
    expect(second).toMatchObject({ copy: 'closing' })
    expect(second!.text.split('Impresso em')[0]).toBe(job!.text.split('Impresso em')[0])
  })

  it('is the company’s own, and so is the station', async () => {
    const other = await givenCompany(server)
    const foreign = await givenStation('Balcão', other)
    const { body: register } = await open()
    await close(register, { cash: 10_000 })
    expect((await print(register, foreign)).body.code).toBe('STATION_NOT_FOUND')
    expect((await print({ ...register, id: randomUUID() }, foreign)).status).toBe(404)
  })
})
