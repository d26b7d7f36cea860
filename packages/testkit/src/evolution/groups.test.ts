import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPairedShop, type PairedShop } from './phone/paired-shop'

const MARIA = '5592991112222'
const JID = `${MARIA}@s.whatsapp.net`

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop()
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA, { name: 'Maria' })
const keys = () => shop.webhooks('messages.upsert').map(({ data }) => data.key)

describe('groups and statuses of the Evolution stand-in', () => {
  it('name the group as the chat and the writer as participant, under every addressing', async () => {
    maria()
    const family = shop.standIn.group('Família')
    expect(family.jid).toMatch(/^\d+@g\.us$/)
    family.says(MARIA, 'bom dia')
    shop.standIn.misbehave({ addressing: 'lid' })
    const id = family.says(MARIA, 'de novo')
    await shop.standIn.idle()
    expect(keys()).toMatchObject([
      { remoteJid: family.jid, participant: JID, fromMe: false },
      {
        remoteJid: family.jid,
        participant: expect.stringMatching(/@lid$/),
        participantAlt: JID,
        addressingMode: 'lid',
        id,
      },
    ])
    expect(shop.webhooks('messages.upsert')[0]?.data.pushName).toBe('Maria')
    expect(maria().said()).toEqual([])
    expect(() => family.says('5592990000000', 'quem?')).toThrow('Give 5592990000000 a phone')
  })

  it('take what the shop sends to their address', async () => {
    const family = shop.standIn.group('Família')
    const send = (number: string) => shop.call('POST', '/message/sendText/loja', { number, text: 'oi' })
    expect((await send(family.jid)).status).toBe(201)
    expect((await send('120363000000000099@g.us')).status).toBe(400)
    expect(family.received()).toMatchObject([{ text: 'oi', kind: 'conversation' }])
    const numbers = [family.jid, '120363000000000099@g.us']
    expect((await shop.call('POST', '/chat/whatsappNumbers/loja', { numbers })).body).toMatchObject([
      { exists: true, name: 'Família' },
      { exists: false },
    ])
  })

  it('tell their subject when asked and when the account joins, and a new subject to nobody', async () => {
    const family = shop.standIn.group('Família', { isTold: true })
    expect((await shop.receives('groups.upsert')).data).toMatchObject([
      { id: family.jid, subject: 'Família' },
    ])
    const webhook = { url: shop.instance.webhook?.url, events: ['GROUPS_UPSERT', 'GROUP_UPDATE'] }
    await shop.call('POST', '/webhook/set/loja', { webhook })
    family.isRenamed('Família grande')
    await shop.standIn.idle()
    expect(shop.webhooks('groups.update')).toEqual([])
    const infos = (jid: string) => shop.call('GET', `/group/findGroupInfos/loja?groupJid=${jid}`)
    expect(await infos(family.jid)).toMatchObject({ status: 200, body: { subject: 'Família grande' } })
    expect((await infos('120363000000000099@g.us')).status).toBe(404)
    expect((await shop.call('GET', '/group/findGroupInfos/loja')).status).toBe(400)
  })

  it('are not received by an instance that ignores groups', async () => {
    await shop.call('POST', '/instance/create', {
      instanceName: 'surda',
      integration: 'WHATSAPP-BAILEYS',
      qrcode: true,
      groupsIgnore: true,
    })
    shop.standIn.instance('surda').scan()
    const deaf = shop.standIn.group('Barulho', { instance: 'surda' })
    shop.standIn.phone(MARIA, { instance: 'surda' })
    deaf.says(MARIA, 'alô')
    expect(shop.standIn.log()).toEqual([])
  })

  it('bring a status under status@broadcast, which is no chat of its writer', async () => {
    const id = maria().postsStatus('Bom domingo!')
    expect((await shop.receives('messages.upsert')).data).toMatchObject({
      key: { remoteJid: 'status@broadcast', participant: JID, fromMe: false, id },
      pushName: 'Maria',
      message: { conversation: 'Bom domingo!' },
    })
    await shop.standIn.idle()
    expect(shop.webhooks('chats.upsert')).toEqual([])
    expect(maria().said()).toEqual([])
  })
})
