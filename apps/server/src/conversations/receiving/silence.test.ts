import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayUnavailable, type WhatsAppGateway } from '../../gateways/whatsapp/gateway'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { markRead, markReadOutsideJob } from '../sending/mark-read'
import { queueMessage } from '../sending/queue-message'
import { takeOver } from '../thread/take-over'
import { freshPerson, inboundText, typedText } from '../testing/inbound'
import { givenReceivingShop, type ReceivingShop } from '../testing/receiving-shop'

const MINUTE = 60_000
let server: TestServer
let shop: ReceivingShop
let now: number

beforeAll(async () => {
  server = await borrowTestServer()
})
beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  shop = await givenReceivingShop(server, { clock: () => new Date(now) })
  await shop.rows('update companies set bot_on = true where id = $1')
})
afterAll(() => server.stop())

const ago = (ms: number) => ({ at: now - ms })
const turns = () => shop.jobs('bot-turn')
const modeOf = async (jid: string) => (await shop.chat(jid))!.bot

async function givenQueued(jid: string, author: 'bot' | 'person', text: string): Promise<string> {
  const id = randomUUID()
  const chat = (await shop.chat(jid))!
  await server.app.db.asCompany(shop.company.id, (tx) =>
    queueMessage(tx, shop.company.id, chat.id, {
      id,
      author,
      content: { kind: 'text', text },
      quoting: null,
      now: new Date(now),
    }),
  )
  return id
}

async function take(jid: string, options: Partial<Parameters<typeof takeOver>[3]> = {}): Promise<void> {
  const { id } = (await shop.chat(jid))!
  await server.app.db.asCompany(shop.company.id, (tx) =>
    takeOver(tx, shop.company.id, id, { by: 'dashboard', now: new Date(now), ...options }),
  )
}

describe('the bot is asked to answer', () => {
  it('once for a burst, a moment after its last message', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(2000)))
    now += 1000
    await shop.receive(inboundText(phone, ago(0)), inboundText(phone, ago(0)))
    const { id } = (await shop.chat(phone))!
    expect(await turns()).toMatchObject([
      { payload: { companyId: shop.company.id, conversationId: id }, run_at: new Date(now + 1500) },
    ])
  })

  it.each<[string, (phone: string) => Promise<unknown>]>([
    ['its company has switched it off', () => shop.rows('update companies set bot_on = false where id = $1')],
    [
      'its company has no such module',
      () => shop.rows('update companies set mod_atendimento = false where id = $1'),
    ],
    ['a person has the conversation', (phone) => take(phone)],
    [
      'it is off in this conversation',
      () => shop.rows(`update conversations set bot_mode = 'off' where company_id = $1`),
    ],
  ])('not while %s', async (_why, given) => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(10 * MINUTE)))
    await given(phone)
    await shop.receive(inboundText(phone, ago(0)))
    expect(await turns()).toEqual([])
  })

  it('not for what is older than three minutes, but that stays unread', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(3 * MINUTE + 1)))
    expect(await turns()).toEqual([])
    expect(await shop.chat(phone)).toMatchObject({ unreadCount: 1 })
    await shop.receive(inboundText(phone, ago(3 * MINUTE)))
    expect(await turns()).toHaveLength(1)
  })

  it('not in a group, and not for a repeat', async () => {
    const group = `1203630${Date.now()}@g.us`
    await shop.receive(inboundText(group, ago(0)))
    expect(await turns()).toEqual([])
    const message = inboundText(freshPerson().phone, ago(0))
    await shop.receive(message)
    await shop.rows(`delete from graphile_worker._private_jobs where payload->>'companyId' = $1::text`)
    await shop.receive(message)
    expect(await turns()).toEqual([])
  })

  it('again when the person’s time is over', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(10 * MINUTE)))
    await take(phone)
    now += 30 * MINUTE
    await shop.receive(inboundText(phone, ago(0)))
    expect(await turns()).toHaveLength(1)
  })
})

describe('a person who answers on the shop’s phone', () => {
  it('has the conversation for half an hour from then, has read what is above, and nobody waits any more', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(MINUTE)))
    await shop.rows(
      'update conversations set waiting_since = $2 where company_id = $1',
      new Date(now - MINUTE),
    )
    await shop.receive(typedText(phone, ago(0)))
    expect(await shop.chat(phone)).toMatchObject({
      bot: { mode: 'human', by: 'phone', until: new Date(now + 30 * MINUTE).toISOString() },
      unreadCount: 0,
      waiting_since: null,
    })
  })

  it('silences it for as long as the owner wants, sliding with each message, also when they come in another order', async () => {
    await shop.rows(
      `insert into bot_settings (company_id, version, texts, notices, silence_minutes) values ($1, 1, '{}', '{}', 45)`,
    )
    const { phone } = freshPerson()
    await shop.receive(typedText(phone, ago(0)))
    await shop.receive(typedText(phone, ago(5 * MINUTE)))
    expect(await modeOf(phone)).toMatchObject({ until: new Date(now + 45 * MINUTE).toISOString() })
    now += 10 * MINUTE
    await shop.receive(typedText(phone, ago(0)))
    expect(await modeOf(phone)).toMatchObject({ until: new Date(now + 45 * MINUTE).toISOString() })
  })

  it('hours ago, as a history tells it, silences nobody now', async () => {
    const { phone } = freshPerson()
    await shop.receive(
      inboundText(phone, ago(120 * MINUTE)),
      typedText(phone, ago(100 * MINUTE)),
      inboundText(phone, ago(0)),
    )
    expect(await shop.chat(phone)).toMatchObject({ bot: { mode: 'bot' }, unreadCount: 1 })
    expect(await turns()).toHaveLength(1)
  })

  it('is faster than the bot: what it had still to say is dropped, what people had to say is not', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(MINUTE)))
    const [person, bot] = [await givenQueued(phone, 'person', 'olá'), await givenQueued(phone, 'bot', 'menu')]
    const before = (await shop.events()).length
    now += 1000
    await shop.receive(typedText(phone, { ...ago(0), text: 'eu atendo' }))
    expect((await shop.messages(phone)).map(({ text }) => text)).toEqual(['Oi', 'olá', 'eu atendo'])
    expect(await shop.rows('select message_id as id from outbox where company_id = $1')).toEqual([
      { id: person },
    ])
    const told = (await shop.events()).slice(before)
    expect(told.map(({ name }) => name)).toEqual(['MESSAGE_REMOVED', 'MESSAGE_UPSERT', 'CHAT_UPSERT'])
    expect(told[0]!.data).toMatchObject({ id: bot })
    expect(await turns()).toHaveLength(1)
  })
})

