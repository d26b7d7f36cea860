import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { startPairedShop, type PairedShop } from './phone/paired-shop'

const MARIA = '5592991112222'
const JID = `${MARIA}@s.whatsapp.net`

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop()
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA, { name: 'Maria' })
const post = (path: string, body: unknown) => shop.call('POST', `${path}/loja`, body)
const statuses = () => shop.webhooks('messages.update').map(({ data }) => data.status)

describe('a conversation through the Evolution stand-in', () => {
  it('brings what the customer writes as messages.upsert, in the published envelope', async () => {
    const before = Math.floor(Date.now() / 1000)
    const id = maria().says('quero um x-bacon')
    const hook = await shop.receives('messages.upsert')
    expect(hook).toMatchObject({
      instance: 'loja',
      destination: shop.instance.webhook?.url,
      sender: '5592988887777@s.whatsapp.net',
      server_url: shop.standIn.url,
      apikey: 'loja-key',
      headers: { 'x-secret': 'segredo' },
      data: {
        key: { remoteJid: JID, fromMe: false, id, addressingMode: 'pn' },
        pushName: 'Maria',
        status: 'DELIVERY_ACK',
        message: { conversation: 'quero um x-bacon' },
        messageType: 'conversation',
        instanceId: shop.instance.id,
      },
    })
    expect(Number(hook.data.messageTimestamp)).toBeGreaterThanOrEqual(before)
    expect(Number(hook.data.messageTimestamp)).toBeLessThanOrEqual(Date.now() / 1000)
  })

  it('sends a text: answered PENDING, announced, acked, shown on the phone, then read', async () => {
    const phone = maria()
    const sent = await post('/message/sendText', { number: MARIA, text: 'Saiu para entrega' })
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'PENDING', key: { remoteJid: JID, fromMe: true } },
    ])
    expect(await phone.receives(({ text }) => text === 'Saiu para entrega')).toMatchObject({
      status: 'DELIVERY_ACK',
    })
    phone.reads()
    phone.reads()
    await shop.standIn.idle()
    const keyId = (sent.body as { key: { id: string } }).key.id
    expect(shop.webhooks('send.message').map(({ data }) => data.key)).toMatchObject([{ id: keyId }])
    expect(statuses()).toEqual(['SERVER_ACK', 'DELIVERY_ACK', 'READ'])
    expect(shop.webhooks('messages.update')[0]?.data).toMatchObject({
      keyId,
      remoteJid: JID,
      fromMe: true,
      instanceId: shop.instance.id,
    })
    expect(shop.webhooks('chats.upsert').at(-1)?.data).toMatchObject([{ remoteJid: JID, unreadMessages: 0 }])
  })

  it('moves acks by call when they do not move by themselves', async () => {
    shop.standIn.misbehave({ acksByThemselves: 'none' })
    const phone = maria()
    await post('/message/sendText', { number: MARIA, text: 'oi' })
    expect(phone.received()).toEqual([])
    phone.acks('DELIVERY_ACK')
    expect(phone.received()).toMatchObject([{ text: 'oi', status: 'DELIVERY_ACK' }])
    phone.acks('READ')
    phone.acks('SERVER_ACK')
    expect(phone.received()).toMatchObject([{ status: 'READ' }])
    await shop.standIn.idle()
    expect(statuses()).toEqual(['SERVER_ACK', 'DELIVERY_ACK', 'READ', 'SERVER_ACK'])
    await expect(phone.receives(({ text }) => text === 'nunca', 10)).rejects.toThrow('No such message')
  })

  it('tells the owner on the phone from our own sends', async () => {
    const id = maria().typesFromShopPhone('deixa comigo')
    const hook = await shop.receives('messages.upsert')
    expect(hook.data).toMatchObject({ key: { id, fromMe: true }, pushName: 'Você', source: 'android' })
    expect(shop.webhooks('send.message')).toEqual([])
    expect(maria().received()).toMatchObject([{ text: 'deixa comigo' }])
  })

  it('carries media both ways, by base64 and by address', async () => {
    const picture = Buffer.from('a picture')
    const phone = maria()
    const id = phone.sends({ image: picture, caption: 'comprovante' })
    phone.sends({ audio: picture })
    phone.sends({ document: picture, fileName: 'nota.pdf' })
    phone.sends({ location: { latitude: -3.1, longitude: -60.02 } })
    const media = await post('/chat/getBase64FromMediaMessage', { message: { key: { id } } })
    expect(media.body).toMatchObject({
      mediaType: 'imageMessage',
      mimetype: 'image/jpeg',
      caption: 'comprovante',
      base64: picture.toString('base64'),
    })
    expect((await post('/chat/getBase64FromMediaMessage', { message: { key: { id: 'x' } } })).status).toBe(
      400,
    )
    await shop.standIn.idle()
    expect(shop.webhooks('messages.upsert').map(({ data }) => data.messageType)).toEqual([
      'imageMessage',
      'audioMessage',
      'documentMessage',
      'locationMessage',
    ])
    expect(shop.webhooks('messages.upsert').at(-1)?.data.message).toMatchObject({
      locationMessage: { degreesLatitude: -3.1, degreesLongitude: -60.02 },
    })

    const files = createServer((_, response) => response.end(picture)).listen(0, LOOPBACK)
    const address = `http://${LOOPBACK}:${await listeningPort(files)}/cardapio.jpg`
    const base64 = picture.toString('base64')
    const number = MARIA
    for (const [path, body, status] of [
      ['sendMedia', { number, mediatype: 'image', media: address, caption: 'Cardápio' }, 201],
      ['sendMedia', { number, mediatype: 'document', media: base64, fileName: 'a.pdf' }, 201],
      ['sendWhatsAppAudio', { number, audio: base64 }, 201],
      ['sendLocation', { number, name: 'Loja', address: 'Centro', latitude: -3, longitude: -60 }, 201],
      ['sendMedia', { number, mediatype: 'image', media: '%%%' }, 400],
      ['sendMedia', { number, mediatype: 'poem', media: base64 }, 400],
    ] as const)
      expect([path, (await post(`/message/${path}`, body)).status]).toEqual([path, status])
    files.close()
    files.closeAllConnections()
    expect(phone.received()).toMatchObject([
      { kind: 'imageMessage', text: 'Cardápio', media: { bytes: picture } },
      { kind: 'documentMessage', media: { fileName: 'a.pdf' } },
      { kind: 'audioMessage' },
      { kind: 'locationMessage' },
    ])
  })

  it('puts media bytes into the webhook when it was set so', async () => {
    const { url } = shop.instance.webhook ?? {}
    await post('/webhook/set', { webhook: { enabled: true, url, base64: true } })
    maria().sends({ audio: Buffer.from('voz') })
    expect((await shop.receives('messages.upsert')).data.message).toMatchObject({
      base64: Buffer.from('voz').toString('base64'),
    })
  })

  it('finds messages newest first, paged by offset, with MessageUpdate rows and no status', async () => {
    const phone = maria()
    // Within one second, as the wire has no finer time.
    const at = new Date(Date.now() - 60_000)
    for (const text of ['um', 'dois', 'três']) phone.says(text, { at })
    await post('/message/sendText', { number: MARIA, text: 'quatro' })
    shop.standIn.phone('5592993334444').says('outra conversa')
    const where = { key: { remoteJid: JID } }
    const read = async (page: number) =>
      (
        (await post('/chat/findMessages', { where, page, offset: 3 })).body as {
          messages: { records: object[] }
        }
      ).messages
    const first = await read(1)
    expect(first).toMatchObject({ total: 4, pages: 2, currentPage: 1 })
    expect(first.records).toMatchObject([
      {
        message: { conversation: 'quatro' },
        MessageUpdate: [{ status: 'SERVER_ACK' }, { status: 'DELIVERY_ACK' }],
      },
      { message: { conversation: 'três' }, MessageUpdate: [] },
      { message: { conversation: 'dois' } },
    ])
    expect(first.records[0]).not.toHaveProperty('status')
    expect((await read(2)).records).toMatchObject([{ message: { conversation: 'um' } }])
  })

  it('lists chats with their last message and unread count, and marks as read', async () => {
    const phone = maria()
    const id = phone.says('oi', { at: new Date(Date.now() - 10_000) })
    phone.says('alguém?')
    const mark = (remoteJid: string) =>
      post('/chat/markMessageAsRead', { readMessages: [{ remoteJid, fromMe: false, id }] })
    await mark('123@lid')
    expect(phone.said()).toMatchObject([{ id, read: false }, { read: false }])
    expect((await mark(JID)).status).toBe(201)
    expect(phone.said()).toMatchObject([{ id, read: true }, { read: false }])
    expect((await post('/chat/findChats', {})).body).toMatchObject([
      {
        remoteJid: JID,
        pushName: 'Maria',
        unreadCount: 1,
        lastMessage: { message: { conversation: 'alguém?' } },
      },
    ])
    expect((await post('/chat/findChats', { where: { remoteJid: 'nobody' } })).body).toEqual([])
  })

  it('knows who has WhatsApp, in either spelling of the number, and refuses the others', async () => {
    shop.standIn.phone('559281112222', { name: 'Ana' })
    const numbers = ['5592981112222', '+55 92 8111-2222', '5592999990000']
    expect((await post('/chat/whatsappNumbers', { numbers })).body).toMatchObject([
      { exists: true, jid: '559281112222@s.whatsapp.net', number: '5592981112222', name: 'Ana' },
      { exists: true },
      { exists: false, jid: '5592999990000@s.whatsapp.net' },
    ])
    shop.standIn.misbehave({ addressing: 'lid' })
    maria().says('oi')
    const lid = shop.instance.messages[0]?.data.key.remoteJid ?? ''
    expect((await post('/chat/whatsappNumbers', { numbers: [MARIA, lid, numbers[0]] })).body).toEqual([
      { jid: JID, exists: true, number: MARIA, name: 'Maria', lid: 'lid' },
      { jid: lid, exists: true, number: lid, lid: 'lid' },
      { jid: '559281112222@s.whatsapp.net', exists: true, number: numbers[0], name: 'Ana' },
    ])
    const refused = await post('/message/sendText', { number: '5592999990000', text: 'oi' })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: 'Bad Request', response: { message: [{ exists: false, number: '5592999990000' }] } },
    ])
    expect((await post('/message/sendText', { number: MARIA })).status).toBe(400)
  })

  it('shows typing both ways, and quotes', async () => {
    const phone = maria()
    await post('/chat/sendPresence', { number: MARIA, presence: 'composing', delay: 1000 })
    expect(phone.sees()).toBe('composing')
    phone.shows('composing')
    expect((await shop.receives('presence.update')).data).toMatchObject({
      id: JID,
      presences: { [JID]: { lastKnownPresence: 'composing' } },
    })
    const question = await post('/message/sendText', { number: MARIA, text: 'Qual bairro?' })
    const quoting = (question.body as { key: { id: string } }).key.id
    phone.says('Centro', { quoting })
    expect((await shop.receives('messages.upsert')).data.contextInfo).toMatchObject({
      stanzaId: quoting,
      quotedMessage: { conversation: 'Qual bairro?' },
    })
  })
})
