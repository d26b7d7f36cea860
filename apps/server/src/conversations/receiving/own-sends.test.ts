import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { bindSent } from './bind-sent'
import { queueMessage, type QueuedMessage } from '../sending/queue-message'
import { freshPerson, freshWaId, inboundText, typedText } from '../testing/inbound'
import { givenReceivingShop, type ReceivingShop } from '../testing/receiving-shop'

let server: TestServer
let shop: ReceivingShop

beforeAll(async () => {
  server = await borrowTestServer()
  shop = await givenReceivingShop(server)
})
afterAll(() => server.stop())

/** A message of ours on its way: the gateway was asked, and has not answered. */
async function givenSending(
  jid: string,
  overrides: Partial<QueuedMessage> = {},
  state: 'sending' | 'unknown' | 'waiting' = 'sending',
): Promise<string> {
  const id = randomUUID()
  const chat = (await shop.chat(jid))!
  await server.app.db.asCompany(shop.company.id, (tx) =>
    queueMessage(tx, shop.company.id, chat.id, {
      id,
      author: 'person',
      content: { kind: 'text', text: 'já vai' },
      quoting: null,
      now: new Date(),
      ...overrides,
    }),
  )
  await shop.rows(
    `update outbox set state = $3, tried_at = case when $3 = 'waiting' then null else now() end
     where company_id = $1 and message_id = $2`,
    id,
    state,
  )
  return id
}

async function givenCustomer(): Promise<{ phone: string; lid: string; withoutNine: string }> {
  const person = freshPerson()
  await shop.receive(inboundText(person.phone, { at: Date.now() - 60_000 }))
  return person
}

const echo = (jid: string, overrides: Parameters<typeof inboundText>[1] = {}) =>
  typedText(jid, { source: 'api', text: 'já vai', ...overrides })
const own = async (jid: string) => (await shop.messages(jid)).filter(({ isFromMe }) => isFromMe)
const waiting = (id: string) =>
  shop.rows('select 1 from outbox where company_id = $1 and message_id = $2', id)

