import { randomUUID } from 'node:crypto'
import type { Message } from '@balcao/contract/conversations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { readChats } from '../thread/read-chats'
import { openShop, type OpenShop } from '../testing/open-shop'
import type { Customer } from '../testing/sending-shop'

let shop: OpenShop
let maria: Customer

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  maria = await shop.customer()
})
afterEach(() => shop.recover())
afterAll(() => shop.stop())

/** The worker comes when the machine lets it. */
const patience = { timeout: 10_000 }

interface Sent {
  ok: true
  message: Message
}

const sendText = <Body = Sent>(fields: object, cookie = shop.company.cookie) =>
  call<Body>(shop.sending, '/chat/send-text', {
    cookie,
    body: { instance: shop.company.id, number: maria.phone.number, text: 'Olá!', ...fields },
  })

const sendMedia = <Body = Sent>(fields: object) =>
  call<Body>(shop.sending, '/chat/send-media', {
    cookie: shop.company.cookie,
    body: {
      instance: shop.company.id,
      number: maria.phone.number,
      mediatype: 'image',
      mimetype: 'image/png',
      media: png.toString('base64'),
      fileName: 'prato.png',
      ...fields,
    },
  })

/** The smallest picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const after = (id: string, what: 'retry' | 'discard', cookie = shop.company.cookie) =>
  call<Message & { code?: string }>(shop.sending, `/api/messages/${id}${what === 'retry' ? '/retry' : ''}`, {
    method: what === 'retry' ? 'POST' : 'DELETE',
    cookie,
  })

const chatOf = async ({ conversationId }: Customer) =>
  (
    await shop.server.app.db.asCompany(shop.company.id, (tx) =>
      readChats(tx, shop.company.id, [conversationId]),
    )
  )[0]!

describe('send-text', () => {
  it('CALL-47 takes instance, number and text, answers the message at once and sends it', async () => {
    const answer = await sendText({ text: 'Seu pedido está quase pronto' })
    expect([answer.status, answer.body.message]).toMatchObject([
      201,
      {
        conversation_id: maria.conversationId,
        text: 'Seu pedido está quase pronto',
        ack: 'pending',
        isFromMe: true,
        direction: 'outbound',
        author: 'person',
      },
    ])
    const seen = await maria.phone.receives(({ text }) => text === 'Seu pedido está quase pronto')
    await expect
      .poll(async () => (await shop.message(answer.body.message.id))!, patience)
      .toMatchObject({ waMessageId: seen.id, ack: 'delivered' })
  })

  it.each([
    [
      'as typed at the counter',
      (digits: string) => `(${digits.slice(2, 4)}) ${digits.slice(4, 9)}-${digits.slice(9)}`,
    ],
    ['without its ninth digit', (digits: string) => digits.slice(0, 4) + digits.slice(5)],
    ['as a whole jid', (digits: string) => `${digits}@s.whatsapp.net`],
    ['as the part of the jid before @', (digits: string) => digits],
  ])('CALL-47 finds the customer by the number %s', async (_how, spelled) => {
    const { body } = await sendText({ number: spelled(maria.phone.number) })
    expect(body.message.conversation_id).toBe(maria.conversationId)
  })

  it('CALL-47 never takes the digits of a @lid for a phone', async () => {
    const { db } = shop.server.app
    await db.owner.query(
      `insert into conversation_addresses (company_id, key, jid, conversation_id) values ($1, $2, $3, $4)`,
      [shop.company.id, 'lid:15592123456780', '15592123456780@lid', maria.conversationId],
    )
    const { body } = await sendText({ number: '15592123456780' })
    expect(body.message.conversation_id).toBe(maria.conversationId)
  })

  it('a number that nobody knows yet makes its conversation', async () => {
    const { status, body } = await sendText({ number: '(11) 98888-7766' })
    expect([status, body.message.jid]).toEqual([201, '5511988887766@s.whatsapp.net'])
  })

  it.each([
    [{ number: 'maria' }, 422, 'NUMBER_NOT_UNDERSTOOD'],
    [{ number: 'status@broadcast' }, 422, 'NUMBER_NOT_UNDERSTOOD'],
    [{ text: '   ' }, 400, 'INVALID_INPUT'],
    [{ instance: 'outra-loja' }, 404, 'CHANNEL_NOT_FOUND'],
    [{ instance: randomUUID() }, 404, 'CHANNEL_NOT_FOUND'],
  ])('refuses %j', async (fields, status, code) => {
    const answer = await sendText<{ code: string }>(fields)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('CONV-19 CONV-20 the same id again is the same message, sent once; other words under it are refused', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendText({ id, text: 'uma vez' })))
    expect(answers.map(({ status, body }) => [status, body.message.id])).toEqual(
      Array.from({ length: 5 }, () => [201, id]),
    )
    await maria.phone.receives(({ text }) => text === 'uma vez')
    expect((await sendText({ id, text: 'uma vez' })).body.message.id).toBe(id)
    const others = [{ text: 'outra coisa' }, { text: 'uma vez', number: '11988887766' }]
    for (const fields of others) {
      const refused = await sendText<{ code: string }>({ id, ...fields })
      expect([refused.status, refused.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    }
    expect(shop.sent().filter(({ text }) => text === 'uma vez')).toHaveLength(1)
  })

  it('answers a message of the customer, who sees what was answered', async () => {
    const asked = maria.phone.says('Tem suco?')
    await shop.standIn.idle()
    const { body } = await sendText({ text: 'Tem, de laranja', quoted: asked })
    expect(body.message.quoted).toMatchObject({ waMessageId: asked, text: 'Tem suco?', isFromMe: false })
    const seen = await maria.phone.receives(({ text }) => text === 'Tem, de laranja')
    expect(seen.quoting).toBe(asked)
  })

  it('silences the bot, reads what was there, and tells every screen', async () => {
    maria.phone.says('Oi')
    maria.phone.says('Alguém aí?')
    await shop.standIn.idle()
    expect((await chatOf(maria)).unreadCount).toBe(2)
    const stream = await openStream(shop.server, shop.company)
    const { body } = await sendText({ text: 'Oi, sou a Bia' })
    await stream.until((events) => events.some(({ name }) => name === 'CHAT_UPSERT'))
    stream.close()
    const [first] = stream.events
    expect([first!.name, first!.data]).toMatchObject(['MESSAGE_UPSERT', { message: { id: body.message.id } }])
    expect(await chatOf(maria)).toMatchObject({
      unreadCount: 0,
      bot: { mode: 'human', by: 'dashboard' },
      lastMessage: { text: 'Oi, sou a Bia', isFromMe: true },
    })
  })

  it('is refused on the official channel once the customer’s 24 hours are over', async () => {
    const { gateway, channel } = shop.connected!
    shop.connected = { channel, gateway: { ...gateway, features: { ...gateway.features, window24h: true } } }
    const refused = await sendText<{ code: string }>({})
    expect([refused.status, refused.body.code]).toEqual([409, 'WINDOW_CLOSED'])
    maria.phone.says('Oi')
    await shop.standIn.idle()
    expect((await sendText({})).status).toBe(201)
  })
})

describe('send-media', () => {
  const pdf = Buffer.from('%PDF-1.4\n')

  it.each([
    ['a picture', {}, 'imageMessage', png, 'image/png'],
    ['a picture under another name', { mimetype: 'image/jpeg' }, 'imageMessage', png, 'image/png'],
    [
      'a document',
      {
        mediatype: 'document',
        mimetype: 'application/pdf',
        media: pdf.toString('base64'),
        fileName: 'conta.pdf',
      },
      'documentMessage',
      pdf,
      'application/pdf',
    ],
    [
      'a voice note',
      { mediatype: 'audio', mimetype: 'audio/ogg; codecs=opus', media: pdf.toString('base64'), voice: true },
      'audioMessage',
      pdf,
      'audio/ogg; codecs=opus',
    ],
  ])('CALL-48 sends %s', async (_what, fields, kind, bytes, mime) => {
    const { status, body } = await sendMedia(fields)
    expect([status, body.message.media]).toMatchObject([201, { state: 'ready', mime, bytes: bytes.length }])
    const seen = await maria.phone.receives((message) => message.kind === kind)
    expect(seen.media!.bytes.equals(bytes)).toBe(true)
  })

  it('CALL-48 keeps the order of a picture and the text after it', async () => {
    shop.standIn.misbehave({ slowMs: 30 })
    await sendMedia({ caption: 'o prato' })
    await sendText({ text: 'e o preço' })
    await maria.phone.receives(({ text }) => text === 'e o preço')
    expect(maria.phone.received().map(({ text }) => text)).toEqual(['o prato', 'e o preço'])
  })

  it.each([
    [
      'a text called a picture',
      { media: Buffer.from('<svg onload=alert(1)>').toString('base64') },
      422,
      'MEDIA_REFUSED',
    ],
    ['an animation as a picture', { media: Buffer.from('GIF89a').toString('base64') }, 422, 'MEDIA_REFUSED'],
    ['a sound called a film', { mediatype: 'video', mimetype: 'audio/ogg' }, 422, 'MEDIA_REFUSED'],
    ['what is no base64', { media: 'não é base64' }, 422, 'MEDIA_REFUSED'],
    [
      'more than 16 MB',
      { media: Buffer.alloc(16 * 1024 * 1024 + 1).toString('base64') },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s', async (_what, fields, status, code) => {
    const answer = await sendMedia<{ code: string }>(fields)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('the same id again sends the file once; another file under it is refused', async () => {
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sendMedia({ id, caption: 'uma foto' })))
    const files = answers.map(({ body }) => body.message.media!.id)
    expect(new Set(files).size).toBe(1)
    await maria.phone.receives(({ text }) => text === 'uma foto')
    const changed = Buffer.concat([png, Buffer.from([0])]).toString('base64')
    const refused = await sendMedia<{ code: string }>({ id, caption: 'uma foto', media: changed })
    expect([refused.status, refused.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(shop.sent().filter(({ text }) => text === 'uma foto')).toHaveLength(1)
  })
})

describe('a message that did not go out', () => {
  async function givenFailed(): Promise<string> {
    shop.connected = null
    const { body } = await sendText({ text: `falhou ${randomUUID()}` })
    await expect.poll(async () => (await shop.message(body.message.id))!.ack, patience).toBe('failed')
    shop.recover()
    return body.message.id
  }

  it('CONV-26 shows why, is tried again once by two clicks, and arrives', async () => {
    const id = await givenFailed()
    expect((await shop.message(id))!.failure).toBe('not-connected')
    const [one, two] = await Promise.all([after(id, 'retry'), after(id, 'retry')])
    expect([one.status, one.body.id, two.status]).toEqual([200, id, 200])
    const { text } = (await shop.message(id))!
    await maria.phone.receives((seen) => seen.text === text)
    await expect.poll(async () => (await shop.message(id))!.ack, patience).toBe('delivered')
    expect(shop.sent().filter((sent) => sent.text === text)).toHaveLength(1)
    expect((await after(id, 'retry')).body.code).toBe('TRANSITION_NOT_ALLOWED')
  })

  it('that waits for its next try is tried at once when somebody presses, and sent once', async () => {
    const { gateway, channel } = shop.connected!
    shop.connected = { gateway, channel: { ...channel, state: 'closed' } }
    const { body } = await sendText({ text: 'esperou o canal' })
    const later = `send-later:${maria.conversationId}`
    const isPutOff = async () =>
      (await shop.server.app.db.owner.query('select from graphile_worker.jobs where key = $1', [later]))
        .rowCount
    await expect.poll(isPutOff, patience).toBe(1)
    shop.recover()
    const pressed = await after(body.message.id, 'retry')
    expect([pressed.status, pressed.body.ack]).toEqual([200, 'pending'])
    await maria.phone.receives(({ text }) => text === 'esperou o canal')
    await expect.poll(async () => (await shop.message(body.message.id))!.ack, patience).toBe('delivered')
    expect(shop.sent().filter(({ text }) => text === 'esperou o canal')).toHaveLength(1)
  })

  it('is taken back, and gone for everyone', async () => {
    const id = await givenFailed()
    const stream = await openStream(shop.server, shop.company)
    expect((await after(id, 'discard')).status).toBe(200)
    await stream.until((events) => events.some(({ name }) => name === 'CHAT_UPSERT'))
    stream.close()
    expect(stream.events[0]).toMatchObject({
      name: 'MESSAGE_REMOVED',
      data: { id, conversation_id: maria.conversationId },
    })
    expect((await after(id, 'discard')).body.code).toBe('MESSAGE_NOT_FOUND')
    expect((await chatOf(maria)).lastMessage).toBeNull()
  })

  it('is taken back while it waits untried, and not once it went out', async () => {
    const { gateway, channel } = shop.connected!
    shop.connected = { gateway, channel: { ...channel, state: 'closed' } }
    const waiting = await sendText({ text: 'nunca tentada' })
    expect((await after(waiting.body.message.id, 'discard')).status).toBe(200)
    shop.recover()
    const { body } = await sendText({ text: 'já foi' })
    await maria.phone.receives(({ text }) => text === 'já foi')
    await expect.poll(async () => (await shop.message(body.message.id))!.ack, patience).toBe('delivered')
    expect((await after(body.message.id, 'discard')).body.code).toBe('TRANSITION_NOT_ALLOWED')
    expect(maria.phone.received().map(({ text }) => text)).toEqual(['já foi'])
  })

  it('MODULE-11 belongs to its company alone', async () => {
    const id = await givenFailed()
    const other = await givenCompany(shop.server)
    for (const what of ['retry', 'discard'] as const) {
      expect((await after(id, what, other.cookie)).body.code).toBe('MESSAGE_NOT_FOUND')
    }
    expect((await sendText<{ code: string }>({}, other.cookie)).body.code).toBe('CHANNEL_NOT_FOUND')
    expect((await shop.message(id))!.ack).toBe('failed')
  })
})
