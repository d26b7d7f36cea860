import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { Message } from '@balcao/contract/conversations'
import { compareWithGateway, noDifferences } from '../testing/gateway-truth'
import { givenKillableShop, type KillableShop } from '../testing/killable-shop'

const customers = 6
const burst = { customers, messages: runs(150, 90), perSecond: 15 }
/** Of these people take care; the others are the bot's. */
const answered = 4
const answersEach = runs(4, 3)

let shop: KillableShop

beforeAll(async () => {
  shop = await givenKillableShop()
}, 240_000)
afterAll(() => shop.stop())

// As the stand-in's burst numbers them.
const numbers = Array.from({ length: customers }, (_, at) => String(5592980000000 + at))

it('the server is killed again and again while customers write, people answer and the bot does: nothing is lost, nothing is said twice, unread is exact', async () => {
  const { gateway, instance, insist } = shop
  gateway.misbehave({ duplicateWebhooks: true, ackOrder: 'reversed' })
  let busy = true
  const writing = gateway.burst({ ...burst, instance }).finally(() => (busy = false))

  const readIds: string[] = []
  const answers: string[] = []
  const answer = async (number: string) => {
    for (let n = 1; n <= answersEach; n += 1) {
      await pause(randomInt(100, 900))
      const text = `resposta ${n} para ${number}`
      answers.push(text)
      // The answer to the call may die with the server: the same id sends it once.
      await insist('/chat/send-text', { instance: shop.id, number, id: randomUUID(), text })
      const received = await insist<Message[]>('/chat/find-messages', {
        instance: shop.id,
        remoteJid: number,
      })
      const last = received.findLast(({ isFromMe }) => !isFromMe)
      if (n % 2 === 0 || last === undefined) continue
      const messageId = last.waMessageId
      await insist('/chat/mark-read', { instance: shop.id, remoteJid: number, messageId })
      readIds.push(messageId)
    }
  }
  const liveOn = async () => {
    for (; busy; await pause(200)) {
      shop.phone(numbers[randomInt(customers)]!).reads()
      if (randomInt(4) > 0) continue
      shop.phone(numbers[randomInt(answered)]!).typesFromShopPhone(`do celular, ${randomUUID()}`)
    }
  }
  const kill = async () => {
    // Each life receives from the same customers under another address.
    for (const addressing of ['lid', 'phone-with-lid', 'phone'] as const) {
      await pause(randomInt(150, 700))
      await shop.kill()
      gateway.misbehave({ addressing })
      await shop.start()
    }
  }
  await Promise.all([writing, liveOn(), kill(), ...numbers.slice(0, answered).map(answer)])
  await shop.catchUp()
  for (const number of numbers) shop.phone(number).reads()
  await gateway.idle()

  const said = gateway.log()
  const sent = said.filter(({ via }) => via === 'api').map(({ text }) => text)
  expect(sent.filter((text) => text.startsWith('resposta')).toSorted()).toEqual(answers.toSorted())
  expect(sent.length).toBeGreaterThan(answers.length)
  expect(said.filter(({ via }) => via === 'customer')).toHaveLength(burst.messages)
  expect(await compareWithGateway(shop.observer.app.db.owner, shop, gateway, readIds)).toEqual(noDifferences)
}, 240_000)

it('the comparison can see: what is taken away, added or changed behind its back shows', async () => {
  // A server that lives compares the lists by itself, and mends what is broken here.
  await shop.kill()
  const { owner } = shop.observer.app.db
  const { rows } = await owner.query<{ id: string; wa_id: string; conversation_id: string }>(
    `select id, wa_id, conversation_id from messages where company_id = $1 and author = 'person' order by at, seq`,
    [shop.id],
  )
  const [lost, doubled, taken, moved] = rows
  await owner.query('delete from messages where id = $1', [lost!.id])
  await owner.query('update messages set wa_id = null where id = $1', [doubled!.id])
  await owner.query(`update messages set ack = 'pending' where id = $1`, [taken!.id])
  const other = rows.find(({ conversation_id }) => conversation_id !== moved!.conversation_id)!
  await owner.query('update messages set conversation_id = $2 where id = $1', [
    moved!.id,
    other.conversation_id,
  ])
  await owner.query('update conversations set unread = unread + 1 where company_id = $1', [shop.id])
  await owner.query(
    `insert into events (company_id, id, name, data)
     select company_id, 1000000, name, jsonb_set(data, '{message,ack}', '"pending"') from events
     where company_id = $1 and data->'message'->>'ack' = 'read' limit 1`,
    [shop.id],
  )
  const seen = await compareWithGateway(owner, shop, shop.gateway)
  expect(seen.lost.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining([lost!.wa_id, doubled!.wa_id]),
  )
  expect(seen.invented).toHaveLength(1)
  expect(seen.different).toHaveLength(1)
  expect(seen.strays).toHaveLength(2)
  expect(seen.miscounted).toHaveLength(customers)
  expect(seen.backwards).toHaveLength(1)
})
