import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GatewayUnavailable, type OutgoingContent, type WhatsAppGateway } from '../gateway'
import type { InboundMessage } from '../gateway-event'
import { outgoing, picture, text } from '../testing/messages'
import { JID, startPairedGateway, type PairedGateway } from './testing/paired-gateway'

let shop: PairedGateway

beforeEach(async () => {
  shop = await startPairedGateway()
})
afterEach(() => shop.stop())

const send = (content: OutgoingContent) => shop.gateway.send(outgoing(content, [JID]))

describe('a send of unknown end', () => {
  const lost = { fault: { how: 'lose', paths: /send/ } } as const

  test('is found by its words, its acks with it, under any address and spelling', async () => {
    const maria = await shop.pair()
    shop.standIn.misbehave({ ...lost, addressing: 'lid', ninthDigitFlipped: true })
    const since = Date.now()
    await send(text('Saiu para entrega'))
    shop.standIn.behaveWell()
    maria.reads()
    const lid = shop.standIn.instance('loja').messages.at(-1)?.data.key.remoteJid ?? ''
    const found = await shop.gateway.findSent({ to: [JID, lid], text: 'Saiu para entrega', since })
    expect(found).toEqual({ id: maria.received()[0]?.id, ack: 'read' })
    shop.standIn.misbehave({ ...lost, ninthDigitFlipped: true })
    await send(text('Chegou'))
    shop.standIn.behaveWell()
    expect(await shop.gateway.findSent({ to: [JID], text: 'Chegou', since })).toMatchObject({
      ack: 'delivered',
    })
  })

  test('is not there when it did not arrive, was written before, by the customer, or is another one', async () => {
    const maria = await shop.pair()
    const since = Date.now()
    maria.says('oi')
    const find = (more = {}) => shop.gateway.findSent({ to: [JID], text: 'oi', since, ...more })
    expect(await find()).toBeNull()
    const first = await send(text('oi'))
    expect(await find()).toEqual({ id: (first as { id: string }).id, ack: 'delivered' })
    expect(await find({ since: since + 60_000 })).toBeNull()
    expect(await find({ except: [(first as { id: string }).id] })).toBeNull()
    expect(await find({ to: ['5511988887777@s.whatsapp.net', 'BR.1502576394655843'] })).toBeNull()
  })

  test('is found as numbered text, and by its caption', async () => {
    await shop.pair()
    const since = Date.now()
    shop.standIn.misbehave(lost)
    await send({ kind: 'options', text: 'Qual?', options: [{ id: 'a', title: 'Pizza' }] })
    await send({ ...picture, caption: 'Menu', read: async () => Buffer.from('x') })
    shop.standIn.behaveWell()
    expect(await shop.gateway.findSent({ to: [JID], text: 'Qual?', since })).not.toBeNull()
    expect(await shop.gateway.findSent({ to: [JID], text: 'Menu', since })).not.toBeNull()
    expect(await shop.gateway.findSent({ to: [JID], text: '', since })).toBeNull()
  })

  test('cannot be looked for while the gateway is away', async () => {
    await shop.pair()
    await shop.standIn.goDown()
    await expect(shop.gateway.findSent({ to: [JID], text: 'oi', since: 0 })).rejects.toBeInstanceOf(
      GatewayUnavailable,
    )
  })
})

describe('history', () => {
  const messages = (received: Awaited<ReturnType<WhatsAppGateway['readHistory']>>) =>
    received.filter((event): event is InboundMessage => event.kind === 'message')

  test('holds what webhooks lost, oldest first, with the furthest ack', async () => {
    const maria = await shop.pair()
    shop.standIn.phone('5592993334444', { name: 'João' }).says('de outro')
    shop.standIn.misbehave({ dropWebhooks: true, ackOrder: 'reversed' })
    const since = Date.now()
    const asked = maria.says('tem açaí?')
    const sent = (await send(text('tem'))) as { id: string }
    const typed = maria.typesFromShopPhone('de 500 ml')
    maria.sends({ image: Buffer.from('x'), caption: 'comprovante' })
    maria.reads()
    const received = await shop.gateway.readHistory({ jid: JID, since, most: 100 })
    expect(messages(received)).toMatchObject([
      { id: asked, fromMe: false, name: 'Maria', source: 'customer', ack: null },
      { id: sent.id, fromMe: true, source: 'api', ack: 'read' },
      { id: typed, fromMe: true, source: 'phone', ack: 'read' },
      { content: { kind: 'media', caption: 'comprovante' } },
    ])
    expect(received.filter(({ kind }) => kind === 'ack')).toMatchObject([
      { id: sent.id, ack: 'read' },
      { id: typed, ack: 'read' },
    ])
    const all = messages(await shop.gateway.readHistory({ jid: null, since: since - 60_000, most: 100 }))
    expect(all).toHaveLength(5)
    expect(messages(await shop.gateway.readHistory({ jid: null, since: since + 60_000, most: 100 }))).toEqual(
      [],
    )
  })

  test('goes through as many pages as it takes, and no further', async () => {
    const maria = await shop.pair()
    const start = 1_763_700_000_000
    const said = Array.from({ length: 130 }, (_, at) =>
      maria.says(`mensagem ${at}`, { at: new Date(start + at * 1_000) }),
    )
    const calls = () => shop.standIn.requests().filter((call) => call.includes('findMessages')).length
    const ids = async (since: number, most: number) =>
      messages(await shop.gateway.readHistory({ jid: JID, since, most })).map(({ id }) => id)
    expect(await ids(start, 1_000)).toEqual(said)
    expect(calls()).toBe(3)
    expect(await ids(start + 100_000, 1_000)).toEqual(said.slice(100))
    expect(calls()).toBe(4)
    expect(await ids(start, 70)).toEqual(said.slice(60))
    expect(calls()).toBe(6)
  })
})
