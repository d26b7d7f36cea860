import type { Message } from '@balcao/contract/conversations'
import { acks } from '@balcao/domain/messaging'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, freshWaId, inboundText, typedText } from '../testing/inbound'

let shops: ChatShops
const noon = Date.parse('2026-11-21T15:00:00Z')
const at = (seconds: number) => noon + seconds * 1000

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T16:00:00Z')
})
afterAll(() => shops.stop())

const texts = (messages: readonly Message[]) => messages.map(({ text }) => text)

async function searchIn(shop: ChatShop, jid: string, q: string): Promise<Message[]> {
  const { id } = (await shop.chat(jid))!
  return (await shop.ask<Message[]>(`/api/conversations/${id}/search?q=${encodeURIComponent(q)}`)).body
}

describe('messages of a conversation', () => {
  it('CONV-14 CALL-46 carry the fields of the specification, oldest first', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const [asked, answered] = [freshWaId(), freshWaId()]
    await shop.receive(
      inboundText(phone, { id: asked, text: 'Tem açaí?', at: at(0) }),
      typedText(phone, { id: answered, text: 'Tem sim!', at: at(5), ack: 'delivered' }),
    )
    expect(await shop.findMessages(phone)).toMatchObject([
      {
        waMessageId: asked,
        jid: phone,
        direction: 'inbound',
        text: 'Tem açaí?',
        timestamp: '2026-11-21T15:00:00.000Z',
        ack: null,
        isFromMe: false,
      },
      {
        waMessageId: answered,
        jid: phone,
        direction: 'outbound',
        text: 'Tem sim!',
        timestamp: '2026-11-21T15:00:05.000Z',
        ack: 'delivered',
        isFromMe: true,
      },
    ])
  })

  it('CONV-15 every ack of own messages is one of those that are named', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    await shop.receive(...acks.map((ack, n) => typedText(phone, { text: ack, ack, at: at(n) })))
    const shown = await shop.findMessages(phone)
    expect(shown.map(({ ack }) => ack)).toEqual(['pending', 'sent', 'delivered', 'read', 'failed'])
    expect(texts(shown)).toEqual(shown.map(({ ack }) => ack))
  })

  it('CALL-46 remoteJid may be any address of the person: ninth digit, @lid, a device, bare digits', async () => {
    const shop = await shops.shop()
    const { phone, withoutNine, lid } = freshPerson()
    await shop.receive(inboundText(withoutNine, { text: 'sou eu', alt: lid }))
    const digits = phone.split('@')[0]!
    for (const jid of [phone, withoutNine, lid, lid.replace('@', ':7@'), digits, `${digits}@c.us`])
      expect([jid, texts(await shop.findMessages(jid))]).toEqual([jid, ['sou eu']])
  })

  it('CALL-46 an unknown address, a foreign instance', async () => {
    const [shop, other] = [await shops.shop(), await shops.shop()]
    const { phone } = freshPerson()
    await other.receive(inboundText(phone, { text: 'segredo' }))
    const ask = (instance: string, remoteJid: string) =>
      shop.ask<{ code: string }>('/chat/find-messages', { body: { instance, remoteJid } })
    for (const jid of [phone, 'status@broadcast', 'maria', '%'])
      expect([jid, (await ask(shop.company.id, jid)).body.code]).toEqual([jid, 'CONVERSATION_NOT_FOUND'])
    expect((await ask(other.company.id, phone)).body.code).toBe('CHANNEL_NOT_FOUND')
  })
})

