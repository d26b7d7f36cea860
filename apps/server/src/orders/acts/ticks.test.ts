import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MovedOrders, OrderDetails, OrderItem, OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { givenWorker } from '../../testing/employees'
import { openStream } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany
beforeAll(async () => {
  server = await borrowTestServer()
})
beforeEach(async () => {
  company = await givenCompany(server)
})
afterAll(() => server.stop())

interface Refusal {
  code: string
  current?: unknown
}

/** Says of the line at this place, as the order given has it, that it is made, or is not. */
const tick = (
  { id, items }: Pick<OrderRow, 'id' | 'items'>,
  line: number,
  ticked = true,
  by: { cookie: string } | { bearer: string } = company,
) =>
  call<OrderRow & Refusal>(server, `/api/orders/${id}/tick`, {
    method: 'PUT',
    body: { line, item: items[line], ticked },
    ...('cookie' in by ? { cookie: by.cookie } : by),
  })

const read = async ({ id }: { id: string }) =>
  (await call<OrderDetails>(server, `/api/orders/${id}`, { cookie: company.cookie })).body.order

const move = ({ id }: { id: string }, status: OrderRow['status']) =>
  call(server, `/rest/v1/orders?id=eq.${id}`, { method: 'PATCH', cookie: company.cookie, body: { status } })

