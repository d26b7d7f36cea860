import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenOrder } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { findOrMakeConversation } from './find-or-make-conversation'
import { queueMessage } from '../sending/queue-message'
import { freshPerson, freshWaId, inboundText, typedText } from '../testing/inbound'
import { givenReceivingShop, type ReceivingShop } from '../testing/receiving-shop'

let server: TestServer
let shop: ReceivingShop

beforeAll(async () => {
  server = await borrowTestServer()
  shop = await givenReceivingShop(server)
})
afterAll(() => server.stop())

const numberOf = (jid: string) => jid.slice(0, jid.indexOf('@'))
const asShop: TestServer['app']['db']['asCompany'] = (companyId, work) =>
  server.app.db.asCompany(companyId, work)

describe('who a message is from', () => {
  it('CONV-13 a customer who writes with and without the ninth digit has one conversation, answered under the address used last', async () => {
    const { phone, withoutNine } = freshPerson()
    await shop.receive(inboundText(phone, { text: 'um', at: Date.now() - 2000 }))
    await shop.receive(inboundText(withoutNine, { text: 'dois', at: Date.now() - 1000 }))
    expect((await shop.messages(phone)).map(({ text }) => text)).toEqual(['um', 'dois'])
    expect(await shop.chat(phone)).toMatchObject({
      jid: withoutNine,
      phone: numberOf(withoutNine),
      title: 'Maria',
      unreadCount: 2,
    })
  })

  it('an older message received late changes neither name nor answering address', async () => {
    const { phone, withoutNine } = freshPerson()
    await shop.receive(inboundText(phone, { name: 'Maria Nova' }))
    await shop.receive(inboundText(withoutNine, { name: 'Maria Velha', at: Date.now() - 60_000 }))
    expect(await shop.chat(phone)).toMatchObject({ jid: phone, title: 'Maria Nova' })
  })

  it('a BSUID whose phone is hidden, then shown, is one person', async () => {
    const { phone } = freshPerson()
    const bsuid = `BR.${Date.now()}`
    await shop.receive({ ...inboundText(phone), addresses: { remoteJid: bsuid } })
    expect(await shop.chat(bsuid)).toMatchObject({ jid: bsuid, phone: null })
    await shop.receive({ ...inboundText(phone), addresses: { remoteJid: phone, bsuid } })
    const chat = await shop.chat(bsuid)
    expect(chat).toMatchObject({ jid: phone, phone: numberOf(phone), unreadCount: 2 })
    expect(await shop.chat(phone)).toEqual(chat)
  })

  it('the members of a group stay apart, and each is named in it', async () => {
    const group = `1203630${Date.now()}@g.us`
    const [ana, rui] = [freshPerson(), freshPerson()]
    await shop.receive(inboundText(ana.phone))
    await shop.receive({
      ...inboundText(group, { name: 'Ana' }),
      addresses: { remoteJid: group, participant: ana.phone },
    })
    await shop.receive({
      ...inboundText(group, { name: 'Rui' }),
      addresses: { remoteJid: group, participant: rui.lid, participantAlt: ana.lid },
    })
    expect(await shop.chat(group)).toMatchObject({ kind: 'group', title: group, unreadCount: 2 })
    expect((await shop.messages(group)).map(({ author_name }) => author_name)).toEqual(['Ana', 'Rui'])
    expect(await shop.messages(ana.phone)).toHaveLength(1)
    expect(await shop.chat(rui.lid)).toBeUndefined()
  })

  it('status updates, newsletters and broadcasts belong to nobody', async () => {
    const before = await shop.events()
    await shop.receive(inboundText('status@broadcast'), inboundText('120363144038483540@newsletter'))
    expect(await shop.events()).toEqual(before)
  })

  it('a known message under an unknown address makes no conversation, and none of somebody else', async () => {
    const [ana, rui] = [freshPerson(), freshPerson()]
    const message = inboundText(ana.phone)
    await shop.receive(message)
    await shop.receive({ ...message, addresses: { remoteJid: rui.lid } })
    await shop.receive(inboundText(rui.phone))
    await shop.receive({ ...message, addresses: { remoteJid: rui.phone } })
    expect(await shop.chat(rui.lid)).toBeUndefined()
    expect(await shop.messages(ana.phone)).toHaveLength(1)
    expect(await shop.messages(rui.phone)).toHaveLength(1)
  })

  it('an own message that is told again with the other address ties both together', async () => {
    const { phone, lid } = freshPerson()
    const message = typedText(phone)
    await shop.receive(message)
    await shop.receive({ ...message, addresses: { remoteJid: lid } })
    expect(await shop.chat(lid)).toEqual(await shop.chat(phone))
  })

  it('the address that the Cloud API answers with is kept, though no rule knows that it is the same', async () => {
    const [typed, given] = ['5491122334455@s.whatsapp.net', '541122334455@s.whatsapp.net']
    const message = typedText(typed)
    await shop.receive(message)
    await shop.receive({
      kind: 'ack',
      id: message.id,
      ack: 'delivered',
      clientId: null,
      reason: null,
      waPhone: numberOf(given),
    })
    expect(await shop.chat(given)).toMatchObject({
      phone: numberOf(typed),
      lastMessage: { ack: 'delivered' },
    })
  })

  it('sixteen callers at once who want a conversation with one person get the same', async () => {
    const { phone, withoutNine, lid } = freshPerson()
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        asShop(shop.company.id, async (tx) =>
          findOrMakeConversation(
            tx,
            shop.company.id,
            [n % 2 ? phone : withoutNine, ...(n % 3 ? [] : [lid])],
            {
              kind: 'person',
              pushName: 'Maria',
            },
          ),
        ),
      ),
    )
    expect(new Set(made).size).toBe(1)
    expect(await shop.chat(lid)).toMatchObject({ id: made[0], title: 'Maria' })
  })
})

