import { createHmac } from 'node:crypto'
import { startCloudStandIn, type CloudStandIn } from '@balcao/testkit/cloud'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Channel } from '@balcao/contract/channels'
import type { Chat, Message } from '@balcao/contract/conversations'
import { givenCompany, type TestCompany } from '../testing/builders'
import { givenCatalogue } from '../testing/catalogue'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startTestServer, type TestServer } from '../testing/server'

const appSecret = 'app-secret-of-the-shop'
const accessToken = 'EAAG-token-of-the-shop'
const phoneNumberId = '106540352242922'

let cloud: CloudStandIn
let server: TestServer
let shop: TestCompany
let channel: Channel

beforeAll(async () => {
  cloud = await startCloudStandIn({ appSecret, accessToken, phoneNumberId })
  server = await startTestServer({ env: { WHATSAPP_CLOUD_URL: cloud.url } })
  shop = await givenCompany(server)
  const body = {
    kind: 'cloud',
    phone_number_id: phoneNumberId,
    access_token: accessToken,
    app_secret: appSecret,
  }
  const saved = await call<Channel>(server, '/api/channel', { method: 'PUT', cookie: shop.cookie, body })
  channel = saved.body
})
afterAll(async () => {
  await server.stop()
  await cloud.stop()
})

const messagesWith = async (number: string) =>
  (
    await call<Message[]>(server, '/chat/find-messages', {
      cookie: shop.cookie,
      body: { instance: shop.id, remoteJid: number },
    })
  ).body

it('asks for both secrets, keeps them when they are left out, and never shows them', async () => {
  const other = await givenCompany(server)
  const put = (body: object) => call(server, '/api/channel', { method: 'PUT', cookie: other.cookie, body })
  const missing = await put({ kind: 'cloud', phone_number_id: '123456' })
  expect(missing).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(missing.text).toContain('access_token')
  await put({ kind: 'cloud', phone_number_id: '123456', access_token: 'tok-9911', app_secret: 'sec-9911' })
  const kept = await put({ kind: 'cloud', phone_number_id: '654321' })
  expect(kept).toMatchObject({ status: 200, body: { cloud: { phone_number_id: '654321' } } })
  const { rows } = await server.app.db.owner.query<{ row: string }>(
    'select channels::text as row from channels where company_id = $1',
    [other.id],
  )
  for (const text of [kept.text, rows[0]!.row]) expect(text).not.toMatch(/tok-9911|sec-9911/)
})

it('answers Meta’s handshake with its challenge, and refuses a wrong word', async () => {
  const { webhook_url, verify_token } = channel.cloud!
  const wrong = await call(
    server,
    `${new URL(webhook_url).pathname}?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1`,
  )
  expect(wrong.status).toBe(403)
  const handshake = await cloud.subscribe(webhook_url, verify_token)
  expect(handshake).toMatchObject({ status: 200, isVerified: true })
  const seen = await call<Channel>(server, '/api/channel', { cookie: shop.cookie })
  expect(seen.body.cloud!.verified_at).not.toBeNull()
  const connected = await call<Channel>(server, '/api/channel/connect', {
    method: 'POST',
    cookie: shop.cookie,
  })
  expect(connected.body.state).toBe('open')
})

it('receives messages signed over their bytes, accents and emoji too; answers go out and their ticks come back', async () => {
  const ana = cloud.phone('5592991230001', { name: 'Ana' })
  const stream = await openStream(server, shop)
  ana.says('Olá! Açaí com pão 🥖')
  await stream.until((events) => events.some(({ name }) => name === 'CHAT_UPSERT'))
  const sent = await call<{ message: Message }>(server, '/chat/send-text', {
    cookie: shop.cookie,
    body: { instance: shop.id, number: '5592991230001', text: 'Já separo 😀' },
  })
  expect(sent.status).toBe(201)
  await ana.receives(({ text }) => text === 'Já separo 😀')
  ana.reads()
  await stream.until((events) =>
    events.some(
      ({ name, data }) =>
        name === 'ACK_UPDATE' && (data as { message: { ack: string } }).message.ack === 'read',
    ),
  )
  stream.close()
  expect((await messagesWith('5592991230001')).map(({ text, ack }) => [text, ack])).toEqual([
    ['Olá! Açaí com pão 🥖', null],
    ['Já separo 😀', 'read'],
  ])
})

