import { expect, it, onTestFinished } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { startTestServer } from '../../testing/server'
import { givenStation, printsOf, stationProgram } from '../testing/counter'
import { restart, stopRestarted } from '../testing/restart'

it('ORD-21 a job claimed before the server restarts is sent and reported after it, and handed out once', async () => {
  const server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  onTestFinished(() => stopRestarted(server))
  const company = await givenCompany(server, { imprimeAuto: true })
  const program = stationProgram(server, await givenStation(server, company))
  const order = await givenOrder(server, company)
  const [job] = (await program.claim()).body
  await restart(server)
  expect((await program.claim()).body).toEqual([])
  expect((await program.sending(job!)).status).toBe(200)
  expect((await program.report(job!, 'printed')).status).toBe(200)
  const [kitchen] = await printsOf(server, company, order.id)
  expect(kitchen).toMatchObject({ copy: 'kitchen', state: 'printed' })
})
