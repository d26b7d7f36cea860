import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSubscribedApp, type SubscribedApp } from './subscribed-app'

const MARIA = '5592991112222'
const CATALOGUE = '194836987003835'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
  app.standIn.phone(MARIA).says('oi')
})
afterEach(() => app.stop())

const send = (...ids: string[]) =>
  app.send({
    to: MARIA,
    type: 'interactive',
    interactive: {
      type: 'product_list',
      header: { type: 'text', text: 'Lanches' },
      body: { text: 'Escolha' },
      action: {
        catalog_id: CATALOGUE,
        sections: [{ title: 'Lanches', product_items: ids.map((id) => ({ product_retailer_id: id })) }],
      },
    },
  })
const refusal = (details: RegExp) => ({
  status: 400,
  body: { error: { code: 131009, error_data: { details: expect.stringMatching(details) as unknown } } },
})

describe('a catalogue in the Cloud API stand-in', () => {
  it('shows the products that it has, and leaves out the others in silence', async () => {
    app.standIn.catalogue(CATALOGUE, ['x-bacon', { retailerId: 'suco', availability: 'out of stock' }])
    expect((await send('x-bacon', 'suco', 'nada')).status).toBe(200)
    const [message] = app.standIn.phone(MARIA).received()
    expect(message).toMatchObject({ text: 'Escolha', products: ['x-bacon'] })
  })

  it('refuses a list of which it has nothing, and one of a catalogue that is not linked', async () => {
    app.standIn.catalogue(CATALOGUE, ['x-bacon'])
    expect(await send('nada')).toMatchObject(refusal(/not found in FB Catalog/))
    app.standIn.catalogue(CATALOGUE, ['x-bacon'], { linked: false })
    expect(await send('x-bacon')).toMatchObject(refusal(/linked to the WhatsApp Business Account/))
    expect(app.standIn.phone(MARIA).received()).toEqual([])
  })

  it('may accept a list and refuse it by status', async () => {
    app.standIn.catalogue(CATALOGUE, ['x-bacon'])
    app.standIn.misbehave({ failProductsLater: true })
    expect((await send('x-bacon')).status).toBe(200)
    await app.standIn.idle()
    expect(app.standIn.log().at(-1)).toMatchObject({ status: 'failed' })
  })

  it('is read page by page, with the right to do so', async () => {
    const all = Array.from({ length: 60 }, (_, at) => `p${at}`)
    app.standIn.catalogue(CATALOGUE, all)
    const read: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page = await app.call(
        'GET',
        `${CATALOGUE}/products?fields=retailer_id,availability&limit=100${after ? `&after=${after}` : ''}`,
      )
      const { data, paging } = page.body as {
        data: { retailer_id: string; availability: string }[]
        paging: { cursors: { after: string }; next?: string }
      }
      read.push(...data.map(({ retailer_id }) => retailer_id))
      after = paging.next ? paging.cursors.after : null
    }
    expect(read).toEqual(all)
    app.standIn.catalogue(CATALOGUE, all, { readable: false })
    expect(await app.call('GET', `${CATALOGUE}/products`)).toMatchObject({
      status: 403,
      body: { error: { code: 200 } },
    })
    expect(await app.call('GET', '5/products')).toMatchObject({ status: 400, body: { error: { code: 100 } } })
  })

  it('a location that is asked for answers the message that asked', async () => {
    const maria = app.standIn.phone(MARIA)
    await app.send({
      to: MARIA,
      type: 'interactive',
      interactive: {
        type: 'location_request_message',
        body: { text: 'Onde?' },
        action: { name: 'send_location' },
      },
    })
    await app.standIn.idle()
    const [asked] = maria.received()
    maria.sharesPlace({ latitude: -3.1, longitude: -60 })
    await app.standIn.idle()
    expect(JSON.stringify(app.all('messages').at(-1))).toContain(JSON.stringify(asked!.id))
  })
})
