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
const send = (path: string, body: object) =>
  shop.call('POST', `/message/${path}/loja`, { number: MARIA, ...body })
const sections = [
  {
    title: 'Pizzas',
    rows: [
      { title: 'Calabresa', description: 'R$ 42,00', rowId: 'p1' },
      { title: 'Portuguesa', description: '', rowId: 'p2' },
    ],
  },
]

interface Sent {
  key: { id: string; remoteJid: string }
  message: Record<string, unknown>
}

describe('lists, buttons, reactions and contacts of the Evolution stand-in', () => {
  it('shows a list on the phone, and a pressed row comes back as listResponseMessage', async () => {
    const phone = maria()
    const list = { title: 'Cardápio', description: 'Escolha', buttonText: 'Ver', footerText: '', sections }
    const sent = await send('sendList', list)
    const { key } = sent.body as Sent
    expect([sent.status, sent.body]).toMatchObject([201, { messageType: 'listMessage', status: 'PENDING' }])
    expect(phone.received()).toMatchObject([
      {
        text: 'Cardápio\nEscolha',
        choices: [
          { id: 'p1', title: 'Calabresa', description: 'R$ 42,00', how: 'row' },
          { id: 'p2', title: 'Portuguesa', how: 'row' },
        ],
      },
    ])
    const id = phone.presses('Portuguesa')
    expect((await shop.receives('messages.upsert')).data).toMatchObject({
      key: { id, fromMe: false },
      messageType: 'listResponseMessage',
      message: {
        listResponseMessage: { title: 'Portuguesa', singleSelectReply: { selectedRowId: 'p2' } },
      },
      contextInfo: { stanzaId: key.id },
    })
    expect(() => phone.presses('Feijoada')).toThrow('offers Feijoada')
  })

  it('shows reply buttons on the phone, and a press comes back as buttonsResponseMessage', async () => {
    const phone = maria()
    const buttons = [
      { type: 'reply', displayText: 'Entrega', id: 'entrega' },
      { type: 'reply', displayText: 'Retirada', id: 'retirada' },
    ]
    const { status, body } = await send('sendButtons', {
      title: 'Como prefere?',
      description: 'Toque',
      footer: '',
      buttons,
    })
    expect([status, body]).toMatchObject([201, { messageType: 'interactiveMessage' }])
    expect(phone.received()).toMatchObject([{ text: '*Como prefere?*\n\nToque' }])
    phone.presses('retirada')
    expect((await shop.receives('messages.upsert')).data).toMatchObject({
      messageType: 'buttonsResponseMessage',
      message: {
        buttonsResponseMessage: { selectedButtonId: 'retirada', selectedDisplayText: 'Retirada' },
      },
    })
  })

  it('refuses lists and buttons that the gateway refuses', async () => {
    maria()
    const button = { type: 'reply', displayText: 'A', id: 'a' }
    const list = { title: 't', description: '', buttonText: 'b', footerText: '' }
    for (const [path, body] of [
      ['sendButtons', { title: 't', buttons: [] }],
      ['sendButtons', { title: 't', buttons: [button, button, button, button] }],
      ['sendButtons', { title: 't', buttons: [{ type: 'poem', displayText: 'A', id: 'a' }] }],
      ['sendList', { ...list, sections: [] }],
      ['sendList', { ...list, sections: [{ title: 's', rows: [{ title: 'sem id' }] }] }],
      ['sendReaction', { reaction: '👍' }],
      ['sendContact', { contact: [] }],
    ] as const)
      expect([path, (await send(path, body)).status]).toEqual([path, 400])
    expect(maria().received()).toEqual([])
  })

  it('carries reactions both ways, an empty one taking it back', async () => {
    const phone = maria()
    const id = phone.says('oi')
    const key = { remoteJid: JID, fromMe: false, id }
    expect((await send('sendReaction', { key, reaction: '👍' })).status).toBe(201)
    expect(phone.received()).toMatchObject([{ kind: 'reactionMessage', text: '👍' }])
    const sent = (await send('sendText', { text: 'Olá' })).body as Sent
    phone.reacts('❤️', sent.key.id)
    phone.reacts('', sent.key.id)
    await shop.standIn.idle()
    const reactions = shop
      .webhooks('messages.upsert')
      .map(({ data }) => data as unknown as Sent & { messageType: string })
      .filter(({ messageType }) => messageType === 'reactionMessage')
    expect(reactions.map(({ message }) => message.reactionMessage)).toMatchObject([
      { text: '❤️', key: { id: sent.key.id, fromMe: true } },
      { text: '' },
    ])
    expect(reactions.map(({ key: { id: own } }) => own)).not.toContain(sent.key.id)
  })

  it('carries contacts and stickers', async () => {
    const phone = maria()
    phone.sends({ contact: { name: 'João', number: '5592993334444' } })
    phone.sends({ sticker: Buffer.from('webp') })
    await send('sendContact', { contact: [{ fullName: 'Loja', phoneNumber: '5592988887777' }] })
    await shop.standIn.idle()
    expect(
      shop.webhooks('messages.upsert').map(({ data }) => [data.messageType, data.message]),
    ).toMatchObject([
      [
        'contactMessage',
        { contactMessage: { displayName: 'João', vcard: expect.stringContaining('waid=5592993334444') } },
      ],
      ['stickerMessage', { stickerMessage: { mimetype: 'image/webp' } }],
    ])
    expect(phone.received()).toMatchObject([{ kind: 'contactMessage', text: 'Loja' }])
  })
})
