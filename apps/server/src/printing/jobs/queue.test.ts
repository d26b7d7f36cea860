import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintSettings } from '@balcao/contract/printing'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { buildOrder, givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'
import { sweepCompany } from './sweep'
import { orderBook } from '../../orders'
import {
  call,
  eventNames,
  givenStation,
  letTimePass,
  orderDetails,
  printNotes,
  printsOf,
  stationProgram,
} from '../testing/counter'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const givenPrintingCompany = () => givenCompany(server, { imprimeAuto: true })
const switchPrinting = (on: boolean) =>
  call(server, company, 'POST', '/webhook/update-customer', { cnpj: company.cnpj, imprime_auto: on })
const sweep = () => sweepCompany({ db: server.app.db, orders: orderBook }, company.id)

describe('what an order queues', () => {
  beforeAll(async () => {
    company = await givenPrintingCompany()
  })

  it('ORD-21 an order that arrives queues its copies without a click', async () => {
    const order = await givenOrder(server, company)
    expect(order.print_state).toBe('pending')
    const prints = await printsOf(server, company, order.id)
    expect(prints.map(({ copy, state, revision, reprint }) => ({ copy, state, revision, reprint }))).toEqual([
      { copy: 'kitchen', state: 'pending', revision: 1, reprint: false },
      { copy: 'delivery', state: 'pending', revision: 1, reprint: false },
    ])
    expect(await printNotes(server, company, order.id)).toEqual(['system queued', 'system queued'])
    expect(await eventNames(server, company)).toEqual(['ORDER_UPSERT', 'PRINT_QUEUED', 'PRINT_QUEUED'])
  })

  it('ORD-21 the same order posted three times at once prints each copy once', async () => {
    const order = buildOrder()
    const post = () =>
      fetch(`${server.url}/rest/v1/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      })
    await Promise.all([post(), post(), post()])
    expect((await printsOf(server, company, order.id!)).map(({ copy }) => copy)).toEqual([
      'kitchen',
      'delivery',
    ])
  })

  it('ORD-10 with automatic printing off nothing is queued', async () => {
    const quiet = await givenCompany(server, { imprimeAuto: false })
    const order = await givenOrder(server, quiet)
    expect(order.print_state).toBeNull()
    expect(await printsOf(server, quiet, order.id)).toEqual([])
  })

  it('the copies follow the settings of each kind of order, each once', async () => {
    const copies = { delivery: ['delivery', 'delivery', 'counter'], pickup: [] }
    const saved = await call<PrintSettings>(server, company, 'PUT', '/api/printing/settings', { copies })
    expect(saved.body).toEqual({
      imprime_auto: true,
      copies: { delivery: ['delivery', 'counter'], pickup: [] },
    })
    const delivered = await givenOrder(server, company)
    const fetched = await givenOrder(server, company, { fulfilment: 'pickup', delivery_fee: 0 })
    expect((await printsOf(server, company, delivered.id)).map(({ copy }) => copy)).toEqual([
      'delivery',
      'counter',
    ])
    expect(await printsOf(server, company, fetched.id)).toEqual([])
    expect(fetched.print_state).toBeNull()
  })
})

describe('what no longer comes out', () => {
  beforeAll(async () => {
    company = await givenPrintingCompany()
  })

  it('ORD-10 what waited when automatic printing was turned off does not come out, not even after turning it on', async () => {
    const station = await givenStation(server, company, { copies: ['kitchen', 'delivery'] })
    const program = stationProgram(server, station)
    const order = await givenOrder(server, company)
    const [held] = (await program.claim({ limit: 1 })).body
    await switchPrinting(false)
    await switchPrinting(true)
    expect((await program.claim()).body).toEqual([])
    expect(await program.sending(held!)).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } })
    await sweep()
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints.map(({ state }) => state)).toEqual(['expired', 'expired'])
    expect(prints[0]!.detail).toContain('desligada')
    expect(row.print_state).toBeNull()

    const later = await givenOrder(server, company)
    expect((await program.claim()).body.map((job) => job.order_id)).toEqual([later.id, later.id])
  })

  it('ORD-10 a ticket whose sending had begun is finished after the switch', async () => {
    const program = stationProgram(server, await givenStation(server, company, { name: 'Outra' }))
    const order = await givenOrder(server, company)
    const [job] = (await program.claim()).body
    await program.sending(job!)
    await switchPrinting(false)
    expect((await program.report(job!, 'printed')).status).toBe(200)
    await switchPrinting(true)
    await sweep()
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('printed')
  })

  it('a cancelled order prints nothing more', async () => {
    const program = stationProgram(server, await givenStation(server, company))
    const order = await givenOrder(server, company)
    const [job] = (await program.claim()).body
    await call(server, company, 'POST', `/api/orders/${order.id}/close`, {
      outcome: 'cancelled',
      reason: 'other',
    })
    expect((await program.sending(job!)).body.code).toBe('LEASE_LOST')
    expect((await program.claim()).body).toEqual([])
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(row.status).toBe('cancelled')
    expect(prints.map(({ state }) => state)).toEqual(['expired', 'expired'])
    expect(row.print_state).toBeNull()
  })

  it('a deleted order prints nothing, and prints after the deletion is undone', async () => {
    const program = stationProgram(server, await givenStation(server, company))
    const order = await givenOrder(server, company)
    await call(server, company, 'DELETE', `/rest/v1/orders?id=eq.${order.id}`)
    expect((await program.claim()).body).toEqual([])
    await call(server, company, 'POST', `/api/orders/${order.id}/restore`)
    expect((await program.claim()).body.map((job) => job.order_id)).toEqual([order.id])
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('pending')
  })

  it('what nobody printed in two hours expires, and the card warns', async () => {
    company = await givenPrintingCompany()
    const order = await givenOrder(server, company, { fulfilment: 'pickup', delivery_fee: 0 })
    const [print] = await printsOf(server, company, order.id)
    await letTimePass(server, print!.id, '121 minutes')
    const program = stationProgram(server, await givenStation(server, company))
    expect((await program.claim()).body.filter((job) => job.order_id === order.id)).toEqual([])
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints[0]!.state).toBe('expired')
    expect(row.print_state).toBe('failed')
  })
})

describe('an order that is edited', () => {
  beforeAll(async () => {
    company = await givenPrintingCompany()
  })

  it('ORD-21 prints again, headed ALTERAÇÃO, with what to add and take out', async () => {
    const program = stationProgram(server, await givenStation(server, company))
    const order = await givenOrder(server, company)
    const [first] = (await program.claim()).body
    expect(first!.text).not.toContain('ALTERAÇÃO')
    await program.sending(first!)
    await program.report(first!, 'printed')
    const { id: _, ...content } = buildOrder()
    const items = [{ name: 'X-Bacon', quantity: 3, unit_price: 24.9, notes: 'sem cebola' }]
    const edited = await call(server, company, 'PUT', `/api/orders/${order.id}`, {
      ...content,
      items,
      version: order.version,
    })
    expect(edited.status).toBe(200)
    const [second] = (await program.claim()).body
    expect(second).toMatchObject({ order_id: order.id, copy: 'kitchen', revision: 2 })
    expect(second!.text).toContain('ALTERAÇÃO')
    expect(second!.text).toMatch(/RETIRAR:\s+1x Coca-Cola lata\s+INCLUIR:\s+1x X-Bacon/)
    expect(second!.text).not.toContain('REIMPRESSÃO')
    expect(
      (await printsOf(server, company, order.id)).map(({ copy, revision }) => `${copy} ${revision}`),
    ).toEqual(['kitchen 1', 'delivery 1', 'kitchen 2', 'delivery 2'])
  })
})
