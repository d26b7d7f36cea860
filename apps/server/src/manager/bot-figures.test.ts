import { managerBot, type BotFigures } from '@balcao/contract/manager'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { buildPastOrder } from './testing/build-past-order'
import { givenPastOrders } from './testing/past-orders'

// A Saturday, 14:00 in Manaus; its operating day began at 09:00 UTC.
const now = new Date('2026-11-21T18:00:00Z')
const noon = '2026-11-21T16:00:00Z'
const lastWeek = '2026-11-14T16:00:00Z'
let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

const figuresOf = async (company: TestCompany) => {
  const { status, body } = await call<BotFigures>(server, '/api/manager/bot?period=7d', {
    cookie: company.cookie,
  })
  expect(status).toBe(200)
  expect(managerBot.answer.parse(body)).toEqual(body)
  return body
}
const rows = (company: TestCompany, text: string, ...values: unknown[]) =>
  server.app.db.owner.query<{ id: string }>(text, [company.id, ...values])

async function givenChat(company: TestCompany, jid: string): Promise<string> {
  const made = await rows(
    company,
    `insert into conversations (company_id, id, kind, jid) values ($1, gen_random_uuid(), 'person', $2) returning id`,
    jid,
  )
  return made.rows[0]!.id
}
const says = (company: TestCompany, chat: string, author: string, at: string) =>
  rows(
    company,
    `insert into messages (company_id, id, conversation_id, from_me, author, at, kind, text, ack)
     values ($1, gen_random_uuid(), $2, true, $3, $4, 'text', 'oi', 'sent')`,
    chat,
    author,
    at,
  )
const calls = (company: TestCompany, chat: string, why: string, at: string) =>
  rows(
    company,
    `insert into bot_hand_overs (company_id, id, conversation_id, why, at) values ($1, gen_random_uuid(), $2, $3, $4)`,
    chat,
    why,
    at,
  )
const leaves = (company: TestCompany, chat: string, step: string, cart: object[], at: string) =>
  rows(
    company,
    `insert into bot_sessions (company_id, conversation_id, state, updated_at)
     values ($1, $2, jsonb_build_object('step', jsonb_build_object('at', $3::text), 'cart', $4::jsonb), $5)`,
    chat,
    step,
    JSON.stringify(cart),
    at,
  )

it('a company whose bot did nothing sees zeros', async () => {
  const company = await givenCompany(server)
  expect(await figuresOf(company)).toMatchObject({
    conversations: { current: 0, previous: 0 },
    orders: { current: 0, previous: 0 },
    alone: { current: 0, previous: 0 },
    value_cents: { current: 0, previous: 0 },
    hand_overs: [],
    left: [],
  })
})

it('counts what the bot did in the period, apart from other companies and from the period before', async () => {
  const company = await givenCompany(server)
  const other = await givenCompany(server)
  const [alone, helped, third] = [
    await givenChat(company, '5592991000001@s.whatsapp.net'),
    await givenChat(company, '5592991000002@s.whatsapp.net'),
    await givenChat(company, '5592991000003@s.whatsapp.net'),
  ]
  for (const chat of [alone, helped]) await says(company, chat, 'bot', noon)
  await says(company, alone, 'bot', noon)
  await says(company, third, 'person', noon)
  await says(company, third, 'bot', lastWeek)
  await says(company, alone, 'person', '2026-11-20T16:00:00Z')
  await says(company, helped, 'phone', noon)
  const orders = [alone, helped].map((_, place) =>
    buildPastOrder('2026-11-21T16:30:00Z', { source: 'bot', customer_phone: `9299100000${place + 1}` }),
  )
  await givenPastOrders(server, company.id, [
    ...orders,
    buildPastOrder('2026-11-21T16:40:00Z', { customer_phone: '92991000009' }),
  ])
  for (const [place, chat] of [alone, helped].entries())
    await rows(
      company,
      `update orders set conversation_id = $2 where company_id = $1 and customer_phone = $3`,
      chat,
      `9299100000${place + 1}`,
    )
  await calls(company, alone, 'asked', noon)
  await calls(company, helped, 'asked', noon)
  await calls(company, third, 'not-understood', noon)
  await calls(company, third, 'loop', lastWeek)
  const line = [{ item_id: 'x' }]
  await leaves(company, third, 'address', line, noon)
  await leaves(company, alone, 'cart', line, '2026-11-21T16:00:00Z')
  await leaves(company, helped, 'cart', [], noon)
  const foreign = await givenChat(other, '5592991000001@s.whatsapp.net')
  await says(other, foreign, 'bot', noon)
  await calls(other, foreign, 'asked', noon)
  await leaves(other, foreign, 'payment', line, noon)

  const figures = await figuresOf(company)
  const { rows: sums } = await server.app.db.owner.query<{ value: number }>(
    `select sum(total_cents - delivery_fee_cents)::int as value from orders where company_id = $1 and source = 'bot'`,
    [company.id],
  )
  expect(figures).toMatchObject({
    conversations: { current: 2, previous: 1 },
    orders: { current: 2, previous: 0 },
    alone: { current: 1, previous: 0 },
    value_cents: { current: sums[0]!.value, previous: 0 },
    hand_overs: [
      { why: 'asked', count: 2 },
      { why: 'not-understood', count: 1 },
    ],
    left: [{ place: 'delivery', carts: 1 }],
  })
})