describe('pages', () => {
  let shop: ChatShop
  const { phone } = freshPerson()
  const names = Array.from({ length: 40 }, (_, n) => `m${n}`)

  beforeAll(async () => {
    shop = await shops.shop()
    // Four to a second: the order of arrival decides between them.
    await shop.receive(...names.map((text, n) => inboundText(phone, { text, at: at(Math.floor(n / 4)) })))
  })

  const cursorOf = ({ timestamp, seq }: Message) => ({ timestamp, seq })

  it('the newest come without a place to begin from', async () => {
    expect(texts(await shop.findMessages(phone, { limit: 3 }))).toEqual(['m37', 'm38', 'm39'])
  })

  it.each([
    ['m20', 6, ['m17', 'm18', 'm19', 'm20', 'm21', 'm22']],
    ['m20', 5, ['m18', 'm19', 'm20', 'm21', 'm22']],
    ['m20', 1, ['m20']],
    ['m0', 6, ['m0', 'm1', 'm2']],
    ['m39', 6, ['m36', 'm37', 'm38', 'm39']],
  ])('around %s, %i of them: it stands in the middle', async (middle, limit, shown) => {
    const all = await shop.findMessages(phone, { limit: 200 })
    const { waMessageId, id } = all.find(({ text }) => text === middle)!
    for (const around of [waMessageId, id])
      expect(texts(await shop.findMessages(phone, { around, limit }))).toEqual(shown)
  })

  it('around a message that is not there, or another conversation’s, there are none', async () => {
    const stranger = freshPerson()
    const theirs = freshWaId()
    await shop.receive(inboundText(stranger.phone, { id: theirs }))
    for (const around of [theirs, 'nada', '0b9f0f43-6a0f-4c52-8a43-7f5a4c0e2b11'])
      expect(await shop.findMessages(phone, { around })).toEqual([])
  })

  it('CALL-46 backwards and forwards, while messages arrive, none is skipped and none comes twice', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    await shop.receive(...names.map((text, n) => inboundText(phone, { text, at: at(Math.floor(n / 4)) })))
    let late = 0
    // One that is new, and one that was written before all others and comes now.
    const arrive = () =>
      shop.receive(
        inboundText(phone, { text: `nova ${(late += 1)}`, at: at(1000 + late) }),
        inboundText(phone, { text: `atrasada ${late}`, at: at(-1000 - late) }),
      )

    const back: string[] = []
    let page = await shop.findMessages(phone, { limit: 7 })
    for (let pages = 0; page.length > 0; pages += 1) {
      back.unshift(...texts(page))
      if (pages < 5) await arrive()
      page = await shop.findMessages(phone, { limit: 7, before: cursorOf(page[0]!) })
    }
    expect(back.filter((text) => text.startsWith('m'))).toEqual(names)
    expect(new Set(back).size).toBe(back.length)

    const first = (await shop.findMessages(phone, { limit: 200 })).find(({ text }) => text === 'm0')!
    const forth: string[] = []
    page = await shop.findMessages(phone, { limit: 7, after: cursorOf(first) })
    for (let pages = 0; page.length > 0; pages += 1) {
      forth.push(...texts(page))
      if (pages < 5) await arrive()
      page = await shop.findMessages(phone, { limit: 7, after: cursorOf(page.at(-1)!) })
    }
    expect(forth.slice(0, 39)).toEqual(names.slice(1))
    expect(forth.slice(39)).toEqual(Array.from({ length: late }, (_, n) => `nova ${n + 1}`))
  })

  it('between two places', async () => {
    const all = await shop.findMessages(phone, { limit: 200 })
    const query = { after: cursorOf(all[10]!), before: cursorOf(all[14]!) }
    expect(texts(await shop.findMessages(phone, query))).toEqual(['m11', 'm12', 'm13'])
  })
})

describe('the search inside a conversation', () => {
  it('finds messages that hold every word, whatever accents and case, the newest first', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    await shop.receive(
      inboundText(phone, { text: 'Uma PIZZA de calabresa, por favor', at: at(0) }),
      inboundText(phone, { text: 'Açaí não'.normalize('NFD'), at: at(1) }),
      typedText(phone, { text: 'Pizza de calabrêsa a caminho: 100%', at: at(2) }),
      inboundText(freshPerson().phone, { text: 'pizza de outra pessoa', at: at(3) }),
    )
    const search = async (q: string) => texts(await searchIn(shop, phone, q))
    expect(await search('pizza calabresa')).toEqual([
      'Pizza de calabrêsa a caminho: 100%',
      'Uma PIZZA de calabresa, por favor',
    ])
    expect(await search('AÇAI NAO')).toHaveLength(1)
    expect(await search('0%')).toEqual(['Pizza de calabrêsa a caminho: 100%'])
    expect(await search('pizza%calabresa')).toEqual([])
    expect(await search('_')).toEqual([])
    expect(await search('\u0301')).toEqual([])
  })

  it('a message that was deleted is not found by what it said', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const id = freshWaId()
    await shop.receive(inboundText(phone, { id, text: 'arrependimento' }))
    expect(texts(await searchIn(shop, phone, 'arrependimento'))).toEqual(['arrependimento'])
    await shop.receive({ kind: 'deleted', id })
    expect(await searchIn(shop, phone, 'arrependimento')).toEqual([])
  })

  it('answers 50 at most', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    await shop.receive(
      ...Array.from({ length: 60 }, (_, n) => inboundText(phone, { text: `oi ${n}`, at: at(n) })),
    )
    const found = await searchIn(shop, phone, 'oi')
    expect([found.length, found[0]?.text, found.at(-1)?.text]).toEqual([50, 'oi 59', 'oi 10'])
  })
})
