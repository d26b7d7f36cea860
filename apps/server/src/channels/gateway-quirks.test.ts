import type { Chat, Message } from '@balcao/contract/conversations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../testing/whatsapp'

let town: WhatsAppTown

beforeAll(async () => {
  town = await startWhatsAppTown()
})
afterEach(() => town.gateway.behaveWell())
afterAll(() => town.stop())

const chatsOf = async ({ id, cookie }: WhatsAppShop) =>
  (
    await call<{ chats: Chat[] } | Chat[]>(town.server, '/chat/find-chats', {
      cookie,
      body: { instance: id },
    })
  ).body

async function titlesOf(shop: WhatsAppShop): Promise<string[]> {
  const chats = await chatsOf(shop)
  return (Array.isArray(chats) ? chats : chats.chats).map(({ title }) => title)
}

const messagesWith = async ({ id, cookie }: WhatsAppShop, remoteJid: string) =>
  (
    await call<Message[]>(town.server, '/chat/find-messages', {
      cookie,
      body: { instance: id, remoteJid },
    })
  ).body

describe('what Evolution API does its own way', () => {
  it('CALL-49 a customer who is addressed by LID sees the blue ticks, under the phone that is known', async () => {
    const shop = await town.givenShop({ botOn: false })
    town.gateway.misbehave({ addressing: 'lid' })
    const maria = shop.phone('5592990000061')
    const id = maria.says('leram?')
    await town.gateway.idle()
    const body = { instance: shop.id, remoteJid: '5592990000061', messageId: id }
    expect((await call(town.server, '/chat/mark-read', { cookie: shop.cookie, body })).status).toBe(200)
    await expect.poll(() => maria.said()).toEqual([{ id, text: 'leram?', read: true }])
  })

  it('a group is called by its subject, which follows when the gateway tells of the group', async () => {
    const shop = await town.givenShop({ botOn: false })
    const stream = await openStream(town.server, shop)
    const sees = (title: string) =>
      stream.until((events) =>
        events.some(
          ({ name, data }) => name === 'CHAT_UPSERT' && (data as { chat: Chat }).chat.title === title,
        ),
      )
    const { instance } = shop
    shop.phone('5592990000062', 'Rui')
    const group = town.gateway.group('Equipe da loja', { instance })
    group.says('5592990000062', 'bom dia')
    await sees('Equipe da loja')
    expect(await titlesOf(shop)).toEqual(['Equipe da loja'])
    group.says('5592990000062', 'de novo')
    await town.gateway.idle()
    expect(await titlesOf(shop)).toEqual(['Equipe da loja'])
    const asked = town.gateway.requests().filter((request) => request.includes('findGroupInfos'))
    expect(asked).toHaveLength(1)

    group.isRenamed('Equipe da noite')
    town.gateway.instance(instance).emit('groups.upsert', [{ id: group.jid, subject: 'Equipe antiga' }])
    await sees('Equipe da noite')
    stream.close()
  })

  it('a reaction that is taken back in the same second is gone, in whatever order it is told', async () => {
    const shop = await town.givenShop({ botOn: false })
    const rui = shop.phone('5592990000063')
    const [first, second] = [rui.says('um'), rui.says('dois')]
    await town.gateway.idle()
    rui.reacts('😀', first)
    rui.reacts('', first)
    rui.reacts('👍', second)
    rui.reacts('', second)
    rui.reacts('❤️', second)
    await town.gateway.idle()
    const reactions = (await messagesWith(shop, '5592990000063')).map((message) => message.reactions)
    expect(reactions).toEqual([[], [{ emoji: '❤️', isFromMe: false }]])
  })
})
