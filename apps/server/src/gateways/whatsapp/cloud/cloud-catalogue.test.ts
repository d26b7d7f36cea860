import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingContent } from '../gateway'
import { outgoing } from '../testing/messages'
import { fitsProducts } from './cloud-interactive'
import { JID, startSubscribedGateway, type SubscribedGateway } from './testing/subscribed-gateway'

const CATALOGUE = '194836987003835'
const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)
const products = (title: string, shown: string[]): OutgoingContent => ({
  kind: 'options',
  text: '*Lanches*: qual você quer?',
  options: [
    { id: 'item:p0', title: 'X-Bacon' },
    { id: 'item:p1', title: 'X-Salada' },
  ],
  products: { title, ids: shown },
})

let shop: SubscribedGateway

beforeEach(async () => {
  shop = await startSubscribedGateway()
  shop.standIn.catalogue(CATALOGUE, ids(40))
})
afterEach(() => shop.stop())

const send = (content: OutgoingContent, catalogueId: string | null = CATALOGUE) =>
  shop.with({ catalogueId }).send(outgoing(content, [JID]))

describe('products of a catalogue', () => {
  test('are shown under their title, cut to size, and how to order stands beneath', async () => {
    const phone = shop.maria()
    const title = 'Lanches da casa, feitos na hora e servidos com molho verde e batata'
    expect(await send(products(title, ids(30)))).toMatchObject({ kind: 'accepted' })
    const [message] = phone.received()
    expect(message).toMatchObject({
      text: '*Lanches*: qual você quer?\n\nAbra o catálogo, ponha no carrinho e envie.',
      products: ids(30),
      choices: [],
      content: {
        type: 'product_list',
        header: { type: 'text', text: title.slice(0, 60) },
        action: { catalog_id: CATALOGUE, sections: [{ title: title.slice(0, 24) }] },
      },
    })
  })

  test.each([
    ['the account has no catalogue', null, ids(2)],
    ['there are more than WhatsApp shows', CATALOGUE, ids(31)],
    ['there are none', CATALOGUE, []],
  ])('are a list where %s, and nothing is refused', async (_, catalogueId, shown) => {
    const phone = shop.maria()
    const outcome = await send(products('Lanches', shown), catalogueId)
    expect(outcome).toEqual({ kind: 'accepted', id: expect.any(String), jid: JID, ack: 'pending' })
    expect(phone.received()).toMatchObject([
      { products: [], choices: [{ id: 'item:p0' }, { id: 'item:p1' }] },
    ])
  })

  test.each([
    ['the catalogue is not linked', { linked: false }, ids(2), /Commerce Settings/],
    ['it has none of them', {}, ['q1', 'q2'], /not found in FB Catalog/],
  ])('that are refused because %s go out as the list at once', async (_, how, shown, words) => {
    const phone = shop.maria()
    shop.standIn.catalogue(CATALOGUE, ids(40), how)
    const outcome = await send(products('Lanches', shown))
    expect(outcome).toMatchObject({
      kind: 'accepted',
      withoutProducts: expect.stringMatching(words) as unknown,
    })
    expect(phone.received()).toMatchObject([{ choices: [{ id: 'item:p0' }, { id: 'item:p1' }] }])
  })

  test('a refusal that has nothing to do with them is one, or is tried again', async () => {
    shop.maria()
    shop.standIn.misbehave({ fault: { how: 'busy' } })
    expect(await send(products('Lanches', ids(2)))).toMatchObject({ kind: 'not-sent' })
    shop.standIn.behaveWell()
    const wrong = shop.with({ accessToken: 'wrong', catalogueId: CATALOGUE })
    expect(await wrong.send(outgoing(products('Lanches', ids(2)), [JID]))).toMatchObject({
      kind: 'refused',
      failure: { code: 'credentials' },
    })
  })

  test('fit or do not', () => {
    expect(fitsProducts('Qual?', { title: 'Lanches', ids: ids(30) })).toBe(true)
    expect(fitsProducts('x'.repeat(1000), { title: 'Lanches', ids: ids(1) })).toBe(false)
    expect(fitsProducts('Qual?', { title: ' ', ids: ids(1) })).toBe(false)
    expect(fitsProducts('Qual?', { title: 'Lanches', ids: ['x'.repeat(101)] })).toBe(false)
  })
})

describe('reading a catalogue', () => {
  test('tells page by page what can be bought, and no more than is asked for', async () => {
    shop.standIn.catalogue(CATALOGUE, [
      ...ids(60),
      { retailerId: 'acabou', availability: 'out of stock' },
      { retailerId: 'escondido', visibility: 'hidden' },
      'p0',
    ])
    expect(await shop.gateway.readCatalogue(CATALOGUE, 1000)).toEqual({ kind: 'read', ids: ids(60) })
    expect(await shop.gateway.readCatalogue(CATALOGUE, 10)).toEqual({ kind: 'read', ids: ids(10) })
  })

  test('says that there is none, that the token may not, or that Meta is away', async () => {
    expect(await shop.gateway.readCatalogue('5', 10)).toMatchObject({ kind: 'unknown' })
    shop.standIn.catalogue(CATALOGUE, ids(2), { readable: false })
    expect(await shop.gateway.readCatalogue(CATALOGUE, 10)).toMatchObject({ kind: 'forbidden' })
    shop.standIn.misbehave({ fault: { how: 'fail' } })
    await expect(shop.gateway.readCatalogue(CATALOGUE, 10)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      final: false,
    })
  })
})

test('the location is asked for with a button, and what is shared answers it', async () => {
  const phone = shop.maria()
  await shop.gateway.send(outgoing({ kind: 'text', text: 'Qual é o endereço?', asksPlace: true }, [JID]))
  expect(phone.received()).toMatchObject([
    {
      text: 'Qual é o endereço?',
      content: { type: 'location_request_message', action: { name: 'send_location' } },
    },
  ])
  phone.sharesPlace({ latitude: -3.1, longitude: -60, name: 'Casa' })
  const [, place] = await shop.told('message')
  expect(place).toMatchObject({
    content: { kind: 'location', latitude: -3.1, longitude: -60, name: 'Casa' },
    quoting: phone.received()[0]!.id,
  })
})

test('a text too long for a button is a text', async () => {
  const phone = shop.maria()
  const words = 'x'.repeat(1025)
  await shop.gateway.send(outgoing({ kind: 'text', text: words, asksPlace: true }, [JID]))
  expect(phone.received()).toMatchObject([{ type: 'text', text: words }])
})
