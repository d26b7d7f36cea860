import { expect, it, onTestFinished } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { givenCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { startTestServer } from '../../testing/server'
import { call, givenStation, orderDetails, printNotes, stationProgram } from '../testing/counter'

it('ORD-21 in a rush of orders, five stations and cancellations, each ticket is sent once and every call is answered', async () => {
  const server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  onTestFinished(() => server.stop())
  const company = await givenCompany(server, { imprimeAuto: true })
  const copies = { delivery: ['kitchen'], pickup: ['kitchen'] }
  await call(server, company, 'PUT', '/api/printing/settings', { copies })
  const programs = await Promise.all(
    Array.from({ length: 5 }, async () => stationProgram(server, await givenStation(server, company))),
  )
  const sent: string[] = []
  const statuses = new Set<number>()
  let open = true

  async function serve(program: (typeof programs)[number]) {
    for (;;) {
      const claim = await program.claim({ wait: 1 })
      statuses.add(claim.status)
      if (claim.body.length === 0 && !open) return
      for (const job of claim.body) {
        const sending = await program.sending(job)
        statuses.add(sending.status)
        if (sending.status !== 200) continue
        sent.push(job.id)
        statuses.add((await program.report(job, 'printed')).status)
      }
    }
  }
  async function order(cancelled: boolean) {
    const { id } = await givenOrder(server, company)
    if (!cancelled) return id
    const closing = { outcome: 'cancelled', reason: 'other' }
    statuses.add((await call(server, company, 'POST', `/api/orders/${id}/close`, closing)).status)
    return id
  }

  const serving = programs.map(serve)
  const ids = await Promise.all(Array.from({ length: runs(60, 24) }, (_, n) => order(n % 3 === 0)))
  open = false
  await Promise.all(serving)

  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(new Set(sent).size).toBe(sent.length)
  for (const id of ids) {
    const { order: row, prints } = await orderDetails(server, company, id)
    expect(prints.map(({ state }) => state)).toEqual(
      prints.map((print) => (sent.includes(print.id) ? 'printed' : 'expired')),
    )
    // Whose paper came out before the order was cancelled gets another that says so.
    if (row.status === 'cancelled') expect(prints).toHaveLength(prints[0]!.state === 'printed' ? 2 : 1)
    else expect(await printNotes(server, company, id)).toEqual(['system queued', 'station printed'])
  }
})
