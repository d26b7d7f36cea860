import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onlyMessages, startPairedShop, type PairedShop } from './phone/paired-shop'

const MARIA = '5592991112222'
const JID = `${MARIA}@s.whatsapp.net`

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop({ retry: { attempts: 4, firstMs: 5, capMs: 20 } })
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA)
const sendText = (text: string, number = MARIA) =>
  shop.call('POST', '/message/sendText/loja', { number, text })
const texts = (event: string) => shop.webhooks(event).map(({ data }) => data.message)
const events = (from: number) =>
  shop
    .webhooks()
    .slice(from)
    .filter(({ event }) => event === 'send.message' || event === 'messages.update')
    .map(({ event, data }) => (event === 'send.message' ? event : data.status))

interface Text {
  conversation: string
}

describe('the misbehaving Evolution stand-in', () => {
  it('repeats every webhook', async () => {
    shop.standIn.misbehave({ duplicateWebhooks: true })
    maria().says('oi')
    await shop.standIn.idle()
    expect(texts('messages.upsert')).toEqual([{ conversation: 'oi' }, { conversation: 'oi' }])
    shop.standIn.behaveWell()
    maria().says('tchau')
    await shop.standIn.idle()
    expect(texts('messages.upsert')).toHaveLength(3)
  })

  it.each([
    ['in-order', ['send.message', 'SERVER_ACK', 'DELIVERY_ACK', 'READ']],
    ['before-message', ['SERVER_ACK', 'DELIVERY_ACK', 'READ', 'send.message']],
    ['reversed', ['send.message', 'READ', 'DELIVERY_ACK', 'SERVER_ACK']],
  ] as const)('sends acks %s', async (ackOrder, order) => {
    maria()
    shop.standIn.misbehave({ ackOrder, acksByThemselves: 'read' })
    const from = shop.webhooks().length
    await sendText('oi')
    await shop.standIn.idle()
    expect(events(from)).toEqual(order)
    expect(maria().received()).toMatchObject([{ status: 'READ' }])
  })

  it('flips addresses, and finds the customer under each of them', async () => {
    const phone = maria()
    const keyNow = async (how: Parameters<typeof shop.standIn.misbehave>[0]) => {
      shop.standIn.behaveWell()
      shop.standIn.misbehave(how)
      phone.says('oi')
      await shop.standIn.idle()
      return shop.webhooks('messages.upsert').at(-1)?.data.key as { remoteJid: string; remoteJidAlt?: string }
    }
    const lid = expect.stringMatching(/^\d+@lid$/)
    const withAlt = await keyNow({ addressing: 'lid' })
    expect(withAlt).toMatchObject({ remoteJid: lid, remoteJidAlt: JID, addressingMode: 'lid' })
    const alone = await keyNow({ addressing: 'lid-alone' })
    expect(alone).toMatchObject({ remoteJid: withAlt.remoteJid })
    expect(alone).not.toHaveProperty('remoteJidAlt')
    const twice = await keyNow({ addressing: 'phone-twice' })
    expect(twice).toMatchObject({ remoteJid: JID, remoteJidAlt: JID, addressingMode: 'lid' })
    const turned = await keyNow({ addressing: 'phone-with-lid' })
    expect(turned).toMatchObject({ remoteJid: JID, remoteJidAlt: withAlt.remoteJid, addressingMode: 'pn' })
    const short = await keyNow({ ninthDigitFlipped: true })
    expect(short).toMatchObject({ remoteJid: '559291112222@s.whatsapp.net' })
    for (const { remoteJid } of [withAlt, twice, short])
      expect([remoteJid, (await sendText('oi', remoteJid)).status]).toEqual([remoteJid, 201])
    expect((await sendText('oi', withAlt.remoteJid.split('@')[0])).status).toBe(400)
    shop.standIn.misbehave({ refuseLid: true })
    expect((await sendText('oi', withAlt.remoteJid)).status).toBe(400)
    expect(phone.received()).toHaveLength(3)
  })

  it('accepts a send and then says ERROR, with or without its reason, or nothing at all', async () => {
    const phone = maria()
    for (const sends of ['refuse', 'refuse-463', 'stay-pending'] as const) {
      shop.standIn.misbehave({ sends })
      const { status, body } = await sendText('oi')
      expect([status, body]).toMatchObject([201, { status: 'PENDING' }])
    }
    await shop.standIn.idle()
    expect(shop.webhooks('send.message')).toHaveLength(3)
    const [bare, named, ...more] = shop.webhooks('messages.update').map(({ data }) => data)
    expect(bare).toMatchObject({ status: 'ERROR' })
    expect(bare).not.toHaveProperty('messageStubParameters')
    expect(named).toMatchObject({ status: 'ERROR', messageStubParameters: ['463'] })
    expect(more).toEqual([])
    expect(phone.received()).toEqual([])
  })

  it('loses the answer of a send that happened, once', async () => {
    const phone = maria()
    shop.standIn.misbehave({ fault: { how: 'lose', paths: /sendText/, times: 1 } })
    await expect(sendText('chegou?')).rejects.toThrow()
    expect(phone.received()).toMatchObject([{ text: 'chegou?' }])
    expect((await sendText('agora sim')).status).toBe(201)
    expect(phone.received()).toHaveLength(2)
  })

  it('fails, is busy, hangs or is slow, where it was told to', async () => {
    const phone = maria()
    for (const [how, status] of [
      ['fail', 500],
      ['busy', 429],
    ] as const) {
      shop.standIn.misbehave({ fault: { how, paths: /sendText/ } })
      expect((await sendText('oi')).status).toBe(status)
      expect((await shop.call('GET', '/instance/connectionState/loja')).status).toBe(200)
    }
    shop.standIn.misbehave({ fault: { how: 'hang' } })
    await expect(fetch(shop.standIn.url, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
    expect(phone.received()).toEqual([])
    shop.standIn.misbehave({ fault: null, slowMs: 60 })
    const slow = sendText('devagar')
    expect(await Promise.race([pause(50, 'nothing yet'), slow])).toBe('nothing yet')
    expect((await slow).status).toBe(201)
  })

  it('drops webhooks for a while, and only asking finds what happened', async () => {
    shop.standIn.misbehave({ dropWebhooks: true })
    maria().says('perdida')
    shop.standIn.behaveWell()
    maria().says('ouvida')
    await shop.standIn.idle()
    expect(texts('messages.upsert')).toEqual([{ conversation: 'ouvida' }])
    const found = await shop.call('POST', '/chat/findMessages/loja', { where: { key: { remoteJid: JID } } })
    expect(found.body).toMatchObject({ messages: { total: 2 } })
  })

  it('forgets its retries in a restart, and takes what was written meanwhile when it is back', async () => {
    const patient = await startPairedShop({ retry: { firstMs: 60_000, capMs: 60_000 } })
    await onlyMessages(patient)
    patient.answersWith(500)
    const phone = patient.standIn.phone(MARIA)
    phone.says('esquecida')
    await vi.waitFor(() => expect(patient.standIn.webhooks().at(-1)?.outcome).toBe(500))
    await patient.standIn.goDown()
    const ask = () => patient.call('POST', '/chat/findMessages/loja', {})
    await expect(ask()).rejects.toThrow()
    phone.says('durante')
    await patient.standIn.comeBack()
    // Would last a minute if the attempt at the first message were still to come.
    await patient.standIn.idle()
    const arrived = patient.webhooks('messages.upsert').map(({ data }) => (data.message as Text).conversation)
    expect(arrived).toEqual(['esquecida', 'durante'])
    expect((await ask()).body).toMatchObject({ messages: { total: 2 } })
    await patient.standIn.restart()
    expect((await patient.call('GET', '/instance/connectionState/loja')).body).toMatchObject({
      instance: { state: 'open' },
    })
    await patient.stop()
  })

  it('keeps customers waiting while the connection is closed, and refuses sends', async () => {
    const phone = maria()
    shop.instance.close(428)
    phone.says('alguém?')
    const refused = await sendText('oi')
    expect([refused.status, refused.body]).toMatchObject([
      500,
      { response: { message: 'Connection Closed' } },
    ])
    expect(phone.said()).toEqual([])
    shop.instance.open()
    expect(phone.said()).toHaveLength(1)
    expect((await shop.receives('messages.upsert')).data.message).toEqual({ conversation: 'alguém?' })
  })
})
