import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { freshPerson, inboundText } from '../testing/inbound'
import { givenReceivingShop, type ReceivingShop } from '../testing/receiving-shop'

let server: TestServer
let shop: ReceivingShop

beforeAll(async () => {
  server = await borrowTestServer()
  shop = await givenReceivingShop(server)
})
afterAll(() => server.stop())

/** Holds back all who have something to announce until so many wait, and lets them go on together. */
async function holdBack(howMany: number, act: () => Promise<unknown>): Promise<void> {
  const { owner } = server.app.db
  const waiting = async () => {
    const { rows } = await owner.query<{ count: number }>(`select count(*) from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`)
    return rows[0]!.count
  }
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('select from event_counters where company_id = $1 for update', [shop.company.id])
  const done = act()
  try {
    await expect.poll(waiting, { timeout: 10_000 }).toBe(howMany)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  await done
}

it('CONV-23 the counts told last are those that stand, though two conversations change at the same moment', async () => {
  const people = [freshPerson().phone, freshPerson().phone]
  for (const phone of people) await shop.receive(inboundText(phone))
  await shop.rows('update conversations set unread = 0 where company_id = $1')
  await holdBack(2, () => Promise.all(people.map((phone) => shop.receive(inboundText(phone)))))
  const told = (await shop.events()).filter(({ name }) => name === 'CHAT_UPSERT')
  expect(told.slice(-2).map(({ data }) => data.counts)).toEqual([
    { unread: 1, waiting: 0 },
    { unread: 2, waiting: 0 },
  ])
})
