import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSubscribedApp, type SubscribedApp } from './subscribed-app'

const MARIA = '5592991112222'
const CATALOGUE = '194836987003835'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
  app.standIn.phone(MARIA).says('oi')
  app.standIn.catalogue(
    CATALOGUE,
    Array.from({ length: 40 }, (_, at) => `p${at}`),
  )
})
afterEach(() => app.stop())

const button = (title: string, id = title) => ({ type: 'reply', reply: { id, title } })
const buttons = (...all: object[]) => interactive('button', { buttons: all })
const row = (title: string, more: object = {}) => ({ id: title, title, ...more })
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`linha ${at}`))
const list = (...sections: object[]) => interactive('list', { button: 'Ver', sections })
const interactive = (type: string, action: object, more: object = {}) => ({
  type: 'interactive',
  interactive: { type, body: { text: 'Escolha' }, action, ...more },
})
const products = (...sections: object[]) =>
  interactive(
    'product_list',
    { catalog_id: CATALOGUE, sections },
    { header: { type: 'text', text: 'Cardápio' } },
  )
const section = (title: string, count: number, from = 0) => ({
  title,
  product_items: Array.from({ length: count }, (_, at) => ({ product_retailer_id: `p${from + at}` })),
})
const long = (count: number) => 'é'.repeat(count)

describe('the published limits in the Cloud API stand-in', () => {
  it.each([
    ['a text of 4096', { type: 'text', text: { body: long(4096) } }],
    ['three buttons of 20', buttons(button(long(20), 'a'), button('b'), button('c'))],
    ['ten rows', list({ title: 's', rows: rows(5) }, { title: 't', rows: rows(10).slice(5) })],
    ['one untitled section', list({ rows: rows(1) })],
    ['a row of 24 and 72', list({ rows: [row(long(24), { description: long(72) })] })],
    ['a body of 1024', interactive('button', { buttons: [button('a')] }, { body: { text: long(1024) } })],
    ['an emoji as one character', buttons(button('👍'.repeat(20)))],
    ['a request for the location', interactive('location_request_message', { name: 'send_location' })],
    ['thirty products', products(section(long(24), 10), section('b', 20, 10))],
  ])('allow %s', async (_, message) => {
    const { status, body } = await app.send({ to: MARIA, ...message })
    expect([status, body]).toMatchObject([200, { messages: [{}] }])
  })

  it.each([
    ['a text of 4097', 100, { type: 'text', text: { body: long(4097) } }],
    ['an empty text', 100, { type: 'text', text: { body: '' } }],
    ['no content', 100, { type: 'text' }],
    ['an unknown type', 100, { type: 'poem', poem: {} }],
    ['no recipient', 100, { to: '', type: 'text', text: { body: 'oi' } }],
    [
      'a long mark of our own',
      100,
      { type: 'text', text: { body: 'oi' }, biz_opaque_callback_data: long(513) },
    ],
    ['four buttons', 131009, buttons(button('a'), button('b'), button('c'), button('d'))],
    ['no button', 131009, buttons()],
    ['a button of 21', 131009, buttons(button(long(21)))],
    ['twin titles', 131009, buttons(button('a', '1'), button('a', '2'))],
    ['a button that is no reply', 131009, buttons({ type: 'url', url: {} })],
    ['eleven rows', 131009, list({ title: 's', rows: rows(6) }, { title: 't', rows: rows(11).slice(6) })],
    ['a row of 25', 131009, list({ rows: [row(long(25))] })],
    ['a description of 73', 131009, list({ rows: [row('a', { description: long(73) })] })],
    ['two sections without titles', 131009, list({ rows: rows(1) }, { rows: rows(2).slice(1) })],
    ['twin rows', 131009, list({ rows: [row('a'), row('a')] })],
    ['a list button of 21', 131009, interactive('list', { button: long(21), sections: [{ rows: rows(1) }] })],
    [
      'a body of 1025',
      131009,
      interactive('button', { buttons: [button('a')] }, { body: { text: long(1025) } }),
    ],
    [
      'a footer of 61',
      131009,
      interactive('button', { buttons: [button('a')] }, { footer: { text: long(61) } }),
    ],
    ['another action for a location', 131009, interactive('location_request_message', { name: 'locate' })],
    [
      'a header over a request for the location',
      131009,
      interactive(
        'location_request_message',
        { name: 'send_location' },
        { header: { type: 'text', text: 'Onde?' } },
      ),
    ],
    ['thirty-one products', 131009, products(section('a', 1), section('b', 30, 1))],
    ['eleven sections', 131009, products(...Array.from({ length: 11 }, (_, at) => section(`s${at}`, 1, at)))],
    ['a section of products titled with 25', 131009, products(section(long(25), 1))],
    ['a section without products', 131009, products(section('a', 0))],
    [
      'products without a header',
      100,
      interactive('product_list', { catalog_id: CATALOGUE, sections: [section('a', 1)] }),
    ],
    [
      'products without a catalogue',
      100,
      interactive(
        'product_list',
        { sections: [section('a', 1)] },
        { header: { type: 'text', text: 'Cardápio' } },
      ),
    ],
    ['an interactive message of no kind', 131009, interactive('riddle', {})],
    ['an image without a file', 100, { type: 'image', image: {} }],
    ['a location without a place', 100, { type: 'location', location: { name: 'Loja' } }],
    ['a template without a language', 100, { type: 'template', template: { name: 'x' } }],
  ])('refuse %s with %i', async (_, code, message) => {
    const { status, body } = await app.send({ to: MARIA, ...message })
    expect([status, body]).toMatchObject([400, { error: { code, fbtrace_id: expect.any(String) } }])
    expect(app.standIn.phone(MARIA).received()).toEqual([])
  })

  it('name in error_data what was wrong, and refuse another product', async () => {
    const { body } = await app.send({ to: MARIA, ...buttons(button(long(21))) })
    expect(body).toMatchObject({
      error: {
        error_data: { messaging_product: 'whatsapp', details: expect.stringContaining('Button title') },
      },
    })
    const other = await app.send({ messaging_product: 'carrier pigeon', to: MARIA })
    expect(other.body).toMatchObject({ error: { code: 100 } })
  })
})
