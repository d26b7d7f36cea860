import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../../testing/whatsapp'
import { compareWithGateway, noDifferences } from '../testing/gateway-truth'

const shopsAtOnce = 3
const webhooksPerSecond = 200
const seconds = runs(5, 2)
/** Each message of a customer is one webhook, posted twice. */
const messagesEach = Math.ceil((webhooksPerSecond * seconds) / 2 / shopsAtOnce)

let town: WhatsAppTown
let shops: WhatsAppShop[]

beforeAll(async () => {
  town = await startWhatsAppTown({ webhooksAtOnce: 48 })
  shops = []
  for (let n = 0; n < shopsAtOnce; n += 1) shops.push(await town.givenShop({ botOn: false }))
})
afterAll(() => town.stop())

it('200 webhooks a second for three shops whose customers are the same people: each is received, and each message is stored once', async () => {
  const { gateway, server } = town
  await gateway.idle()
  const before = gateway.webhooks().length
  gateway.misbehave({ duplicateWebhooks: true })
  const perSecond = webhooksPerSecond / 2 / shopsAtOnce
  const writing = shops.map(({ instance }) =>
    gateway.burst({ instance, customers: 40, messages: messagesEach, perSecond }),
  )
  const ids = await Promise.all(writing)
  await gateway.idle()

  const posted = gateway.webhooks().slice(before)
  expect(posted.length).toBeGreaterThanOrEqual(webhooksPerSecond * seconds)
  // Under load one may be refused at first: the gateway tries again until it is received, each of the two on its own.
  const received = posted.filter(({ outcome }) => outcome === 200).map(({ envelope }) => envelope)
  const timesReceived = (envelope: object) => received.filter((one) => one === envelope).length
  expect(posted.filter(({ envelope }) => timesReceived(envelope) !== 2)).toEqual([])
  for (const [at, shop] of shops.entries()) {
    const { rows } = await server.app.db.owner.query<{ wa_id: string }>(
      'select wa_id from messages where company_id = $1',
      [shop.id],
    )
    expect(rows.map(({ wa_id }) => wa_id).toSorted()).toEqual(ids[at]!.toSorted())
    expect(await compareWithGateway(server.app.db.owner, shop, gateway)).toEqual(noDifferences)
  }
}, 240_000)
