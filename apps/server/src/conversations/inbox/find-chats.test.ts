import { randomUUID } from 'node:crypto'
import type { Chat } from '@balcao/contract/conversations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instanceOf, startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, inboundText, typedText } from '../testing/inbound'

let shops: ChatShops
const noon = Date.parse('2026-11-21T15:00:00Z')
const at = (minutes: number) => noon + minutes * 60_000

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T16:00:00Z')
})
afterAll(() => shops.stop())

const titles = (chats: readonly Chat[]) => chats.map(({ title }) => title)

describe('the list', () => {
  it('CONV-03 CONV-13 CALL-45 shows conversations, the newest message first, with what is unread', async () => {
    const shop = await shops.shop()
    const [ana, bia] = [freshPerson(), freshPerson()]
    await shop.receive(
      inboundText(ana.phone, { name: 'Ana', text: 'Oi', at: at(0) }),
      inboundText(bia.phone, { name: 'Bia', text: 'Bom dia', at: at(1) }),
      inboundText(ana.phone, { name: 'Ana', text: 'Tem açaí?', at: at(2) }),
    )
    const chats = await shop.findChats()
    expect(titles(chats)).toEqual(['Ana', 'Bia'])
    expect(chats[0]).toMatchObject({
      jid: ana.phone,
      title: 'Ana',
      unreadCount: 2,
      lastMessage: {
        text: 'Tem açaí?',
        timestamp: new Date(at(2)).toISOString(),
        isFromMe: false,
        ack: null,
      },
    })
  })

  it('CALL-45 instance is the company, as the stream ticket answers it, or the channel’s own name', async () => {
    const [shop, other] = [await shops.shop(), await shops.shop()]
    await shop.receive(inboundText(freshPerson().phone, { name: 'Ana' }))
    for (const instance of [shop.company.id, shop.company.id.toUpperCase(), instanceOf(shop)])
      expect([instance, titles(await shop.findChats({ instance }))]).toEqual([instance, ['Ana']])
    for (const instance of ['outra', other.company.id, instanceOf(other)]) {
      const answer = await shop.ask('/chat/find-chats', { body: { instance } })
      expect([instance, answer.status, answer.body]).toMatchObject([
        instance,
        404,
        { code: 'CHANNEL_NOT_FOUND' },
      ])
    }
  })

  it('a company that has never connected anything has an empty list', async () => {
    const shop = await shops.shop({ channel: false })
    expect(await shop.findChats()).toEqual([])
  })

  it('narrows to what is unread, to who waits for a person, and to a label', async () => {
    const shop = await shops.shop()
    const [ana, bia, caio] = [freshPerson(), freshPerson(), freshPerson()]
    await shop.receive(
      inboundText(ana.phone, { name: 'Ana', at: at(0) }),
      inboundText(bia.phone, { name: 'Bia', at: at(1) }),
      inboundText(caio.phone, { name: 'Caio', at: at(2) }),
      typedText(ana.phone, { at: at(3) }),
    )
    const label = randomUUID()
    await shop.rows(
      `update conversations set labels = array[$2::uuid] where company_id = $1 and title = 'Caio'`,
      label,
    )
    await shop.rows(`update conversations set waiting_since = now() where company_id = $1 and title = 'Bia'`)
    expect(titles(await shop.findChats({ show: 'all' }))).toEqual(['Ana', 'Caio', 'Bia'])
    expect(titles(await shop.findChats({ show: 'unread' }))).toEqual(['Caio', 'Bia'])
    expect(titles(await shop.findChats({ show: 'waiting' }))).toEqual(['Bia'])
    expect(titles(await shop.findChats({ label }))).toEqual(['Caio'])
    expect(titles(await shop.findChats({ label, query: 'bia' }))).toEqual([])
  })
})

describe('paging', () => {
  const cursorOf = ({ id, lastMessage }: Chat) => ({ id, timestamp: lastMessage?.timestamp ?? null })

  async function* pages(shop: ChatShop, query: Record<string, unknown>) {
    for (let before: object | undefined; ;) {
      const page = await shop.findChats({ ...query, ...(before && { before }) })
      yield page
      const last = page.at(-1)
      if (last === undefined || page.length < (query.limit as number)) return
      before = cursorOf(last)
    }
  }

  it('CALL-45 while messages arrive, no conversation comes twice, and only those with news are left to the live events', async () => {
    const shop = await shops.shop()
    const people = Array.from({ length: 31 }, () => freshPerson())
    // Two to a minute: the id decides between them.
    await shop.receive(
      ...people.map(({ phone }, n) =>
        inboundText(phone, { name: `Cliente ${n}`, at: at(Math.floor(n / 2)) }),
      ),
    )
    for (let silent = 0; silent < 6; silent += 1) {
      const body = { number: freshPerson().phone, title: `Sem mensagem ${silent}` }
      expect((await shop.ask('/api/conversations', { body })).status).toBe(200)
    }
    const whole = await shop.findChats({ limit: 100 })
    expect(whole).toHaveLength(37)
    expect(whole.slice(31).every(({ lastMessage }) => lastMessage === null)).toBe(true)

    const seen: string[] = []
    const moved: string[] = []
    let minute = 100
    for await (const page of pages(shop, { limit: 4 })) {
      seen.push(...page.map(({ id }) => id))
      // One that was not shown yet, one that was, and a new one.
      const [behind, shown] = [whole.at(seen.length + 2), whole[0]]
      for (const chat of [behind, shown]) {
        if (chat === undefined) continue
        await shop.receive(inboundText(chat.jid, { name: chat.title, at: at((minute += 1)) }))
        moved.push(chat.id)
      }
      await shop.receive(inboundText(freshPerson().phone, { name: 'Nova', at: at((minute += 1)) }))
    }
    expect(new Set(seen).size).toBe(seen.length)
    const left = whole.filter(({ id }) => !seen.includes(id) && !moved.includes(id))
    expect(titles(left)).toEqual([])
    const expected = whole.map(({ id }) => id).filter((id) => seen.includes(id))
    expect(seen).toEqual(expected)
  })

  it('a page begins at its place when everything is narrowed by a search too', async () => {
    const shop = await shops.shop()
    await shop.receive(
      ...Array.from({ length: 9 }, (_, n) =>
        inboundText(freshPerson().phone, { name: `${n % 2 === 0 ? 'Maria' : 'João'} ${n}`, at: at(n) }),
      ),
    )
    const found: string[] = []
    for await (const page of pages(shop, { limit: 2, query: 'maria' })) found.push(...titles(page))
    expect(found).toEqual(['Maria 8', 'Maria 6', 'Maria 4', 'Maria 2', 'Maria 0'])
  })
})
