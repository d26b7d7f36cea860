import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPairedShop, type PairedShop } from './paired-shop'

const MARIA = '5592991112222'
const JID = `${MARIA}@s.whatsapp.net`

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop()
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA)
const history = async () => (await shop.call('POST', '/chat/findMessages/loja', {})).body

describe('second thoughts of a customer of the Evolution stand-in', () => {
  it('edits come as messages.edited, with a messages.update that says SERVER_ACK', async () => {
    const phone = maria()
    const id = phone.says('2 x-bacon')
    phone.edits(id, '3 x-bacon')
    await shop.standIn.idle()
    expect(shop.webhooks('messages.edited').map(({ data }) => data)).toMatchObject([
      {
        key: { remoteJid: JID, fromMe: false, id },
        type: 'MESSAGE_EDIT',
        editedMessage: { conversation: '3 x-bacon' },
      },
    ])
    expect(shop.webhooks('messages.update').map(({ data }) => data)).toMatchObject([
      { keyId: id, fromMe: false, status: 'SERVER_ACK' },
    ])
    expect(shop.webhooks('messages.upsert')).toHaveLength(1)
    expect(await history()).toMatchObject({
      messages: {
        records: [{ message: { conversation: '3 x-bacon' }, MessageUpdate: [{ status: 'EDITED' }] }],
      },
    })
    expect(phone.said()).toMatchObject([{ id, text: '3 x-bacon' }])
  })

  it('deletes come as messages.edited of type REVOKE and then as messages.delete', async () => {
    const phone = maria()
    const id = phone.says('engano')
    phone.deletes(id)
    await shop.standIn.idle()
    const hooks = shop.webhooks().filter(({ event }) => /edited|delete/.test(event))
    expect(hooks.map(({ event, data }) => [event, data])).toMatchObject([
      ['messages.edited', { type: 'REVOKE', key: { id } }],
      ['messages.delete', { id, remoteJid: JID, fromMe: false, status: 'DELETED' }],
    ])
    expect(shop.standIn.log()).toMatchObject([{ id, isDeleted: true, text: 'engano' }])
    expect(() => phone.deletes('outra')).toThrow('sent no such message')
  })

  it('wait like messages while the connection is closed', async () => {
    const phone = maria()
    const id = phone.says('oi')
    await shop.standIn.idle()
    shop.instance.close(428)
    phone.edits(id, 'olá')
    expect(phone.said()).toMatchObject([{ text: 'oi' }])
    shop.instance.open()
    expect(phone.said()).toMatchObject([{ text: 'olá' }])
  })
})
