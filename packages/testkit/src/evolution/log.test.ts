import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPairedShop, type PairedShop } from './phone/paired-shop'

const MARIA = '5592991112222'

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop({ webhooksAtOnce: 4 })
})
afterEach(() => shop.stop())

describe('the log of the Evolution stand-in', () => {
  it('has everything that was said, in order and by whom, also what no webhook told', async () => {
    const phone = shop.standIn.phone(MARIA)
    shop.standIn.misbehave({ dropWebhooks: true, addressing: 'lid' })
    const first = phone.says('oi')
    await shop.call('POST', '/message/sendText/loja', { number: MARIA, text: 'Olá!' })
    phone.typesFromShopPhone('eu mesma')
    phone.sends({ image: Buffer.from('foto'), caption: 'comprovante' })
    expect(shop.standIn.log()).toMatchObject([
      { order: 1, id: first, instance: 'loja', customer: MARIA, fromMe: false, via: 'customer', text: 'oi' },
      { order: 2, customer: MARIA, fromMe: true, via: 'api', text: 'Olá!' },
      { order: 3, customer: MARIA, fromMe: true, via: 'shop-phone', text: 'eu mesma' },
      { order: 4, customer: MARIA, fromMe: false, kind: 'imageMessage', text: 'comprovante' },
    ])
  })

  it('has what was written while the connection was closed once it is there', () => {
    const phone = shop.standIn.phone(MARIA)
    shop.instance.close(428)
    phone.says('alguém?')
    expect(shop.standIn.log()).toEqual([])
    shop.instance.open()
    expect(shop.standIn.log()).toMatchObject([{ text: 'alguém?' }])
  })

  it('has every message of a burst, and each arrives', async () => {
    const ids = await shop.standIn.burst({ customers: 10, messages: 100, perSecond: 400 })
    await shop.standIn.idle()
    expect(shop.standIn.log().map(({ id }) => id)).toEqual(ids)
    expect(new Set(shop.standIn.log().map(({ customer }) => customer)).size).toBe(10)
    const arrived = shop.webhooks('messages.upsert').map(({ data }) => (data.key as { id: string }).id)
    expect(arrived.toSorted()).toEqual(ids.toSorted())
  })
})