describe('CONV-17 a message of ours becomes the one that WhatsApp knows', () => {
  it.each<[string, (id: string) => Parameters<typeof inboundText>[1]]>([
    ['because the gateway echoes our id', (id) => ({ clientId: id, text: 'outro texto' })],
    ['because it says the same, though it echoes nothing', () => ({})],
    ['though the gateway takes it for typed on the phone', () => ({ source: 'phone' })],
  ])('when its webhook comes before the answer, %s', async (_why, told) => {
    const { phone } = await givenCustomer()
    const id = await givenSending(phone)
    const webhook = echo(phone, { ack: 'sent', ...told(id) })
    await shop.receive(webhook)
    await bindSent(shop.needs, shop.company.id, {
      messageId: id,
      waId: webhook.id,
      ack: 'pending',
      jid: phone,
    })
    await shop.receive(webhook)
    expect(await own(phone)).toMatchObject([
      { id, waMessageId: webhook.id, ack: 'sent', author: 'person', text: 'já vai' },
    ])
    expect(await waiting(id)).toEqual([])
    expect(await shop.chat(phone)).toMatchObject({ bot: { mode: 'bot' }, unreadCount: 1 })
  })

  it('when the answer comes before its webhook', async () => {
    const { phone } = await givenCustomer()
    const id = await givenSending(phone)
    const webhook = echo(phone, { ack: 'delivered' })
    await bindSent(shop.needs, shop.company.id, { messageId: id, waId: webhook.id, ack: 'sent', jid: null })
    await shop.receive(webhook)
    expect(await own(phone)).toMatchObject([{ id, waMessageId: webhook.id, ack: 'delivered' }])
  })

  it('when both come at once, and its ack before both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { phone } = await givenCustomer()
      const id = await givenSending(phone)
      const webhook = echo(phone, { ack: 'pending' })
      const ack = {
        kind: 'ack',
        id: webhook.id,
        ack: 'read',
        clientId: null,
        reason: null,
        waPhone: null,
      } as const
      await Promise.all([
        shop.receive(ack),
        shop.receive(webhook),
        bindSent(shop.needs, shop.company.id, { messageId: id, waId: webhook.id, ack: 'sent', jid: null }),
        shop.receive(webhook, ack),
      ])
      expect(await own(phone)).toMatchObject([{ id, waMessageId: webhook.id, ack: 'read' }])
    }
    expect(await shop.rows('select 1 from early_marks where company_id = $1')).toEqual([])
  })

  it('of two that say the same, the older one first', async () => {
    const { phone } = await givenCustomer()
    const first = await givenSending(phone, { now: new Date(Date.now() - 1000) }, 'unknown')
    const second = await givenSending(phone, {}, 'unknown')
    const [one, two] = [echo(phone), echo(phone)]
    await shop.receive(one)
    await shop.receive(two)
    expect(await own(phone)).toMatchObject([
      { id: first, waMessageId: one.id },
      { id: second, waMessageId: two.id },
    ])
  })

  it('also when it had been given up as unconfirmed', async () => {
    const { phone } = await givenCustomer()
    const id = await givenSending(phone)
    await shop.rows('delete from outbox where company_id = $1 and message_id = $2', id)
    await shop.rows(
      `update messages set ack = 'failed', failure = 'unconfirmed' where company_id = $1 and id = $2`,
      id,
    )
    await shop.receive(echo(phone, { ack: 'sent' }))
    expect(await own(phone)).toMatchObject([{ id, ack: 'sent', failure: null }])
  })

  it('and one that has not been tried is not taken for it', async () => {
    const { phone } = await givenCustomer()
    const id = await givenSending(phone, {}, 'waiting')
    await shop.receive(echo(phone))
    expect(await own(phone)).toHaveLength(2)
    expect((await own(phone)).find((message) => message.id === id)).toMatchObject({ waMessageId: id })
  })

  it('a webhook that nobody could place, under an address that nobody knew, is found to be ours by the answer', async () => {
    const { phone, lid } = await givenCustomer()
    const id = await givenSending(phone)
    const webhook = echo(lid, { text: 'o gateway mudou o texto' })
    await shop.receive(webhook)
    expect(await own(lid)).toHaveLength(1)
    await bindSent(shop.needs, shop.company.id, { messageId: id, waId: webhook.id, ack: 'sent', jid: null })
    expect(await own(lid)).toMatchObject([{ id, waMessageId: webhook.id, text: 'já vai' }])
    expect(await shop.chat(lid)).toEqual(await shop.chat(phone))
  })

  it('what the customer wrote counts once when one batch brings it and the echo of our id', async () => {
    const { phone } = await givenCustomer()
    const id = await givenSending(phone, {}, 'waiting')
    const unplaced = echo(phone)
    await shop.receive(unplaced)
    expect(await own(phone)).toHaveLength(2)
    await shop.receive(
      { kind: 'ack', id: unplaced.id, ack: 'sent', clientId: id, reason: null, waPhone: null },
      inboundText(phone, { text: 'obrigada' }),
    )
    expect(await own(phone)).toMatchObject([{ id, waMessageId: unplaced.id }])
    expect(await shop.chat(phone)).toMatchObject({ unreadCount: 2, lastMessage: { text: 'obrigada' } })
  })

  it('what was queued behind a lost answer goes on when its webhook tells', async () => {
    const { phone } = await givenCustomer()
    await givenSending(phone, {}, 'unknown')
    const before = (await shop.jobs('send-messages')).length
    await shop.rows("delete from graphile_worker._private_jobs where payload->>'companyId' = $1::text")
    await shop.receive(echo(phone))
    expect(before).toBeGreaterThan(0)
    expect(await shop.jobs('send-messages')).toHaveLength(1)
  })

  it('what another program sent through the same account is shown, and silences nobody', async () => {
    const { phone } = await givenCustomer()
    await shop.receive(echo(phone, { text: 'de outro programa' }))
    expect(await own(phone)).toMatchObject([{ author: 'phone', text: 'de outro programa' }])
    expect(await shop.chat(phone)).toMatchObject({ bot: { mode: 'bot' }, unreadCount: 1 })
  })
})