describe('a person who takes over', () => {
  it('shortens nothing that was asked for by hand, and what is off stays off', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(10 * MINUTE)))
    await take(phone, { minutes: 120 })
    await take(phone)
    expect(await modeOf(phone)).toMatchObject({ until: new Date(now + 120 * MINUTE).toISOString() })
    await take(phone, { minutes: 5 })
    expect(await modeOf(phone)).toMatchObject({ until: new Date(now + 5 * MINUTE).toISOString() })
    await shop.rows(`update conversations set bot_mode = 'off', human_until = null where company_id = $1`)
    await take(phone)
    expect(await modeOf(phone)).toMatchObject({ mode: 'off', until: null })
    await take(phone, { minutes: 5 })
    expect(await modeOf(phone)).toMatchObject({ mode: 'human' })
  })
})

describe('CALL-49 CONV-27 marking as read', () => {
  const read = async (jid: string, messageId: string) =>
    markRead(shop.needs, shop.company.id, { conversationId: (await shop.chat(jid))!.id, messageId })

  it('marks a message and all before it, never moves back, and a message received late does not come up as unread', async () => {
    const { phone } = freshPerson()
    const messages = [50, 40, 30, 20].map((minutes) => inboundText(phone, ago(minutes * MINUTE)))
    await shop.receive(...messages)
    await read(phone, messages[2]!.id)
    expect(await shop.chat(phone)).toMatchObject({ unreadCount: 1 })
    const before = await shop.events()
    await read(phone, messages[0]!.id)
    await read(phone, messages[2]!.id)
    await read(phone, 'unknown')
    expect(await shop.events()).toEqual(before)
    await shop.receive(inboundText(phone, ago(45 * MINUTE)), inboundText(phone, ago(10 * MINUTE)))
    expect(await shop.chat(phone)).toMatchObject({ unreadCount: 2 })
  })

  it('is by our own id as well, for a message that WhatsApp has not named', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(MINUTE)))
    await read(phone, await givenQueued(phone, 'person', 'olá'))
    expect(await shop.chat(phone)).toMatchObject({ unreadCount: 0 })
  })

  it.each(['in the same second', 'two minutes behind ours'])(
    'up to an answer of ours leaves unread what the customer writes next, by a clock %s',
    async (clock) => {
      const { phone } = freshPerson()
      now += 900
      const behind = clock === 'in the same second' ? 900 : 2 * MINUTE
      await shop.receive(inboundText(phone, { text: 'oi', at: now - behind }))
      await read(phone, await givenQueued(phone, 'person', 'olá'))
      expect(await shop.chat(phone)).toMatchObject({ unreadCount: 0 })
      await shop.receive(inboundText(phone, { text: 'quero comprar', at: now - behind }))
      expect(await shop.chat(phone)).toMatchObject({ unreadCount: 1 })
    },
  )

  it('of another conversation, or company, is no conversation', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, ago(MINUTE)))
    const { id: conversationId } = (await shop.chat(phone))!
    const other = await givenReceivingShop(server)
    await expect(
      markRead(other.needs, other.company.id, { conversationId, messageId: 'x' }),
    ).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' })
  })

  it('is shown to the customer once: what is new since the last time, as soon as the gateway can be asked', async () => {
    const { phone } = freshPerson()
    const messages = [4, 3, 2, 1].map((minutes) => inboundText(phone, ago(minutes * MINUTE)))
    await shop.receive(...messages)
    const ids = messages.map(({ id }) => id)
    const ticked: string[][] = []
    let away = true
    const gateway = {
      markRead: (shown: readonly string[]) => {
        if (away) return Promise.reject(new GatewayUnavailable('away'))
        ticked.push([...shown])
        return Promise.resolve()
      },
    } as unknown as WhatsAppGateway
    const channel = { id: 'x', kind: 'evolution', blockedUntil: null, state: 'open' } as const
    const job = markReadOutsideJob({ ...shop.needs, gatewayOf: () => Promise.resolve({ gateway, channel }) })
    const runAll = async () => {
      for (const { payload } of await shop.jobs('mark-read-outside'))
        await job.run(payload, { attempt: 1, lastAttempt: false })
    }
    await read(phone, ids[0]!)
    await runAll()
    away = false
    await read(phone, ids[1]!)
    await runAll()
    await runAll()
    await read(phone, ids[3]!)
    await runAll()
    expect(ticked).toEqual([
      [ids[0], ids[1]],
      [ids[2], ids[3]],
    ])
  })
})
