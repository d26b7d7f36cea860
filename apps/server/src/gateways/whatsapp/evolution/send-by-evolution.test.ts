import { buffer } from 'node:stream/consumers'
import { startFaultProxy } from '@balcao/testkit/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingContent, OutgoingMessage } from '../gateway'
import { alwaysAnswering, listen } from '../testing/listen'
import { outgoing, picture, text } from '../testing/messages'
import { JID, MARIA, startPairedGateway, type PairedGateway } from './testing/paired-gateway'

let shop: PairedGateway

beforeEach(async () => {
  shop = await startPairedGateway()
})
afterEach(() => shop.stop())

const impatient = { timeouts: { callMs: 400, slowMs: 400 } }

const send = (content: OutgoingContent, to: readonly string[] = [JID], more: Partial<OutgoingMessage> = {}) =>
  shop.gateway.send(outgoing(content, to, more))

describe('CALL-47 CALL-48 sending', () => {
  test('a text is accepted, announced and acked under one id', async () => {
    const maria = await shop.pair()
    const outcome = await send(text('Saiu para entrega'))
    expect(outcome).toEqual({ kind: 'accepted', id: expect.any(String), jid: JID, ack: 'pending' })
    const { id } = outcome as { id: string }
    expect(maria.received()).toMatchObject([{ id, text: 'Saiu para entrega' }])
    expect(await shop.told('message')).toMatchObject([{ id, fromMe: true, source: 'api', ack: 'pending' }])
    expect((await shop.told('ack')).map(({ ack }) => ack)).toEqual(['sent', 'delivered'])
  })

  test('options become numbered text', async () => {
    const maria = await shop.pair()
    await send({
      kind: 'options',
      text: 'Qual?',
      options: [
        { id: 'a', title: 'Pizza' },
        { id: 'b', title: 'Suco' },
      ],
    })
    expect(maria.received()).toMatchObject([{ text: 'Qual?\n\n1. Pizza\n2. Suco' }])
  })

  test('products are the list that stands for them, and a location is asked for in words', async () => {
    const maria = await shop.pair()
    const options = [{ id: 'a', title: 'Pizza' }]
    await send({ kind: 'options', text: 'Qual?', options, products: { title: 'Pizzas', ids: ['SKU-1'] } })
    await send({ kind: 'text', text: 'Qual é o endereço?', asksPlace: true })
    expect(maria.received().map(({ text }) => text)).toEqual(['Qual?\n\n1. Pizza', 'Qual é o endereço?'])
  })

  test('files, voice notes and places arrive as what they are', async () => {
    const maria = await shop.pair()
    const bytes = Buffer.from('bytes')
    const file = { ...picture, read: async () => bytes }
    await send({ ...file, caption: 'Cardápio' })
    await send({ ...file, type: 'document', mime: 'application/pdf', fileName: 'nota.pdf' })
    await send({ ...file, type: 'audio', mime: 'audio/ogg', voice: true })
    await send({ kind: 'location', latitude: -3.1, longitude: -60, name: 'Loja', address: null })
    expect(maria.received()).toMatchObject([
      { kind: 'imageMessage', text: 'Cardápio', media: { bytes, mimetype: 'image/png' } },
      { kind: 'documentMessage', text: '', media: { bytes, fileName: 'nota.pdf' } },
      { kind: 'audioMessage', media: { bytes } },
      { kind: 'locationMessage' },
    ])
    expect(shop.standIn.requests().filter((call) => call.includes('sendWhatsAppAudio'))).toHaveLength(1)
  })

  test('a file that is empty is refused, one that cannot be read just now is not', async () => {
    await shop.pair()
    expect(await send({ ...picture, read: async () => Buffer.alloc(0) })).toMatchObject({
      kind: 'refused',
      failure: { code: 'media' },
    })
    expect(await send({ ...picture, read: () => Promise.reject(new Error('away')) })).toMatchObject({
      kind: 'not-sent',
    })
    expect(await send(text('  '))).toMatchObject({ kind: 'refused', failure: { code: 'other' } })
  })

  test('an answer quotes what it answers', async () => {
    const maria = await shop.pair()
    const id = maria.says('tem açaí?')
    await send(text('tem sim'), [JID], { quoting: { id, fromMe: false, jid: JID, text: 'tem açaí?' } })
    expect(await shop.told('message')).toMatchObject([{ id, quoting: null }, { quoting: id }])
  })

  test('the next address is tried where one is not on WhatsApp', async () => {
    const maria = await shop.pair()
    shop.standIn.misbehave({ refuseLid: true })
    const to = ['182736455463728@lid', 'BR.1502576394655843', JID]
    expect(await send(text('oi'), to)).toMatchObject({ kind: 'accepted' })
    expect(maria.received()).toHaveLength(1)
    expect(await send(text('oi'), ['5592990000000@s.whatsapp.net'])).toEqual({
      kind: 'refused',
      failure: { code: 'unknown-number', words: 'exists: false' },
    })
    expect(await send(text('oi'), ['BR.1502576394655843'])).toMatchObject({ kind: 'refused' })
  })

  test('a phone is tried by its bare digits at last, which the gateway spells in more ways than one', async () => {
    const asked: string[] = []
    const server = await listen((request, response) => {
      void buffer(request).then((body) => {
        const { number } = JSON.parse(body.toString()) as { number: string }
        asked.push(number)
        const isUnknown = number.includes('@')
        const unknown = { response: { message: [{ jid: number, exists: false, number }] } }
        const sent = { key: { id: '3EB0AA', remoteJid: JID }, status: 'PENDING' }
        response.writeHead(isUnknown ? 400 : 201).end(JSON.stringify(isUnknown ? unknown : sent))
      })
    })
    const message = outgoing(text('oi'), ['182736455463728@lid', JID])
    expect(await shop.with({ url: server.url }).send(message)).toMatchObject({
      kind: 'accepted',
      id: '3EB0AA',
    })
    expect(asked).toEqual(['182736455463728@lid', JID, MARIA])
    await server.stop()
  })

  test('was not sent while nobody is there, or all are busy', async () => {
    const maria = await shop.pair()
    shop.standIn.misbehave({ fault: { how: 'busy', paths: /sendText/, times: 1 } })
    expect(await send(text('oi'))).toMatchObject({ kind: 'not-sent', retryAfterMs: 5_000 })
    await shop.standIn.goDown()
    expect(await send(text('oi'))).toEqual({ kind: 'not-sent', retryAfterMs: null, words: 'ECONNREFUSED' })
    await shop.standIn.comeBack()
    expect(maria.received()).toEqual([])
  })

  test('is refused with a wrong key, and without an instance', async () => {
    const message = outgoing(text('oi'), [JID])
    const refused = { kind: 'refused', failure: { code: 'credentials' } }
    expect(await shop.gateway.send(message)).toMatchObject(refused)
    await shop.pair()
    expect(await shop.with({ apiKey: 'wrong' }).send(message)).toMatchObject(refused)
  })

  test('463 is told by the ack, and is of its own kind', async () => {
    await shop.pair()
    shop.standIn.misbehave({ sends: 'refuse-463' })
    await send(text('oi'))
    expect(await shop.told('ack')).toMatchObject([{ ack: 'failed', reason: { code: 'blocked' } }])
  })

  test.each(['lose', 'hang', 'fail'] as const)(
    'is of unknown end when the answer is lost: %s',
    async (how) => {
      await shop.pair()
      shop.standIn.misbehave({ fault: { how, paths: /sendText/ } })
      const message = outgoing(text('oi'), [JID])
      expect(await shop.with(impatient).send(message)).toMatchObject({ kind: 'unknown' })
    },
  )

  test('is of unknown end when the connection breaks inside the answer', async () => {
    const maria = await shop.pair()
    const { hostname: host, port } = new URL(shop.standIn.url)
    const proxy = await startFaultProxy({ target: { host, port: Number(port) } })
    proxy.cutAfterBytes(30, { from: 'target' })
    const message = outgoing(text('oi'), [JID])
    expect(await shop.with({ url: proxy.httpUrl }).send(message)).toMatchObject({ kind: 'unknown' })
    expect(maria.received()).toHaveLength(1)
    await proxy.stop()
  })

  test.each([
    [400, { response: { message: [['instance requires property "text"']] } }, { kind: 'refused' }],
    [400, { response: { message: ['Error: Connection Closed'] } }, { kind: 'unknown' }],
    [
      404,
      { response: { message: [{ exists: false }] } },
      { kind: 'refused', failure: { code: 'unknown-number' } },
    ],
    [413, 'Payload Too Large', { kind: 'refused', failure: { code: 'media' } }],
    [301, '', { kind: 'refused', failure: { code: 'other' } }],
    [504, '<html>', { kind: 'unknown', words: '504' }],
    [201, '', { kind: 'unknown' }],
    [201, { key: { id: 'A', remoteJid: '559291112222:3@s.whatsapp.net' } }, { id: 'A', ack: 'pending' }],
  ])('an answer of %s with %j', async (status, body, outcome) => {
    const server = await alwaysAnswering(status, body)
    const there = shop.with({ url: `${server.url}/under/a/path/` })
    expect(await there.send(outgoing(text('oi'), [JID]))).toMatchObject(outcome)
    await server.stop()
  })
})