describe('CONV-22 marks', () => {
  it('that come before their message wait for it, whatever they are', async () => {
    const { phone } = await givenCustomer()
    const message = typedText(phone, { ack: null, text: 'antes' })
    const at = Date.now()
    await shop.receive(
      { kind: 'ack', id: message.id, ack: 'delivered', clientId: null, reason: null, waPhone: null },
      { kind: 'reaction', id: message.id, fromMe: false, emoji: '👍', at },
    )
    await shop.receive({ kind: 'edited', id: message.id, at, text: 'depois' })
    await shop.receive(message)
    expect(await own(phone)).toMatchObject([
      { ack: 'delivered', text: 'depois', edited: true, reactions: [{ emoji: '👍', isFromMe: false }] },
    ])
  })

  it('are told by id, and change the list only where they are of the last message', async () => {
    const { phone } = await givenCustomer()
    const [first, last] = [
      typedText(phone, { at: Date.now() - 2000 }),
      typedText(phone, { at: Date.now() - 1000 }),
    ]
    await shop.receive(first, last)
    const before = (await shop.events()).length
    const ack = { kind: 'ack', ack: 'read', clientId: null, reason: null, waPhone: null } as const
    await shop.receive({ ...ack, id: first.id })
    await shop.receive({ ...ack, id: first.id, ack: 'sent' })
    await shop.receive({ ...ack, id: last.id })
    const told = (await shop.events()).slice(before)
    expect(told.map(({ name }) => name)).toEqual(['ACK_UPDATE', 'ACK_UPDATE', 'CHAT_UPSERT'])
    expect(told[0]!.data).toMatchObject({ message: { waMessageId: first.id, jid: phone, ack: 'read' } })
    expect(told[2]!.data).toMatchObject({ chat: { lastMessage: { ack: 'read' } } })
  })

  it('a failure says why, keeps the bot and order news quiet where the account is blocked, and a delivery received later takes it back', async () => {
    const { phone } = await givenCustomer()
    await shop.rows(
      `insert into channels (company_id, id, kind, instance, secrets, proof)
       values ($1, gen_random_uuid(), 'evolution', 'x', 'x', $2)`,
      Buffer.from(phone),
    )
    const message = typedText(phone, { ack: 'sent' })
    await shop.receive(message)
    const ack = { kind: 'ack', id: message.id, clientId: null, waPhone: null } as const
    await shop.receive({ ...ack, ack: 'failed', reason: { code: 'blocked', words: '463' } })
    expect(await own(phone)).toMatchObject([{ ack: 'failed', failure: 'blocked' }])
    const blocked = () =>
      shop.rows<{ blocked_until: Date }>('select blocked_until from channels where company_id = $1')
    const [{ blocked_until: until }] = (await blocked()) as [{ blocked_until: Date }]
    expect(until.getTime()).toBeGreaterThan(Date.now())
    await shop.receive({ ...ack, ack: 'failed', reason: { code: 'blocked', words: '463' } })
    expect(await blocked()).toEqual([{ blocked_until: until }])
    await shop.receive({ ...ack, ack: 'delivered', reason: null })
    expect(await own(phone)).toMatchObject([{ ack: 'delivered', failure: null }])
  })

  it('one reaction of each side stands, the last one, until it is taken back', async () => {
    const { phone } = await givenCustomer()
    const message = inboundText(phone)
    const reaction = { kind: 'reaction', id: message.id, fromMe: false } as const
    await shop.receive(
      message,
      { ...reaction, emoji: '👍', at: 1 },
      { ...reaction, fromMe: true, emoji: '🙏', at: 2 },
    )
    await shop.receive({ ...reaction, emoji: '❤️', at: 9 })
    await shop.receive({ ...reaction, emoji: '😡', at: 5 })
    const reactions = async () => (await shop.messages(phone)).at(-1)!.reactions
    expect(await reactions()).toEqual([
      { emoji: '❤️', isFromMe: false },
      { emoji: '🙏', isFromMe: true },
    ])
    await shop.receive({ ...reaction, emoji: '', at: 10 })
    expect(await reactions()).toEqual([{ emoji: '🙏', isFromMe: true }])
  })

  it('a deleted message keeps its place in the pane and the list, without a word of it', async () => {
    const { phone } = await givenCustomer()
    const message = inboundText(phone, { text: 'arrependi-me' })
    await shop.receive(message)
    await shop.receive({ kind: 'deleted', id: message.id })
    const answer = inboundText(phone, { quoting: message.id, text: 'isto' })
    await shop.receive(answer)
    expect(JSON.stringify([await shop.messages(phone), await shop.chat(phone)])).not.toContain('arrependi-me')
    expect(await shop.messages(phone)).toMatchObject([
      {},
      { deleted: true, text: '' },
      { quoted: { waMessageId: message.id, text: '' } },
    ])
  })
})

