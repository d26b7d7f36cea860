import { runAgent, type Agent } from 'balcao-print/agent'
import { startVirtualPrinter, type PrintedTicket, type VirtualPrinter } from '@balcao/testkit/printer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import {
  call,
  givenStation,
  letTimePass,
  orderDetails,
  printsOf,
  stationProgram,
  type TestStation,
} from '../testing/counter'
import { restart, stopRestarted } from '../testing/restart'

let server: TestServer
let company: TestCompany
let station: TestStation
let printer: VirtualPrinter
let agents: Agent[]

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => stopRestarted(server))

beforeEach(async () => {
  company = await givenCompany(server, { imprimeAuto: true })
  station = await givenStation(server, company)
  await call(server, company, 'PUT', '/api/printing/settings', {
    copies: { delivery: ['kitchen'], pickup: ['kitchen'] },
  })
  printer = await startVirtualPrinter()
  agents = []
})
afterEach(async () => {
  await Promise.all(agents.map((agent) => agent.stop()))
  await printer.stop()
})

function givenAgent(key = station.key): Agent {
  const agent = runAgent({
    server: server.url,
    key,
    printer,
    timings: {
      status: 300,
      stall: 300,
      acknowledge: 300,
      earlyClose: 50,
      accept: 300,
      refusedPause: 20,
      firstRetry: 20,
      longestRetry: 100,
    },
  })
  agents.push(agent)
  return agent
}

const textOf = (ticket: PrintedTicket) => ticket.lines.map((line) => line.text).join('\n')
const print = async (orderId: string) => (await printsOf(server, company, orderId))[0]!
const untilPrint = (orderId: string, state: string) =>
  expect.poll(async () => (await print(orderId)).state, { timeout: 10_000, interval: 20 }).toBe(state)

describe('the agent and a printer that', () => {
  it('prints: ORD-21 an order that arrives is on paper without a click, accents and all', async () => {
    givenAgent()
    const order = await givenOrder(server, company, { notes: 'Não esqueça o pão' })
    const ticket = await printer.waitForTicket()
    expect(textOf(ticket)).toContain('2x X-Bacon')
    expect(textOf(ticket)).toContain('OBS: Não esqueça o pão')
    expect(ticket.cut).toBe(true)
    await untilPrint(order.id, 'printed')
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('printed')
    expect(printer.tickets()).toHaveLength(1)
  })

  it('is silent: prints, and its closing in good order is taken as the answer', async () => {
    printer.behave('silent')
    givenAgent()
    const order = await givenOrder(server, company)
    await untilPrint(order.id, 'printed')
    expect(printer.tickets()).toHaveLength(1)
  })

  it('hangs: ORD-21 a doubt, never sent again', async () => {
    printer.behave('hang')
    givenAgent()
    const order = await givenOrder(server, company)
    await untilPrint(order.id, 'uncertain')
    printer.behave('print')
    await letTimePass(server, (await print(order.id)).id, '10 minutes')
    const next = await givenOrder(server, company)
    await untilPrint(next.id, 'printed')
    expect((await print(order.id)).state).toBe('uncertain')
    expect(printer.tickets().filter((ticket) => textOf(ticket).includes(`#${order.number}\n`))).toHaveLength(
      1,
    )
  })

  it('closes early: ORD-21 a doubt, never sent again', async () => {
    printer.behave('close-early')
    givenAgent()
    const order = await givenOrder(server, company)
    await untilPrint(order.id, 'uncertain')
    expect((await print(order.id)).detail).toBe('A impressora fechou a conexão durante o envio.')
    printer.behave('print')
    const next = await givenOrder(server, company)
    await untilPrint(next.id, 'printed')
    expect((await print(order.id)).state).toBe('uncertain')
  })

  it.each([
    ['refuse', 'A impressora recusou a conexão.'],
    ['paper-out', 'Sem papel na impressora.'],
  ] as const)('answers with %s: nothing is sent, and it prints once all is well', async (mode, detail) => {
    printer.behave(mode)
    givenAgent()
    const order = await givenOrder(server, company)
    await expect.poll(async () => (await print(order.id)).detail, { timeout: 10_000 }).toBe(detail)
    expect((await print(order.id)).state).toBe('pending')
    printer.behave('print')
    await letTimePass(server, (await print(order.id)).id, '11 seconds')
    await call(server, company, 'POST', `/api/printing/stations/${station.id}/test`)
    await untilPrint(order.id, 'printed')
    await printer.waitForTicket((ticket) => textOf(ticket).includes('TESTE DE IMPRESSÃO'))
    expect(printer.tickets().filter((ticket) => textOf(ticket).includes('sem cebola'))).toHaveLength(1)
  })
})

describe('agents', () => {
  it('ORD-21 two on one station never print twice', async () => {
    givenAgent()
    givenAgent()
    const orders = await Promise.all(Array.from({ length: 15 }, () => givenOrder(server, company)))
    for (const order of orders) await untilPrint(order.id, 'printed')
    const numbers = printer.tickets().map((ticket) => /#(\d+)/.exec(textOf(ticket))![1])
    expect(numbers.sort()).toEqual(orders.map((order) => String(order.number)).sort())
  })

  it('ORD-21 one outlives a restart of the server and prints what was queued around it', async () => {
    givenAgent()
    const before = await givenOrder(server, company)
    await untilPrint(before.id, 'printed')
    await restart(server)
    const after = await givenOrder(server, company)
    await untilPrint(after.id, 'printed')
    expect(printer.tickets()).toHaveLength(2)
  })

  it('told to stop, one finishes the ticket at hand and takes no other', async () => {
    printer.behave('hang')
    const agent = givenAgent()
    const order = await givenOrder(server, company)
    await expect
      .poll(async () => (await print(order.id)).state, { timeout: 10_000, interval: 10 })
      .toBe('sending')
    const stopped = agent.stop()
    const next = await givenOrder(server, company)
    await stopped
    expect((await print(order.id)).state).toBe('uncertain')
    expect((await print(next.id)).state).toBe('pending')
  })

  it('one whose station was removed ends and says why', async () => {
    const agent = givenAgent()
    await untilOnline()
    await call(server, company, 'DELETE', `/api/printing/stations/${station.id}`)
    await expect(agent.finished).rejects.toMatchObject({ name: 'KeyRefused' })
    agents = []
  })

  it('ORD-21 a ticket that was cancelled between claim and sending does not come out', async () => {
    const order = await givenOrder(server, company)
    const [job] = (await stationProgram(server, station).claim()).body
    await call(server, company, 'POST', `/api/orders/${order.id}/close`, {
      outcome: 'cancelled',
      reason: 'other',
    })
    expect((await stationProgram(server, station).sending(job!)).body.code).toBe('LEASE_LOST')
    givenAgent()
    const next = await givenOrder(server, company)
    await untilPrint(next.id, 'printed')
    expect(printer.tickets()).toHaveLength(1)
  })

  async function untilOnline() {
    await expect
      .poll(async () => (await call<TestStation[]>(server, company, 'GET', '/api/printing/stations')).body)
      .toMatchObject([{ online: true }])
  }
})
