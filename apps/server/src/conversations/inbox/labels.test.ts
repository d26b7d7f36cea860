import { randomUUID } from 'node:crypto'
import type { Chat, ChatLabel } from '@balcao/contract/conversations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, inboundText } from '../testing/inbound'

let shops: ChatShops

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T15:00:00Z')
})
afterAll(() => shops.stop())

const label = (name: string, colour = 'red') => ({ id: randomUUID() as string, name, colour })
const save = (shop: ChatShop, labels: unknown) =>
  shop.ask<ChatLabel[]>('/api/chat-labels', { method: 'PUT', body: { labels } })
const carry = (shop: ChatShop, { id }: Chat, labels: string[]) =>
  shop.ask<Chat>(`/api/conversations/${id}/labels`, { method: 'PUT', body: { labels } })

async function givenChat(shop: ChatShop): Promise<Chat> {
  const { phone } = freshPerson()
  await shop.receive(inboundText(phone))
  await shop.news()
  return (await shop.chat(phone))!
}

it('labels keep their order, their names and colours can change, and every screen is told', async () => {
  const shop = await shops.shop()
  expect((await shop.ask('/api/chat-labels')).body).toEqual([])
  const [vip, debtor] = [label('VIP'), label('Devedor', 'blue')]
  expect((await save(shop, [vip, debtor])).body).toEqual([vip, debtor])
  expect(await shop.news()).toEqual(['LABELS_CHANGED'])
  const renamed = [debtor, { ...vip, name: 'Cliente antigo', colour: 'green' }]
  await save(shop, renamed)
  expect((await shop.ask('/api/chat-labels')).body).toEqual(renamed)
})

it('a conversation carries labels that the company has, once each and in their order', async () => {
  const shop = await shops.shop()
  const chat = await givenChat(shop)
  const [vip, debtor] = [label('VIP'), label('Devedor')]
  await save(shop, [vip, debtor])
  await shop.news()
  const { body } = await carry(shop, chat, [debtor.id, vip.id.toUpperCase(), debtor.id, randomUUID()])
  expect(body).toMatchObject({ labels: [vip.id, debtor.id], version: chat.version + 1 })
  expect(await shop.news()).toEqual(['CHAT_UPSERT'])
  await carry(shop, chat, [debtor.id, vip.id])
  expect(await shop.news()).toEqual([])
  expect((await carry(shop, chat, [])).body.labels).toEqual([])
})

it('conversations lose the labels that are gone and keep the others', async () => {
  const shop = await shops.shop()
  const [one, other] = [await givenChat(shop), await givenChat(shop)]
  const [vip, debtor] = [label('VIP'), label('Devedor')]
  await save(shop, [vip, debtor])
  await carry(shop, one, [vip.id, debtor.id])
  const unchanged = (await carry(shop, other, [vip.id])).body
  await save(shop, [vip])
  expect((await shop.chat(one.jid))!.labels).toEqual([vip.id])
  expect(await shop.chat(other.jid)).toEqual(unchanged)
  await save(shop, [])
  expect((await shop.findChats()).map(({ labels }) => labels)).toEqual([[], []])
})

it('while labels are put on and taken away at once, no conversation keeps one that is gone', async () => {
  const shop = await shops.shop()
  const chats = [await givenChat(shop), await givenChat(shop), await givenChat(shop)]
  for (let round = 0; round < 12; round += 1) {
    const [stays, goes] = [label('fica'), label('sai')]
    await save(shop, [stays, goes])
    const answers = await Promise.all([
      ...chats.map((chat) => carry(shop, chat, [goes.id, stays.id])),
      save(shop, [stays]),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await shop.findChats()).map(({ labels }) => labels)).toEqual(chats.map(() => [stays.id]))
  }
})

it('the same id twice in one list is the caller’s mistake', async () => {
  const shop = await shops.shop()
  const vip = label('VIP')
  const answer = await save(shop, [vip, { ...vip, name: 'Outro', id: vip.id.toUpperCase() }])
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', fields: [{ path: 'labels.1.id' }] },
  })
  expect((await shop.ask('/api/chat-labels')).body).toEqual([])
})