describe('CONV-14 what a message holds', () => {
  it('places, contacts, pressed options and kinds that are only named', async () => {
    const { phone } = freshPerson()
    const at = Date.now() - 10_000
    const place = { latitude: -3.1, longitude: -60.02, name: null, address: 'Centro' }
    await shop.receive(
      { ...inboundText(phone, { at }), content: { kind: 'location', ...place } },
      {
        ...inboundText(phone, { at: at + 1 }),
        content: { kind: 'contact', name: 'Rui', phones: ['+55 92 9'] },
      },
      { ...inboundText(phone, { at: at + 2 }), content: { kind: 'choice', id: 'menu:1', title: 'Cardápio' } },
      { ...inboundText(phone, { at: at + 3 }), content: { kind: 'other', type: 'pollCreation' } },
    )
    expect(await shop.messages(phone)).toMatchObject([
      { kind: 'location', location: place },
      { kind: 'contact', contact: { name: 'Rui', phones: ['+55 92 9'] } },
      { kind: 'text', text: 'Cardápio' },
      { kind: 'other', text: '' },
    ])
  })

  it('a file is fetched by a job, once, however often its message is told', async () => {
    const { phone } = freshPerson()
    const voice = inboundText(phone)
    const media = {
      type: 'audio',
      mime: 'audio/ogg',
      fileName: null,
      bytes: 4000,
      seconds: 2.5,
      voice: true,
      handle: { key: voice.id },
    } as const
    const told = { ...voice, content: { kind: 'media' as const, media, caption: '' } }
    await Promise.all([shop.receive(told), shop.receive(told), shop.receive(told)])
    const [message] = await shop.messages(phone)
    expect(message).toMatchObject({
      kind: 'audio',
      media: { mime: 'audio/ogg', seconds: 2.5, voice: true, state: 'fetching' },
    })
    const jobs = (await shop.jobs('fetch-media')).filter(
      ({ payload }) => payload.mediaId === message!.media!.id,
    )
    expect(jobs).toHaveLength(1)
  })

  it('what PostgreSQL cannot store does not cost the batch', async () => {
    const { phone } = freshPerson()
    await shop.receive(
      inboundText(phone, { text: 'a\0b\uD800c', name: 'N\0' }),
      inboundText(phone, { text: 'inteiro' }),
    )
    expect((await shop.messages(phone)).map(({ text }) => text)).toEqual(['a\uFFFDb\uFFFDc', 'inteiro'])
  })

  it('neither does a name that is cut in the middle of an emoji, nor a file that says it has gigabytes', async () => {
    const { phone } = freshPerson()
    const document = {
      type: 'document' as const,
      mime: 'application/zip',
      fileName: 'fotos.zip',
      bytes: 3 * 2 ** 30,
      seconds: Number.MAX_SAFE_INTEGER,
      voice: false,
      handle: {},
    }
    await shop.receive(
      inboundText(phone, { name: `${'x'.repeat(99)}😀` }),
      { ...inboundText(phone), content: { kind: 'media', media: document, caption: '' } },
      inboundText(phone, { text: 'inteiro', name: `O'Neill "Zé" \\ 😀` }),
    )
    expect((await shop.messages(phone)).map(({ kind }) => kind)).toEqual(['text', 'document', 'text'])
    expect((await shop.chat(phone))!.title).toBe(`O'Neill "Zé" \\ 😀`)
  })

  it('a gateway whose clock is ahead puts nothing into the future', async () => {
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, { at: Date.now() + 86_400_000 }))
    expect(Date.parse((await shop.messages(phone))[0]!.timestamp)).toBeLessThanOrEqual(Date.now())
  })
})

describe('many at once', () => {
  it.each(['nobody knew', 'are known'])(
    'a burst of hundreds of people that %s, received several times at the same moment and turned round, is stored once',
    async (known) => {
      const each = runs(20, 8)
      const people = Array.from({ length: 25 }, freshPerson)
      const at = Date.now() - 600_000
      const before = known === 'are known' ? 1 : 0
      if (before) await shop.receive(...people.map(({ phone }) => inboundText(phone, { at: at - 1000 })))
      const burst = Array.from({ length: 25 * each }, (_, n) =>
        inboundText(people[n % 25]!.phone, { at: at + n * 1000, id: freshWaId() }),
      )
      await Promise.all([
        shop.receive(...burst),
        shop.receive(...burst.toReversed()),
        // Every other one by itself too: more at once only wait for each other's connection.
        ...burst.filter((_, n) => n % 2 === 0).map((one) => shop.receive(one)),
      ])
      for (const { phone } of people) {
        expect(await shop.messages(phone)).toHaveLength(each + before)
        expect(await shop.chat(phone)).toMatchObject({ unreadCount: each + before })
      }
    },
  )
})
