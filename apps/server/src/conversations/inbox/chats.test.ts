import { randomUUID } from 'node:crypto'
import type { Chat } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMessage } from '../sending/queue-message'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, freshWaId, inboundText, typedText } from '../testing/inbound'

let shops: ChatShops
const noon = Date.parse('2026-11-21T15:00:00Z')
const at = (minutes: number) => noon + minutes * 60_000

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T15:00:00Z')
})
afterAll(() => shops.stop())

async function givenChat(shop: ChatShop, name = 'Ana'): Promise<Chat> {
  const { phone } = freshPerson()
  await shop.receive(inboundText(phone, { name, at: noon }))
  const chat = (await shop.chat(phone))!
  await shop.news()
  return chat
}

const put = <Body = Chat>(shop: ChatShop, path: string, body: unknown) =>
  shop.ask<Body>(path, { method: 'PUT', body })

describe('reading', () => {
  it('CALL-49 marks a message and all before it as read, and the customer is to see it', async () => {
    const shop = await shops.shop()
    const { phone, withoutNine } = freshPerson()
    const ids = [freshWaId(), freshWaId(), freshWaId()]
    await shop.receive(...ids.map((id, n) => inboundText(phone, { id, at: at(n) })))
    await shop.news()
    const mark = (messageId: string, remoteJid = phone) =>
      shop.ask('/chat/mark-read', { body: { instance: shop.company.id, remoteJid, messageId } })
    const unread = async () => (await shop.chat(phone))!.unreadCount

    expect((await mark(ids[1]!, withoutNine)).body).toEqual({ ok: true })
    expect(await unread()).toBe(1)
    expect(await shop.news()).toEqual(['CHAT_UPSERT'])
    expect(await shop.jobs('mark-read-outside')).toHaveLength(1)
    await mark(ids[0]!)
    await mark('nada')
    expect([await unread(), await shop.news()]).toEqual([1, []])
    const [, , newest] = await shop.messages(phone)
    await mark(newest!.id)
    expect(await unread()).toBe(0)
  })

  it('CALL-49 needs the caller’s own instance and a known address', async () => {
    const [shop, other] = [await shops.shop(), await shops.shop()]
    const chat = await givenChat(other)
    const mark = async (instance: string, remoteJid: string) =>
      (await shop.ask('/chat/mark-read', { body: { instance, remoteJid, messageId: 'x' } })).body.code
    expect(await mark(other.company.id, chat.jid)).toBe('CHANNEL_NOT_FOUND')
    expect(await mark(shop.company.id, chat.jid)).toBe('CONVERSATION_NOT_FOUND')
  })

  it('counts conversations with something unread, and those in which somebody waits', async () => {
    const shop = await shops.shop()
    const counts = async () => (await shop.ask('/api/conversations/counts')).body
    expect(await counts()).toEqual({ unread: 0, waiting: 0 })
    const chat = await givenChat(shop)
    await givenChat(shop, 'Bia')
    await shop.rows(
      'update conversations set waiting_since = now() where company_id = $1 and id = $2',
      chat.id,
    )
    expect(await counts()).toEqual({ unread: 2, waiting: 1 })
  })

  it('CONV-13 answers one conversation by its id', async () => {
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    expect((await shop.ask(`/api/conversations/${chat.id}`)).body).toEqual(chat)
    expect(await shop.ask(`/api/conversations/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'CONVERSATION_NOT_FOUND' },
    })
  })
})

describe('starting a conversation', () => {
  const start = (shop: ChatShop, number: string, title?: string) =>
    shop.ask<Chat & { code: string }>('/api/conversations', {
      body: { number, ...(title !== undefined && { title }) },
    })

  it('makes it once, under the phone as typed, and names who has no name', async () => {
    const shop = await shops.shop()
    const { body: chat } = await start(shop, '(92) 99123-4567', 'Ana do Centro')
    expect(chat).toMatchObject({
      jid: '5592991234567@s.whatsapp.net',
      phone: '5592991234567',
      title: 'Ana do Centro',
      kind: 'person',
      lastMessage: null,
      unreadCount: 0,
    })
    expect(await shop.news()).toEqual(['CHAT_UPSERT'])
    for (const number of ['92991234567', '+55 92 9123-4567', '559291234567@s.whatsapp.net'])
      expect([number, (await start(shop, number, 'Outro nome')).body]).toEqual([number, chat])
    expect(await shop.news()).toEqual([])
    expect(await shop.findChats()).toEqual([chat])
  })

  it('a known customer is answered, under WhatsApp’s own address, and gets the name', async () => {
    const shop = await shops.shop()
    const { phone, withoutNine } = freshPerson()
    await shop.receive(inboundText(withoutNine, { name: 'aninha' }))
    const { body: chat } = await start(shop, phone.split('@')[0]!, 'Ana Lima')
    expect(chat).toMatchObject({ jid: withoutNine, title: 'Ana Lima', unreadCount: 1 })
  })

  it('ten at once make one', async () => {
    const shop = await shops.shop()
    const number = freshPerson().phone.split('@')[0]!
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(shop, number, 'Ana')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await shop.findChats()).toHaveLength(1)
  })

  it.each(['9123-4567', 'maria', 'status@broadcast', '182736455463728'])(
    '%s is nobody’s number',
    async (number) => {
      const shop = await shops.shop()
      expect(await start(shop, number)).toMatchObject({
        status: 422,
        body: { code: 'NUMBER_NOT_UNDERSTOOD' },
      })
      expect(await shop.findChats()).toEqual([])
    },
  )

  it('where nothing could be sent, only known customers are answered', async () => {
    const shop = await shops.shop({ channel: false })
    const chat = await givenChat(shop)
    expect((await start(shop, '92991234567')).body.code).toBe('CHANNEL_NOT_FOUND')
    expect((await start(shop, chat.phone!)).body.id).toBe(chat.id)
  })
})

describe('naming', () => {
  it('the shop’s name for a customer stands until it is taken back', async () => {
    const shop = await shops.shop()
    const chat = await givenChat(shop, 'aninha 🌸')
    const path = `/api/conversations/${chat.id}/title`
    expect((await put(shop, path, { title: 'Ana do Centro' })).body).toMatchObject({
      title: 'Ana do Centro',
      version: chat.version + 1,
    })
    await shop.receive(inboundText(chat.jid, { name: 'Outra', at: at(1) }))
    expect((await shop.chat(chat.jid))!.title).toBe('Ana do Centro')
    await shop.news()
    expect((await put(shop, path, { title: null })).body.title).toBe('Outra')
    expect(await shop.news()).toEqual(['CHAT_UPSERT'])
    await put(shop, path, { title: null })
    expect(await shop.news()).toEqual([])
    expect((await put(shop, path, { title: '  ' })).status).toBe(400)
  })
})

describe('who answers', () => {
  const setBot = (shop: ChatShop, chat: Chat, body: unknown) =>
    put(shop, `/api/conversations/${chat.id}/bot`, body)
  const minutesFrom = (minutes: number) => new Date(at(minutes)).toISOString()

  it('a person for so many minutes, or as many as the owner has set', async () => {
    shops.setTime('2026-11-21T15:00:00Z')
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    expect(chat.bot).toEqual({ mode: 'bot', until: null, by: null })
    const human = (until: string) => ({ mode: 'human', until, by: 'dashboard' })
    expect((await setBot(shop, chat, { mode: 'human' })).body.bot).toEqual(human(minutesFrom(30)))
    expect((await setBot(shop, chat, { mode: 'human', minutes: 5 })).body.bot).toEqual(human(minutesFrom(5)))
    expect(await shop.news()).toEqual(['CHAT_UPSERT', 'CHAT_UPSERT'])
    await shop.rows(`insert into bot_settings values ($1, 1, '{}', '{}', 90)`)
    expect((await setBot(shop, chat, { mode: 'human' })).body.bot).toEqual(human(minutesFrom(90)))
  })

  it('whoever goes on writing goes on having the conversation', async () => {
    shops.setTime('2026-11-21T15:00:00Z')
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    await setBot(shop, chat, { mode: 'human', minutes: 10 })
    shops.setTime('2026-11-21T15:08:00Z')
    await shop.receive(typedText(chat.jid, { at: at(8) }))
    expect((await shop.chat(chat.jid))!.bot).toMatchObject({ mode: 'human', until: minutesFrom(38) })
    shops.setTime('2026-11-21T15:00:00Z')
  })

  it('the bot again, at once; nobody waits for a person any more', async () => {
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    await setBot(shop, chat, { mode: 'human', minutes: 600 })
    await shop.rows('update conversations set waiting_since = now() where company_id = $1')
    expect((await setBot(shop, chat, { mode: 'bot' })).body).toMatchObject({
      bot: { mode: 'bot', until: null, by: null },
      waiting_since: null,
    })
    expect((await shop.ask('/api/conversations/counts')).body.waiting).toBe(0)
  })

  it('never the bot: neither time nor a person’s message brings it back', async () => {
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    const off = { mode: 'off', until: null, by: 'dashboard' }
    expect((await setBot(shop, chat, { mode: 'off' })).body.bot).toEqual(off)
    await shop.receive(typedText(chat.jid, { at: at(1) }))
    expect((await shop.chat(chat.jid))!.bot).toEqual(off)
    expect((await setBot(shop, chat, { mode: 'human', minutes: 1 })).body.bot.mode).toBe('human')
  })

  it.each(['human', 'off'])('%s drops what the bot had still to say', async (mode) => {
    const shop = await shops.shop()
    const chat = await givenChat(shop)
    const say = (author: 'bot' | 'person', text: string) =>
      shop.needs.db.asCompany(shop.company.id, (tx) =>
        queueMessage(tx, shop.company.id, chat.id, {
          id: randomUUID(),
          author,
          content: { kind: 'text', text },
          quoting: null,
          now: shop.needs.clock(),
        }),
      )
    await say('bot', 'Quer o cardápio?')
    await say('person', 'Oi, Ana')
    await shop.news()
    await setBot(shop, chat, { mode })
    expect(await shop.news()).toEqual(['MESSAGE_REMOVED', 'CHAT_UPSERT'])
    expect((await shop.messages(chat.jid)).map(({ text }) => text)).toEqual(['Oi', 'Oi, Ana'])
    const { rows } = await shop.needs.db.asCompany(shop.company.id, (tx) =>
      tx.execute(sql`select from outbox where company_id = ${shop.company.id}`),
    )
    expect(rows).toHaveLength(1)
  })

  it.each([{ mode: 'human', minutes: 0 }, { mode: 'human', minutes: 1441 }, { mode: 'never' }])(
    '%j is refused',
    async (body) => {
      const shop = await shops.shop()
      expect((await setBot(shop, await givenChat(shop), body)).status).toBe(400)
    },
  )
})
