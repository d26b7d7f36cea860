import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GatewayUnavailable, MediaGone } from '../gateway'
import type { InboundMedia } from '../gateway-event'
import { JID, startPairedGateway, type PairedGateway } from './testing/paired-gateway'

let shop: PairedGateway

beforeEach(async () => {
  shop = await startPairedGateway()
})
afterEach(() => shop.stop())

describe('the rest', () => {
  test('CALL-49 blue ticks are given by id', async () => {
    const maria = await shop.pair()
    maria.says('oi')
    const id = maria.says('tem alguém?')
    await shop.gateway.markRead([id], [JID])
    expect(maria.said()).toMatchObject([{ read: false }, { id, read: true }])
    const before = shop.standIn.requests().length
    await shop.gateway.markRead([], [JID])
    expect(shop.standIn.requests()).toHaveLength(before)
    await shop.standIn.goDown()
    await expect(shop.gateway.markRead([id], [JID])).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('typing is shown, received, and never a failure', async () => {
    const maria = await shop.pair()
    await shop.gateway.showTyping(JID, null)
    expect(maria.sees()).toBe('composing')
    maria.shows('recording')
    maria.shows('paused')
    expect(await shop.told('typing')).toMatchObject([
      { addresses: { remoteJid: JID }, typing: true },
      { addresses: { remoteJid: JID }, typing: false },
    ])
    await shop.standIn.goDown()
    await shop.gateway.showTyping(JID, null)
  })

  test('files are handed out by the id of their message', async () => {
    const maria = await shop.pair()
    const id = maria.sends({ document: Buffer.from('%PDF'), fileName: 'nota.pdf' })
    const [received] = await shop.told('message')
    const media = received?.content.kind === 'media' ? received.content.media : ({} as InboundMedia)
    expect(media).toMatchObject({ type: 'document', bytes: 4, fileName: 'nota.pdf' })
    expect(await shop.gateway.fetchMedia(media, id)).toEqual({
      bytes: Buffer.from('%PDF'),
      mime: 'application/pdf',
      fileName: 'nota.pdf',
    })
    await expect(shop.gateway.fetchMedia(media, 'unknown')).rejects.toBeInstanceOf(MediaGone)
    await expect(shop.gateway.fetchMedia({ ...media, bytes: 10 ** 9 }, id)).rejects.toBeInstanceOf(MediaGone)
    shop.standIn.misbehave({ fault: { how: 'fail' } })
    await expect(shop.gateway.fetchMedia(media, id)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      final: false,
    })
  })

  test('what a customer changes, deletes, presses and marks comes as events of its own', async () => {
    const maria = await shop.pair()
    const id = maria.says('2 pizza')
    maria.edits(id, '2 pizzas')
    maria.deletes(id)
    maria.reacts('👍', id)
    maria.postsStatus('promoção')
    expect(await shop.told('message')).toHaveLength(1)
    expect(await shop.told('edited')).toMatchObject([{ id, text: '2 pizzas' }])
    expect(await shop.told('deleted')).toMatchObject([{ id }, { id }])
    expect(await shop.told('reaction')).toMatchObject([{ id, emoji: '👍', fromMe: false }])
    expect(await shop.told('ack')).toEqual([])
  })
})
