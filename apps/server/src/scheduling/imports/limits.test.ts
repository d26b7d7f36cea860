import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { importHands } from './testing/import-hands'

let server: TestServer
let shop: AgendaShop
const now = new Date('2026-11-16T12:00:00Z')
const hands = importHands(
  () => shop,
  () => now,
)

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, limitFactor: 1, clock: () => now })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

it('one company looks at thirty imports a minute at most, and those of another are not its own', async () => {
  const row = { key: 'a', starts_at: '2026-11-17T13:00:00Z', service: 'Corte', client: 'Ana' }
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await hands.preview([row])).status),
  )
  const refused = statuses.filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThanOrEqual(31)
  shop = await givenAgendaShop(server)
  expect((await hands.preview([row])).status).toBe(200)
})
