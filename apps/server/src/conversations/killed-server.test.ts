import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Message } from '@balcao/contract/conversations'
import { compareWithGateway, noDifferences } from './testing/gateway-truth'
import { givenKillableShop, type KillableShop } from './testing/killable-shop'

const customers = 6
const burst = { customers, messages: 180, perSecond: 30 }
const answersEach = 4
const kills = 4

let shop: KillableShop

beforeAll(async () => {
  shop = await givenKillableShop()
})
afterAll(() => shop.stop())

// As the stand-in's burst numbers them.
const numbers = Array.from({ length: customers }, (_, at) => String(5592980000000 + at))

it('the server is killed again and again while customers write and people answer: nothing is lost, nothing is said twice, unread is exact', async () => {
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
      const heard = await insist<Message[]>('/chat/find-messages', { instance: shop.id, remoteJid: number })
      const last = heard.findLast(({ isFromMe }) => !isFromMe)
      if (n % 2 === 0 || last === undefined) continue
      const messageId = last.waMessageId
      await insist('/chat/mark-read', { instance: shop.id, remoteJid: number, messageId })
      readIds.push(messageId)
    }
  }
  const liveOn = async () => {
    for (; busy; await pause(200)) {
      const number = numbers[randomInt(customers)]!
      shop.phone(number).reads()
      if (randomInt(4) === 0) shop.phone(number).typesFromShopPhone(`do celular, ${randomUUID()}`)
    }
  }
  const kill = async () => {
    for (let n = 0; n < kills; n += 1) {
      await pause(randomInt(150, 700))
      await shop.victim.kill()
      await shop.victim.start()
    }
  }
  await Promise.all([writing, liveOn(), kill(), ...numbers.map(answer)])
  await shop.settle()

  const said = gateway.log()
  const count = (via: string) => said.filter((message) => message.via === via).length
  expect([count('customer'), count('api')]).toEqual([burst.messages, answers.length])
  expect(said.flatMap(({ via, text }) => (via === 'api' ? text : [])).toSorted()).toEqual(answers.toSorted())
  expect(await compareWithGateway(shop.observer.app.db.owner, shop, gateway, readIds)).toEqual(noDifferences)
}, 90_000)