describe('CONV-23 two conversations that turn out to be one person', () => {
  it('become one: messages, notes, labels, what waits to be sent, orders and the bot’s memory move, and nothing is unread twice', async () => {
    const { phone, lid } = freshPerson()
    const { id: companyId } = shop.company
    await shop.receive(
      inboundText(phone, { text: 'pelo telefone', at: Date.now() - 5000 }),
      typedText(phone, { text: 'lido', at: Date.now() - 4000 }),
    )
    await shop.receive(inboundText(lid, { text: 'pelo lid', at: Date.now() - 3000 }))
    const [older, newer] = [(await shop.chat(phone))!, (await shop.chat(lid))!]
    const labels = [randomUUID(), randomUUID()].sort()
    const order = await givenOrder(server, shop.company, { customer_phone: '11987650000' })
    for (const [index, { id }] of [older, newer].entries()) {
      await shop.rows(
        'update conversations set labels = array[$3::uuid] where company_id = $1 and id = $2',
        id,
        labels[index],
      )
      await shop.rows(
        `insert into chat_notes (company_id, conversation_id, id, text) values ($1, $2, gen_random_uuid(), $3)`,
        id,
        `nota ${index}`,
      )
      await shop.rows(
        `insert into bot_sessions (company_id, conversation_id, state, heard_seq, updated_at)
         values ($1, $2, jsonb_build_object('step', $3::text), $4::int, to_timestamp($4::int))`,
        id,
        `passo ${index}`,
        100 - index,
      )
    }
    await shop.rows(
      'update bot_sessions set updated_at = now() where company_id = $1 and conversation_id = $2',
      newer.id,
    )
    await shop.rows(
      'update orders set conversation_id = $3 where company_id = $1 and id = $2',
      order.id,
      newer.id,
    )
    await asShop(companyId, (tx) =>
      queueMessage(tx, companyId, newer.id, {
        id: randomUUID(),
        author: 'person',
        content: { kind: 'text', text: 'à espera' },
        quoting: null,
        now: new Date(Date.now() - 2000),
      }),
    )

    const before = (await shop.events()).length
    await shop.receive(inboundText(lid, { alt: phone, text: 'sou eu', at: Date.now() - 1000 }))
    const chat = (await shop.chat(phone))!
    expect(await shop.chat(lid)).toEqual(chat)
    expect(chat).toMatchObject({
      id: older.id,
      jid: lid,
      phone: numberOf(phone),
      unreadCount: 2,
      labels,
      order: { id: order.id },
      lastMessage: { text: 'sou eu' },
    })
    expect((await shop.messages(lid)).map(({ text }) => text)).toEqual([
      'pelo telefone',
      'lido',
      'pelo lid',
      'à espera',
      'sou eu',
    ])
    const moved = async (table: string, columns: string) =>
      shop.rows(
        `select ${columns} from ${table} where company_id = $1 and conversation_id = any($2) order by 1`,
        [older.id, newer.id],
      )
    expect(await moved('chat_notes', 'text, conversation_id')).toEqual([
      { text: 'nota 0', conversation_id: older.id },
      { text: 'nota 1', conversation_id: older.id },
    ])
    expect(await moved('bot_sessions', 'state, heard_seq, conversation_id')).toEqual([
      { state: { step: 'passo 1' }, heard_seq: 100, conversation_id: older.id },
    ])
    expect(await moved('outbox', 'conversation_id')).toEqual([{ conversation_id: older.id }])
    expect((await shop.jobs('send-messages')).map(({ payload }) => payload.conversationId)).toContain(
      older.id,
    )

    const told = (await shop.events()).slice(before)
    expect(told.map(({ name }) => name)).toEqual(['CHAT_MERGED', 'MESSAGE_UPSERT', 'CHAT_UPSERT'])
    expect(told[0]!.data).toEqual({ id: newer.id, into: older.id })
  })

  it('a person’s turn and silence outlast a merge', async () => {
    const { phone, lid } = freshPerson()
    await shop.receive(inboundText(phone, { at: Date.now() - 3000 }))
    await shop.receive(inboundText(lid, { at: Date.now() - 2000 }), typedText(lid, { at: Date.now() - 1000 }))
    await shop.receive(inboundText(phone, { alt: lid }))
    expect(await shop.chat(phone)).toMatchObject({ bot: { mode: 'human', by: 'phone' }, unreadCount: 1 })
  })

  it('three at once, told by batches that cross, end as one without anybody waiting for ever', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { phone, lid } = freshPerson()
      const bsuid = `BR.${freshWaId()}`
      const own = [phone, lid, bsuid]
      const messages = own.flatMap((jid) => [inboundText(jid), inboundText(jid)])
      await Promise.all(messages.map((message) => shop.receive(message)))
      const ties = [
        inboundText(lid, { alt: phone }),
        { ...inboundText(phone), addresses: { remoteJid: phone, bsuid } },
        { ...inboundText(bsuid), addresses: { remoteJid: bsuid, remoteJidAlt: lid } },
      ]
      await Promise.all([
        shop.receive(ties[0]!, ...messages),
        shop.receive(ties[1]!, ...messages.toReversed()),
        shop.receive(ties[2]!, ties[0]!),
        ...messages.map((message) => shop.receive(message)),
      ])
      const chats = await Promise.all(own.map((jid) => shop.chat(jid)))
      expect(new Set(chats.map((chat) => chat!.id)).size).toBe(1)
      expect(chats[0]!.unreadCount).toBe(9)
      expect(await shop.messages(phone)).toHaveLength(9)
    }
  })
})
