import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GatewayUnavailable, MediaGone } from '../gateway'
import type { InboundMedia } from '../gateway-event'
import { JID, MARIA, startSubscribedGateway, type SubscribedGateway } from './testing/subscribed-gateway'

let shop: SubscribedGateway

beforeEach(async () => {
  shop = await startSubscribedGateway()
})
afterEach(() => shop.stop())

describe('the connection', () => {
  test('is open while Meta lets us see the number', async () => {
    const open = { state: 'open', ownJid: '5592988887777@s.whatsapp.net', qr: null, reason: null }
    expect(await shop.gateway.look()).toEqual(open)
    expect(await shop.gateway.connect()).toEqual(open)
    await shop.gateway.disconnect()
  })

  test('is refused with a wrong token, whose words are not repeated', async () => {
    const seen = await shop.with({ accessToken: 'wrong' }).look()
    expect(seen).toMatchObject({ state: 'refused', ownJid: null, reason: expect.stringContaining('190') })
    expect(JSON.stringify(seen)).not.toContain('wrong')
  })

  test('cannot be seen while the platform is away or slow', async () => {
    shop.standIn.misbehave({ fault: { how: 'fail' } })
    await expect(shop.gateway.look()).rejects.toMatchObject({ name: 'GatewayUnavailable', final: false })
    shop.standIn.misbehave({ fault: { how: 'hang' } })
    const impatient = shop.with({ timeouts: { callMs: 100 } })
    await expect(impatient.look()).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

describe('the rest', () => {
  test('CALL-49 blue ticks reach back from the newest, whichever end it stands at', async () => {
    const phone = shop.standIn.phone(MARIA)
    const ids = ['um', 'dois', 'três'].map((words) => phone.says(words))
    await shop.gateway.markRead(ids.slice(0, 2).toReversed(), [JID])
    expect(phone.said().map(({ read }) => read)).toEqual([true, true, false])
    await shop.gateway.markRead(ids, [JID])
    expect(phone.said().map(({ read }) => read)).toEqual([true, true, true])
    await shop.gateway.markRead([], [JID])
    await expect(shop.gateway.markRead(['wamid.other'], [JID])).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('typing is shown as an answer to a message, and never a failure', async () => {
    const phone = shop.standIn.phone(MARIA)
    const id = phone.says('oi')
    await shop.gateway.showTyping(JID, null)
    expect(phone.seesTyping()).toBe(false)
    await shop.gateway.showTyping(JID, id)
    expect(phone.seesTyping()).toBe(true)
    await shop.gateway.showTyping(JID, 'wamid.other')
  })

  test('files are fetched by the id in their handle', async () => {
    const phone = shop.standIn.phone(MARIA)
    phone.sends({ document: Buffer.from('%PDF'), fileName: 'nota.pdf' })
    const [received] = await shop.told('message')
    const media = received?.content.kind === 'media' ? received.content.media : ({} as InboundMedia)
    const fetched = { bytes: Buffer.from('%PDF'), mime: 'application/pdf', fileName: 'nota.pdf' }
    expect(await shop.gateway.fetchMedia(media, '')).toEqual(fetched)
    const fetchAs = (handle: InboundMedia['handle']) => shop.gateway.fetchMedia({ ...media, handle }, '')
    await expect(fetchAs({})).rejects.toBeInstanceOf(MediaGone)
    await expect(fetchAs({ mediaId: '12345' })).rejects.toBeInstanceOf(MediaGone)
    await expect(fetchAs({ mediaId: '../me' })).rejects.toBeInstanceOf(MediaGone)
    shop.standIn.misbehave({ fault: { how: 'fail' } })
    await expect(shop.gateway.fetchMedia(media, '')).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      final: false,
    })
    const refused = shop.with({ accessToken: 'wrong' }).fetchMedia(media, '')
    shop.standIn.behaveWell()
    await expect(refused).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('what comes in one body is all received, the owner’s own words among it', async () => {
    const phone = shop.standIn.phone(MARIA, { name: 'Maria' })
    await shop.standIn.inOneBody('entries', () => {
      const id = phone.says('um')
      phone.reacts('👍', id)
      shop.standIn.phone('5592993334444', { name: 'João' }).says('dois')
      phone.typesFromBusinessApp('deixa comigo')
      phone.sendsUnsupported()
    })
    expect(await shop.told('message')).toMatchObject([
      { name: 'Maria', content: { text: 'um' } },
      { name: 'João', content: { text: 'dois' } },
      { fromMe: true, source: 'phone', content: { text: 'deixa comigo' }, ack: 'sent' },
      { content: { kind: 'other', type: 'unsupported' } },
    ])
    expect(await shop.told('reaction')).toMatchObject([{ emoji: '👍' }])
  })

  test('a webhook signed by another is not taken', async () => {
    shop.standIn.misbehave({ badSignature: true })
    shop.standIn.phone(MARIA).says('sou eu')
    expect(await shop.told('message')).toEqual([])
  })

  test('there is no history to read', async () => {
    expect(await shop.gateway.readHistory({ jid: null, since: 0, most: 10 })).toEqual([])
  })
})
