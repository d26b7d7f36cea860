import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { googleFile, longCalendar } from './testing/calendar-files'
import { importHands } from './testing/import-hands'

const MANY = 5000

let server: TestServer
let shop: AgendaShop
const now = new Date('2026-11-16T12:00:00Z')
const hands = importHands(
  () => shop,
  () => now,
)

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenAgendaShop(server, { hours: 'always' })
})

const count = async () => {
  const { rows } = await server.app.db.owner.query<{ count: number }>(
    'select count(*)::int as count from appointments where company_id = $1 and deleted_at is null',
    [shop.company.id],
  )
  return rows[0]!.count
}

it('five thousand come in one step, nothing comes twice, and one press takes all of them back', async () => {
  const rows = await hands.read(longCalendar(MANY, '2026-11-17T04:00:00Z'))
  expect((await hands.preview(rows)).body).toMatchObject({ comes: MANY, conflicts: [] })
  const { import: done } = await hands.given(rows)
  expect(done.came).toBe(MANY)
  const again = await hands.given(rows)
  expect(again.import).toMatchObject({ came: 0, left_out: MANY })
  expect(await count()).toBe(MANY)
  const undone = await hands.undo(done.id)
  expect(undone.body.undone).toMatchObject({ taken: MANY, stayed: 0 })
  expect(await count()).toBe(0)
}, 60_000)

it('one whose connection breaks in the middle has brought nothing, and brings all when it is sent again', async () => {
  const request = hands.body(await hands.read(googleFile))
  const { owner, app } = server.app.db
  const blocker = await owner.connect()
  await blocker.query('begin')
  // It has written its appointments by the time it waits here.
  await blocker.query('lock table imported_appointments in exclusive mode')
  const first = hands.save(request)
  const waiting = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_locks where relation = 'imported_appointments'::regclass and not granted`,
    )
    return rows[0]?.pid ?? 0
  }
  await expect.poll(waiting).toBeGreaterThan(0)
  await app.query('select pg_terminate_backend($1)', [await waiting()])
  expect((await first).status).toBeGreaterThanOrEqual(500)
  await blocker.query('rollback')
  blocker.release()
  expect(await count()).toBe(0)
  expect(await hands.list()).toEqual([])
  const second = await hands.save(request)
  expect(second.body.import).toMatchObject({ came: 4 })
  expect(await count()).toBe(4)
})

describe('rows that nobody would send by mistake', () => {
  const row = (key: string, more: Record<string, unknown> = {}) => ({
    key,
    starts_at: '2026-11-17T13:00:00Z',
    service: 'Corte',
    client: 'Ana',
    ...more,
  })
  const tryRows = (rows: unknown) =>
    shop.ask<{ code: string }>('/api/agenda/imports', 'POST', {
      ...hands.body([]),
      rows,
    })

  it.each<[string, unknown]>([
    ['none', []],
    ['one more than five thousand', Array.from({ length: MANY + 1 }, (_, nth) => row(String(nth)))],
    ['one that is no object', ['PK\u0003\u0004']],
    ['one with a field that is not ours', [row('a', { company_id: '00000000-0000-4000-8000-000000000000' })]],
    ['one that lasts for ever', [row('a', { minutes: 10 ** 9 })]],
    ['one of a million days', [row('a', { days: 1_000_000 })]],
    ['a huge line', [row('a', { client: 'A'.repeat(400_000) })]],
    ['a moment that is none', [row('a', { starts_at: 'amanhã' })]],
    ['half a character', [row('a', { client: 'Ana \uD83D' })]],
  ])('%s: refused', async (_, rows) => {
    const answer = await tryRows(rows)
    expect(answer.status).toBe(400)
    expect(await count()).toBe(0)
  })

  it('a year that nobody lives in is left out, and costs nothing', async () => {
    const { body } = await hands.preview([
      row('a', { starts_at: '9999-12-31T23:00:00Z' }),
      row('b', { starts_at: '0001-01-01T00:00:00Z' }),
    ])
    expect(body).toMatchObject({ comes: 0, too_far: [1, 0] })
  })

  it('formulas stay words, and a warning that was never said accepts nothing', async () => {
    await shop.given('2026-11-17T13:00:00Z')
    const answer = await hands.given([
      row('a', { client: '=HYPERLINK("http://mau.example")', starts_at: '2026-11-17T15:00:00Z' }),
      row('b', { client: 'Bia', accept: ['overlap:00000000-0000-4000-8000-000000000000', '%'] }),
    ])
    expect(answer.import).toMatchObject({ came: 1, left_out: 1, willed: 0 })
    const agenda = await hands.agenda('2026-11-17', '2026-11-17')
    expect(agenda.map(({ client }) => client)).toContain('=HYPERLINK("http://mau.example")')
  })
})
