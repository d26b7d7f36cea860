import type { NewOrder } from '@balcao/contract/orders'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { openDatabase, type Database } from '../platform/database/database'
import { placeOrders } from './place-orders'

/** What was said to PostgreSQL, statement by statement. */
const said: string[] = []

class Counting extends pg.Client {
  override query(...args: never[]): never {
    const asked = args[0] as unknown as string | { text: string }
    said.push(...(typeof asked === 'string' ? asked : asked.text).split(';'))
    return (super.query as (...all: unknown[]) => never)(...args)
  }
}

let server: TestServer
let company: TestCompany
let db: Database

beforeAll(async () => {
  server = await borrowTestServer()
  const { ownerUrl, appUrl } = server.database
  db = openDatabase({ ownerUrl, appUrl, Client: Counting, onError: () => {} })
})
afterAll(async () => {
  await db.close()
  await server.stop()
})
beforeEach(async () => {
  company = await givenCompany(server)
})

const order: NewOrder = {
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  fulfilment: 'delivery',
  payment_method: 'pix',
  delivery_fee: 5,
  discount: 0,
  items: [
    { name: 'X-Bacon', quantity: 2, unit_price: 24.9, options: [], product_id: 'x-bacon' },
    { name: 'Suco', quantity: 1, unit_price: 9, options: [] },
  ],
} as never

/** How many statements it takes to place an order, with those that begin and end the transaction. */
async function statementsOf(source: 'counter' | 'api'): Promise<number> {
  said.length = 0
  const by = { actor: source, source, now: new Date() }
  const { placed } = await placeOrders(db, company.id, [order], by)
  expect(placed).toBe(1)
  return said.filter((text) => !text.includes('pg_notify')).length
}

describe('an order is placed', () => {
  it('in ten statements by a program, in eleven at the counter, whose products are looked up', async () => {
    expect([await statementsOf('api'), await statementsOf('counter')]).toEqual([10, 11])
  })

  it('in seven more where its tickets print by themselves', async () => {
    await server.app.db.owner.query('update companies set imprime_auto = true where id = $1', [company.id])
    expect((await statementsOf('counter')) - 11).toBeLessThanOrEqual(7)
  })
})