/** Saves the order with these lines, as the counter does. */
const edit = ({ id, version }: OrderRow, items: (object | undefined)[], other: object = {}) =>
  call<OrderRow & Refusal>(server, `/api/orders/${id}`, {
    method: 'PUT',
    cookie: company.cookie,
    body: {
      version,
      customer_name: 'Ana Lima',
      customer_address: 'Rua das Flores, 120',
      payment_method: 'cash',
      delivery_fee: 5,
      items,
      ...other,
    },
  })

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Prato ${n + 1}`, quantity: 1, unit_price: 5 }))

describe('what the kitchen has made of an order', () => {
  it('is told to every screen at once, and stands where anybody reads the order', async () => {
    const order = await givenOrder(server, company)
    expect(order.ticked).toEqual([])
    const stream = await openStream(server, company)
    const cook = await givenWorker(server, company, 'cozinha')
    const { status, body } = await tick(order, 1, true, cook)
    expect([status, body.ticked]).toEqual([200, [1]])
    expect(body.version).toBe(order.version + 1)
    await stream.until((events) =>
      events.some(
        ({ name, data }) =>
          name === 'ORDER_UPSERT' && (data as { order: OrderRow }).order.ticked.join() === '1',
      ),
    )
    stream.close()
    expect((await read(order)).ticked).toEqual([1])
    const rows = await call<OrderRow[]>(server, `/rest/v1/orders?id=eq.${order.id}&select=id,ticked`, {
      bearer: company.apiKey,
    })
    expect(rows.body).toEqual([{ id: order.id, ticked: [1] }])
    expect((await tick(order, 1, false, { bearer: company.apiKey })).body.ticked).toEqual([])
  })

  it('two who tick different lines at once, many times over, never undo each other', async () => {
    const order = await givenOrder(server, company, { items: lines(12) })
    const colleague = await givenWorker(server, company, 'cozinha')
    const answers = await Promise.all(
      order.items.map((_, line) => tick(order, line, true, line % 2 ? colleague : company)),
    )
    expect(answers.map(({ status }) => status)).toEqual(order.items.map(() => 200))
    expect((await read(order)).ticked).toEqual([...order.items.keys()])
    await Promise.all([
      ...[0, 2, 4].map((line) => tick(order, line, false)),
      ...[1, 3, 5].map((line) => tick(order, line, true, colleague)),
    ])
    expect((await read(order)).ticked).toEqual([1, 3, 5, 6, 7, 8, 9, 10, 11])
  })

  it('the same said again, or by several at once, is said once: no other version and no other event', async () => {
    const order = await givenOrder(server, company)
    const stream = await openStream(server, company)
    const answers = await Promise.all(Array.from({ length: 6 }, () => tick(order, 0)))
    for (const { status, body } of answers) {
      expect([status, body.ticked, body.version]).toEqual([200, [0], order.version + 1])
    }
    await tick(order, 1)
    const ticksOf = () =>
      stream.events.flatMap(({ name, data }) =>
        name === 'ORDER_UPSERT' ? [(data as { order: OrderRow }).order.ticked] : [],
      )
    await stream.until(() => ticksOf().some(({ length }) => length === 2))
    expect(ticksOf()).toEqual([[0], [0, 1]])
    stream.close()
  })

  it('is nothing for the timeline, and the order counts as seen', async () => {
    const order = await givenOrder(server, company)
    const cook = await givenWorker(server, company, 'cozinha')
    await tick(order, 0, true, cook)
    const { body } = await call<OrderDetails>(server, `/api/orders/${order.id}`, { cookie: company.cookie })
    expect(body.timeline.map(({ kind }) => kind)).toEqual(['placed'])
    expect(body.order.seen_at).not.toBeNull()
  })
})

describe('an edit of an order of which something is made', () => {
  const placed = [
    { name: 'X-Bacon', quantity: 2, unit_price: 24.9, options: [{ name: 'Cheddar', price: 3 }] },
    { name: 'Coca', quantity: 1, unit_price: 6 },
    { name: 'Fritas', quantity: 1, unit_price: 12 },
  ]
  const [burger, soda, fries] = placed
  const ticked = async () => {
    const order = await givenOrder(server, company, { items: placed })
    await tick(order, 0)
    return (await tick(order, 2)).body
  }

  it.each([
    ['another quantity', [{ ...burger, quantity: 3 }, soda, fries], [2]],
    ['another option', [{ ...burger, options: [{ name: 'Bacon', price: 3 }] }, soda, fries], [2]],
    ['a note', [{ ...burger, notes: 'sem cebola' }, soda, fries], [2]],
    ['another product', [{ ...burger, name: 'X-Salada' }, soda, fries], [2]],
    ['another price', [{ ...burger, unit_price: 20 }, soda, fries], [0, 2]],
    ['a line that is taken out before others', [soda, fries], [1]],
    ['a line more', [soda, burger, fries, { ...burger, quantity: 1 }], [1, 2]],
  ])('%s: what is wanted otherwise is open again, the rest stays made', async (_what, items, kept) => {
    const { status, body } = await edit(await ticked(), items)
    expect([status, body.ticked]).toEqual([200, kept])
  })

  it('of its address leaves every tick, and one that is taken back does not bring a tick back', async () => {
    const order = await ticked()
    const moved = await edit(order, placed, { customer_address: 'Rua do Sol, 3' })
    expect(moved.body.ticked).toEqual([0, 2])
    const other = await edit(moved.body, [{ ...burger, quantity: 3 }, soda, fries])
    expect((await edit(other.body, placed)).body.ticked).toEqual([2])
  })

  it('refuses the tick of who has not seen it, and says how the order stands', async () => {
    const seen = await givenOrder(server, company, { items: placed })
    await edit(seen, [{ ...burger, quantity: 3 }, soda])
    const changed = await tick(seen, 0)
    expect([changed.status, changed.body.code]).toEqual([409, 'ORDER_CHANGED'])
    expect(changed.body.current).toMatchObject({ id: seen.id, ticked: [], items: [{ quantity: 3 }, {}] })
    expect((await tick(seen, 2)).body.code).toBe('ORDER_CHANGED')
    // This line is the one that was seen.
    expect((await tick(seen, 1)).body.ticked).toEqual([1])
  })

  it('and ticks at the same moment: whichever is first, no changed line is ticked and no tick is lost', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await givenOrder(server, company, { items: placed })
      const [first, second, edited] = await Promise.all([
        tick(order, 0),
        tick(order, 2),
        edit(order, [{ ...burger, quantity: 3 }, soda, fries]),
      ])
      expect(second.status).toBe(200)
      const { items, ticked } = await read(order)
      expect(ticked.includes(2)).toBe(true)
      if (edited.status === 200) expect([items[0]!.quantity, ticked]).toEqual([3, [2]])
      else expect([edited.body.code, first.status, ticked]).toEqual(['ORDER_CHANGED', 200, [0, 2]])
    }
  })
})

describe('an order that the kitchen has no more', () => {
  it.each(['ready', 'delivered', 'cancelled'] as const)(
    '%s: nothing is ticked any more, and what was said before is answered again',
    async (status) => {
      const order = await givenOrder(server, company)
      await tick(order, 0)
      await move(order, 'production')
      if (status === 'delivered') await move(order, 'ready')
      await move(order, status)
      const late = await tick(order, 1)
      expect([late.status, late.body.code]).toEqual([409, 'ORDER_MOVED'])
      expect(late.body.current as MovedOrders).toMatchObject([
        { order: { id: order.id, status }, by: 'counter' },
      ])
      const again = await tick(order, 0)
      expect([again.status, again.body.ticked]).toEqual([200, [0]])
    },
  )

  it('that comes back to it has its ticks', async () => {
    const order = await givenOrder(server, company)
    await move(order, 'production')
    await tick(order, 0)
    await move(order, 'ready')
    await move(order, 'production')
    expect((await tick(order, 1)).body.ticked).toEqual([0, 1])
  })

  it('deleted, of another company or never there: it is not found, and nothing is ticked', async () => {
    const order = await givenOrder(server, company)
    const stranger = await givenCompany(server)
    expect((await tick(order, 0, true, stranger)).body.code).toBe('ORDER_NOT_FOUND')
    expect((await tick(order, 0, true, { bearer: stranger.apiKey })).status).toBe(404)
    expect((await tick({ ...order, id: randomUUID() }, 0)).status).toBe(404)
    expect((await read(order)).ticked).toEqual([])
    await call(server, `/rest/v1/orders?id=eq.${order.id}`, { method: 'DELETE', cookie: company.cookie })
    const gone = await tick(order, 0)
    expect([gone.status, gone.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  })
})

describe('a tick that makes no sense', () => {
  it.each<[string, object]>([
    ['a place before the first', { line: -1 }],
    ['a place that is none', { line: 0.5 }],
    ['no line', { item: null }],
    ['nothing to set', { ticked: undefined }],
    ['more than is asked', { version: 1 }],
  ])('%s is refused', async (_what, wrong) => {
    const order = await givenOrder(server, company)
    const item: OrderItem = order.items[0]!
    const { status } = await call(server, `/api/orders/${order.id}/tick`, {
      method: 'PUT',
      cookie: company.cookie,
      body: { line: 0, item, ticked: true, ...wrong },
    })
    expect(status).toBe(400)
  })
})
