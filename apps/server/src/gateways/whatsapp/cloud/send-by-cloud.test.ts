import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingContent, OutgoingMessage } from '../gateway'
import { alwaysAnswering, listen } from '../testing/listen'
import { outgoing, picture, text } from '../testing/messages'
import {
  JID,
  MARIA,
  startSubscribedGateway,
  TOKEN,
  type SubscribedGateway,
} from './testing/subscribed-gateway'

let shop: SubscribedGateway

beforeEach(async () => {
  shop = await startSubscribedGateway()
})
afterEach(() => shop.stop())

const send = (content: OutgoingContent, to: readonly string[] = [JID], more: Partial<OutgoingMessage> = {}) =>
  shop.gateway.send(outgoing(content, to, more))

describe('CALL-47 CALL-48 sending', () => {
  test('a text is accepted, and its statuses carry our id and theirs', async () => {
    const phone = shop.maria()
    const outcome = await send(text('Saiu para entrega'))
    expect(outcome).toEqual({
      kind: 'accepted',
      id: expect.stringContaining('wamid.'),
      jid: JID,
      ack: 'pending',
    })
    const { id } = outcome as { id: string }
    expect(phone.received()).toMatchObject([{ id, text: 'Saiu para entrega' }])
    expect(await shop.told('ack')).toMatchObject([
      { id, ack: 'sent', clientId: 'b0b1', waPhone: JID },
      { id, ack: 'delivered', clientId: 'b0b1' },
    ])
  })

  test('a phone may come back in another spelling', async () => {
    shop.maria()
    expect(await send(text('oi'), ['559291112222@s.whatsapp.net'])).toMatchObject({ jid: JID })
  })

  test('who hides the phone is written to by user id', async () => {
    const phone = shop.standIn.phone(MARIA, { name: 'Maria', hidesNumber: true })
    phone.says('oi')
    const [received] = await shop.told('message')
    expect(received?.addresses).toMatchObject({ remoteJid: phone.userId, bsuid: phone.userId })
    const outcome = await send(text('olá'), ['182736455463728@lid', phone.userId])
    expect(outcome).toMatchObject({ kind: 'accepted', jid: phone.userId })
    expect(phone.received()).toMatchObject([{ text: 'olá' }])
  })

  test('options come as buttons or a list, and are received when pressed', async () => {
    const phone = shop.maria()
    const options = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `item:${at}`, title: `Pizza ${at}` }))
    await send({ kind: 'options', text: 'Qual?', options: options(3) })
    phone.presses('Pizza 1')
    await send({ kind: 'options', text: 'Qual?', options: options(10) })
    phone.presses('item:9')
    await send({ kind: 'options', text: 'Qual?', options: options(11) })
    expect(phone.received().map(({ type, choices }) => [type, choices.length])).toEqual([
      ['interactive', 3],
      ['interactive', 10],
      ['text', 0],
    ])
    expect((await shop.told('message')).slice(1).map(({ content }) => content)).toEqual([
      { kind: 'choice', id: 'item:1', title: 'Pizza 1' },
      { kind: 'choice', id: 'item:9', title: 'Pizza 9' },
    ])
  })

  test('files are uploaded and sent by id; voice notes say that they are', async () => {
    const phone = shop.maria()
    const bytes = Buffer.from('bytes')
    const file = { ...picture, read: async () => bytes }
    await send({ ...file, caption: 'Cardápio' })
    await send({ ...file, type: 'document', mime: 'application/pdf', fileName: 'nota.pdf' })
    const ogg = { ...file, type: 'audio', mime: 'audio/ogg; codecs=opus', fileName: 'a.ogg' } as const
    await send({ ...ogg, voice: true, caption: 'sem legenda' })
    await send({ kind: 'location', latitude: -3.1, longitude: -60, name: 'Loja', address: null })
    expect(phone.received()).toMatchObject([
      { type: 'image', text: 'Cardápio', media: { bytes, mimeType: 'image/png' } },
      { type: 'document', content: { filename: 'nota.pdf' }, media: { bytes } },
      { type: 'audio', content: { voice: true } },
      { type: 'location', content: { latitude: -3.1, longitude: -60, name: 'Loja' } },
    ])
  })

  test('a file that the platform does not take is refused, one that cannot be uploaded now is not sent', async () => {
    shop.maria()
    const read = async () => Buffer.from('x')
    const media = { kind: 'refused', failure: { code: 'media' } }
    expect(await send({ ...picture, mime: 'image/heic', read })).toMatchObject(media)
    expect(await send({ ...picture, read: async () => Buffer.alloc(0) })).toMatchObject(media)
    expect(await send({ ...picture, read: () => Promise.reject(new Error('away')) })).toMatchObject({
      kind: 'not-sent',
    })
    shop.standIn.misbehave({ fault: { how: 'lose', paths: /media$/ } })
    expect(await send({ ...picture, read })).toMatchObject({ kind: 'not-sent' })
    expect(shop.standIn.log().filter(({ fromMe }) => fromMe)).toEqual([])
  })

  test('an answer quotes what it answers', async () => {
    const phone = shop.maria()
    const id = phone.says('tem açaí?')
    await send(text('tem sim'), [JID], { quoting: { id, fromMe: false, jid: JID, text: 'tem açaí?' } })
    expect(phone.received()).toMatchObject([{ quoting: id }])
  })

  test.each([
    ['busy', 2_000],
    ['pair-busy', 6_000],
    ['fail', 5_000],
  ] as const)('was not sent, and may be again, when the platform is %s', async (how, retryAfterMs) => {
    shop.maria()
    shop.standIn.misbehave({ fault: { how } })
    expect(await send(text('oi'))).toMatchObject({ kind: 'not-sent', retryAfterMs })
    expect(shop.standIn.log()).toHaveLength(1)
  })

  test('was not sent when nobody is there', async () => {
    const server = await alwaysAnswering(200, '')
    await server.stop()
    expect(await shop.with({ url: server.url }).send(outgoing(text('oi'), [JID]))).toMatchObject({
      kind: 'not-sent',
    })
  })

  test('is of unknown end when the answer is lost, and shows itself by its status', async () => {
    shop.maria()
    shop.standIn.misbehave({ fault: { how: 'lose', paths: /messages$/ } })
    expect(await send(text('oi'))).toMatchObject({ kind: 'unknown' })
    expect(await shop.told('ack')).toMatchObject([{ clientId: 'b0b1', ack: 'sent' }, { ack: 'delivered' }])
    expect(await shop.gateway.findSent({ to: [JID], text: 'oi', since: 0 })).toBeNull()
    expect(shop.gateway.features.findsSent).toBe(false)
  })

  test('outside the 24 hours it fails by status', async () => {
    const phone = shop.maria()
    phone.leavesWindow()
    expect(await send(text('oi'))).toMatchObject({ kind: 'accepted' })
    expect(await shop.told('ack')).toMatchObject([
      { ack: 'failed', clientId: 'b0b1', reason: { code: 'window' } },
    ])
  })

  test('is refused with a wrong token, without an address, without words', async () => {
    expect(await shop.with({ accessToken: 'wrong' }).send(outgoing(text('oi'), [JID]))).toMatchObject({
      kind: 'refused',
      failure: { code: 'credentials' },
    })
    expect(await send(text('oi'), ['182736455463728@lid'])).toMatchObject({
      kind: 'refused',
      failure: { code: 'unknown-number' },
    })
    expect(await send(text(' '))).toMatchObject({ kind: 'refused' })
  })

  const error = (code: number, details = 'why') => ({
    error: { code, message: 'M', error_data: { details } },
  })
  test.each([
    [400, error(131047), { kind: 'refused', failure: { code: 'window', words: '131047 why' } }],
    [400, error(131026), { kind: 'refused', failure: { code: 'unknown-number' } }],
    [403, error(10), { kind: 'refused', failure: { code: 'credentials' } }],
    [400, error(131051), { kind: 'refused', failure: { code: 'other' } }],
    [400, error(190, TOKEN), { kind: 'refused', failure: { code: 'credentials', words: '190 …' } }],
    [500, error(131016), { kind: 'not-sent', retryAfterMs: 5_000 }],
    [500, error(999), { kind: 'unknown' }],
    [502, '<html>', { kind: 'unknown' }],
    [429, '', { kind: 'not-sent', retryAfterMs: 5_000 }],
    [401, '', { kind: 'refused', failure: { code: 'credentials' } }],
    [404, '', { kind: 'refused', failure: { code: 'other' } }],
    [200, {}, { kind: 'unknown' }],
    [200, { messages: [{ id: 'wamid.A', message_status: 'accepted' }] }, { kind: 'accepted', jid: null }],
  ])('an answer of %s with %j', async (status, body, outcome) => {
    const server = await alwaysAnswering(status, body)
    expect(await shop.with({ url: server.url }).send(outgoing(text('oi'), [JID]))).toMatchObject(outcome)
    await server.stop()
  })

  test('the next address is tried where one cannot be reached', async () => {
    const asked: unknown[] = []
    const server = await listen((request, response) => {
      void buffer(request).then((body) => {
        const { to, recipient } = JSON.parse(body.toString()) as Record<string, unknown>
        asked.push(to ?? recipient)
        const answer = to ? error(131026) : { messages: [{ id: 'wamid.A' }] }
        response.writeHead(to ? 400 : 200).end(JSON.stringify(answer))
      })
    })
    const message = outgoing(text('oi'), [JID, 'BR.1502576394655843'])
    expect(await shop.with({ url: server.url }).send(message)).toMatchObject({ kind: 'accepted' })
    expect(asked).toEqual([MARIA, 'BR.1502576394655843'])
    await server.stop()
  })
})