it('refuses a bad signature, none, and one of another body; takes no account but its own', async () => {
  const path = new URL(channel.cloud!.webhook_url).pathname
  const body = (to: string, text: string) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '5592988887777', phone_number_id: to },
                contacts: [{ profile: { name: 'Zé' }, wa_id: '5592991230002' }],
                messages: [
                  {
                    from: '5592991230002',
                    id: `wamid.${text}`,
                    timestamp: '1790000000',
                    type: 'text',
                    text: { body: text },
                  },
                ],
              },
            },
          ],
        },
      ],
    })
  const sign = (text: string, secret = appSecret) =>
    `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
  const post = (text: string, signature?: string) =>
    call(server, path, {
      body: text,
      headers: signature === undefined ? {} : { 'x-hub-signature-256': signature },
    })

  const good = body(phoneNumberId, 'a1')
  expect((await post(good)).status).toBe(401)
  expect((await post(good, sign(good, 'another'))).status).toBe(401)
  expect((await post(good, sign(body(phoneNumberId, 'a2')))).status).toBe(401)
  expect((await post(good, 'sha256=zz')).status).toBe(401)
  const foreign = body('999999', 'a3')
  expect((await post(foreign, sign(foreign))).status).toBe(200)
  const { rows } = await server.app.db.owner.query('select from messages where wa_id like $1', ['wamid.a%'])
  expect(rows).toHaveLength(0)
  expect((await post(good, sign(good))).status).toBe(200)
  expect((await post(good, sign(good))).status).toBe(200)
  expect((await messagesWith('5592991230002')).map(({ text }) => text)).toEqual(['a1'])
})

it('what the owner types in the WhatsApp Business app is the shop’s own word, and silences the bot', async () => {
  await server.app.db.owner.query('update companies set bot_on = true where id = $1', [shop.id])
  const rui = cloud.phone('5592991230003', { name: 'Rui' })
  const stream = await openStream(server, shop)
  rui.typesFromBusinessApp('Oi Rui, aqui é a dona')
  await stream.until((events) => events.some(({ name }) => name === 'CHAT_UPSERT'))
  stream.close()
  const [message] = await messagesWith('5592991230003')
  expect(message).toMatchObject({ author: 'phone', isFromMe: true, direction: 'outbound' })
  const chats = await call<Chat[]>(server, '/chat/find-chats', {
    cookie: shop.cookie,
    body: { instance: shop.id, query: 'aqui é a dona' },
  })
  expect(chats.body[0]!.bot).toMatchObject({ mode: 'human', by: 'phone' })
})

it('writes freely only within 24 hours of the customer’s last message', async () => {
  const answer = await call(server, '/chat/send-text', {
    cookie: shop.cookie,
    body: { instance: shop.id, number: '5592991239999', text: 'Promoção!' },
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'WINDOW_CLOSED' } })
})

it('a cart of the catalogue keeps its items, quantities and prices, and names those that are ours', async () => {
  const { itemId: burger } = await givenCatalogue(server, shop, 'X-Bacon')
  const phone = cloud.phone('5592995550031', { name: 'Lia' })
  phone.sendsCart(
    [
      { id: burger, quantity: 2, price: 24.9 },
      { id: 'SKU-77', quantity: 1, price: 8 },
    ],
    'sem cebola',
  )
  await cloud.idle()
  expect(await messagesWith('5592995550031')).toMatchObject([
    {
      kind: 'cart',
      text: 'sem cebola',
      cart: [
        { id: burger, name: 'X-Bacon', quantity: 2, price_cents: 2490, currency: 'BRL' },
        { id: 'SKU-77', name: null, quantity: 1, price_cents: 800, currency: 'BRL' },
      ],
    },
  ])
})

it('a message that came from an advertisement says from which', async () => {
  const phone = cloud.phone('5592995550032', { name: 'Rui' })
  phone.comesFromAd('quero a promoção', 'Pizza grande por R$ 39,90')
  await cloud.idle()
  // What follows is the bot's answer, if it was quick.
  expect((await messagesWith('5592995550032'))[0]).toMatchObject({
    text: 'quero a promoção',
    referral: { type: 'ad', headline: 'Pizza grande por R$ 39,90', url: 'https://fb.me/3cr4Wqqkv' },
  })
})

it('a reaction that is taken back in the same second is gone', async () => {
  const phone = cloud.phone('5592995550033', { name: 'Eva' })
  const id = phone.says('oi')
  phone.reacts('😀', id)
  phone.reacts('', id)
  await cloud.idle()
  expect((await messagesWith('5592995550033'))[0]).toMatchObject({ text: 'oi', reactions: [] })
})
