import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { appointmentSweepCron } from './sweep'

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await startTestServer({
    env: { BALCAO_ROLE: 'web' },
    clock: () => new Date('2037-11-16T12:00:00Z'),
  })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

it('what was removed is erased after 30 days, of what Google still has after 90, and nothing else', async () => {
  const { owner } = server.app.db
  const kept = new Map([
    ['removed yesterday', [1, false]],
    ['removed long ago', [31, false]],
    ['in a Google that may come back', [31, true]],
    ['in a Google that never does', [91, true]],
  ])
  let hour = 13
  for (const [client, [days, isDirty]] of kept) {
    const { id } = await shop.given(`2037-11-17T${hour}:00:00Z`, { client })
    hour += 1
    await owner.query(
      `update appointments set google_dirty = $3, deleted_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days, isDirty],
    )
  }
  await shop.given('2037-11-17T20:00:00Z', { client: 'stands' })
  await appointmentSweepCron(server.app).run()
  const { rows } = await owner.query<{ client: string }>(
    'select client from appointments where company_id = $1 order by starts_at',
    [shop.company.id],
  )
  expect(rows.map(({ client }) => client)).toEqual([
    'removed yesterday',
    'in a Google that may come back',
    'stands',
  ])
})
