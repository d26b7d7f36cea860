import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookAtServers } from '../../../operator/doctor/look-at-servers'
import { call } from '../../../testing/call'
import { openStream } from '../../../testing/event-stream'
import { buildOrder } from '../../../testing/orders'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../../../testing/whatsapp'
import { serverOf } from './server-list'
import { startPair, type Pair } from './testing/pair'

let pair: Pair
let town: WhatsAppTown
let shop: WhatsAppShop

beforeAll(async () => {
  pair = await startPair({ isSynchronous: true })
  town = await startWhatsAppTown({
    postgresUrl: pair.primary.url,
    servers: (url) => [pair.standby.here(url), pair.primary.here(url)],
  })
  shop = await town.givenShop({ botOn: false })
}, 120_000)
afterAll(async () => {
  // Its database goes with the pair: the server that it was made on is dead.
  await town.server.app.stop()
  await town.gateway.stop()
  await pair.stop()
})

/** Repeats a call until it is answered with yes, as a careful program does; answers how often it was told to come back. */
async function insist(path: string, options: Parameters<typeof call>[2]): Promise<number> {
  for (let away = 0; ; away += 1) {
    const { status, text } = await call(town.server, path, options)
    if (status < 300) return away
    if (status !== 503) throw new Error(`${path}: ${status} ${text}`)
  }
}

it('the primary dies under load and the standby is promoted: all goes on there, nothing acknowledged is lost, nothing is sent twice', async () => {
  const { app } = town.server
  const stream = await openStream(town.server, shop)
  const orders: string[] = []
  const texts: string[] = []
  let open = true
  let away = 0
  const till = async () => {
    while (open) {
      const order = buildOrder()
      away += await insist('/rest/v1/orders', { body: order, bearer: shop.apiKey })
      orders.push(order.id!)
    }
  }
  const attendant = async (number: string) => {
    for (let n = 1; open; n += 1) {
      const text = `resposta ${n} para ${number}`
      const body = { instance: shop.id, number, id: randomUUID(), text }
      away += await insist('/chat/send-text', { body, cookie: shop.cookie })
      texts.push(text)
    }
  }
  const numbers = ['5592980000001', '5592980000002']
  for (const number of numbers) shop.phone(number).says('oi')
  await town.gateway.idle()
  const work = [till(), till(), ...numbers.map(attendant)]
  await expect.poll(() => Math.min(orders.length, texts.length)).toBeGreaterThan(20)
  const { ownerUrl } = town.server.database
  const seen = () => lookAtServers([ownerUrl, pair.standby.here(ownerUrl)])
  expect(await seen()).toMatchObject([{ state: 'good' }, { state: 'good' }])
  await pair.primary.kill()
  const [toldOrders, toldTexts] = [[...orders], [...texts]]
  await pair.promote()
  await expect.poll(() => orders.length - toldOrders.length).toBeGreaterThan(20)
  await expect.poll(() => texts.length - toldTexts.length).toBeGreaterThan(20)
  open = false
  await Promise.all(work)
  expect(away).toBeGreaterThan(0)
  expect(await seen()).toMatchObject([{ state: 'doubtful' }, { state: 'doubtful' }])

  const { rows: at } = await app.db.owner.query<{ port: number }>('select inet_server_port() as port')
  expect(at[0]!.port).toBe(Number(serverOf(pair.standby.url).split(':')[1]))
  const { rows } = await app.db.owner.query<{ id: string; number: number }>(
    'select id, number from orders where company_id = $1 order by number',
    [shop.id],
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(orders.toSorted())
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1))

  // What was being sent when the primary died is looked after a minute later: that minute is over.
  await app.db.owner.query(`update outbox set tried_at = tried_at - interval '61 seconds', next_at = now()`)
  await app.db.owner.query(`select graphile_worker.add_job('send-messages',
      json_build_object('companyId', company_id, 'conversationId', conversation_id), run_at => now())
    from outbox group by company_id, conversation_id`)
  const waiting = async () => (await app.db.owner.query('select from outbox')).rowCount
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  await town.gateway.idle()
  const sent = town.gateway.log().filter(({ via, text }) => via === 'api' && text.startsWith('resposta'))
  expect(sent.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())

  // The screen that was open all the time saw each order, in order.
  const placed = () => stream.events.filter(({ name }) => name === 'ORDER_UPSERT')
  await stream.until(() => placed().length >= orders.length)
  expect(stream.events.map(({ id }) => id)).toEqual(
    stream.events.map((_event, index) => index + stream.events[0]!.id),
  )
  stream.close()
}, 180_000)
