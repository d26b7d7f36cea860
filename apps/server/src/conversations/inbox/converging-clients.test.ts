import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { Chat } from '@balcao/contract/conversations'
import { call } from '../../testing/call'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../../testing/whatsapp'
import { openChatClient, readEverything, type ChatClient } from '../testing/chat-client'

const screens = 10
const actsWhileTheyComeAndGo = runs(110, 25)
/** These happen while they come back to stay. */
const actsAtTheEnd = runs(40, 15)

let town: WhatsAppTown

beforeAll(async () => {
  town = await startWhatsAppTown({ webhooksAtOnce: 4 })
})
afterAll(() => town.stop())

it('ten screens that lose their stream at random show in the end what find-messages and find-chats answer', async () => {
  const shop = await town.givenShop()
  const { gateway, server } = town
  gateway.misbehave({ duplicateWebhooks: true, ackOrder: 'reversed' })
  const over = new AbortController()
  const clients = Array.from({ length: screens }, (_, n) =>
    openChatClient(server, shop, { forgetful: isForgetful(n) }),
  )
  const living = clients.map((client) => client.live(over.signal))
  const act = async () => {
    await somethingHappens(shop)
    await pause(randomInt(40))
  }
  for (let n = 0; n < actsWhileTheyComeAndGo || !clients.every(hasComeBack); n += 1) await act()
  over.abort()
  for (let n = 0; n < actsAtTheEnd; n += 1) await act()
  await Promise.all(living)
  shop.phone(numbers[0]!).says('e mais uma')
  await stillness(shop)

  const { rows } = await server.app.db.owner.query<{ last: number }>(
    'select last_id as last from event_counters where company_id = $1',
    [shop.id],
  )
  const truth = await readEverything(server, shop)
  expect(Object.values(truth.messages).flat().length).toBeGreaterThan(actsWhileTheyComeAndGo / 3)
  for (const client of clients) expect(await client.leave(rows[0]!.last)).toEqual(truth)
}, 240_000)

const isForgetful = (n: number) => n % 3 === 0

/** It lost its stream more than once, and then read everything anew or was told what it had missed. */
const hasComeBack = ({ drops, reads, replays }: ChatClient, n: number) =>
  drops > 1 && (isForgetful(n) ? reads > 2 : replays > 0)

const numbers = ['5592991110001', '5592991110002', '5592991110003', '5592991110004']

/** A customer or the shop does one thing. */
async function somethingHappens(shop: WhatsAppShop): Promise<void> {
  const number = numbers[randomInt(numbers.length)]!
  const phone = shop.phone(number)
  const { cookie, id: instance } = shop
  const ask = (path: string, body: object, method = 'POST') =>
    call(town.server, path, { method, cookie, body })
  const chat = async () => {
    const found = await call<Chat[]>(town.server, '/chat/find-chats', { cookie, body: { instance } })
    return found.body.find((one) => one.phone === number)
  }
  switch (randomInt(10)) {
    case 0: {
      phone.reads()
      break
    }
    case 1: {
      phone.typesFromShopPhone(`do celular, ${randomUUID()}`)
      break
    }
    case 2: {
      await ask('/chat/send-text', { instance, number, id: randomUUID(), text: 'Já vai!' })
      break
    }
    case 3: {
      const messageId = phone.said().at(-1)?.id
      if (messageId) await ask('/chat/mark-read', { instance, remoteJid: number, messageId })
      break
    }
    case 4: {
      const found = await chat()
      const mode = (['bot', 'human', 'off'] as const)[randomInt(3)]!
      if (found) await ask(`/api/conversations/${found.id}/bot`, { mode }, 'PUT')
      break
    }
    case 5: {
      const last = phone.said().at(-1)
      if (last) phone.edits(last.id, `${last.text}!`)
      break
    }
    case 6: {
      const last = phone.received().at(-1)
      if (last) phone.reacts('👍', last.id)
      break
    }
    case 7: {
      const found = await chat()
      const title = randomInt(2) === 0 ? null : `Cliente ${randomInt(100)}`
      if (found) await ask(`/api/conversations/${found.id}/title`, { title }, 'PUT')
      break
    }
    default:
      phone.says(`mensagem ${randomUUID()}`)
  }
}

/** Waits until every webhook is received, everything is sent and the bot has said what it had to say. */
async function stillness(shop: WhatsAppShop): Promise<void> {
  const { owner } = town.server.app.db
  const underWay = async () => {
    await town.gateway.idle()
    const { rows } = await owner.query<{ count: number }>(
      `select (select count(*) from outbox where company_id = $1::uuid) + (
         select count(*) from graphile_worker._private_jobs
         where payload->>'companyId' = $1::text and run_at < now() + interval '5 seconds') as count`,
      [shop.id],
    )
    return rows[0]!.count
  }
  await expect.poll(underWay, { timeout: 120_000, interval: 50 }).toBe(0)
  await town.gateway.idle()
}
