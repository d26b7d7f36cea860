import type { Channel } from '@balcao/contract/channels'
import type { Message } from '@balcao/contract/conversations'
import { startCloudStandIn, type CloudPhone, type CloudStandIn } from '@balcao/testkit/cloud'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'

const CATALOGUE = '194836987003835'
/** A turn waits for what else is written, and a busy machine for its turn. */
const PATIENCE = 30_000
const account = { appSecret: 'app-secret', accessToken: 'EAAG-token', phoneNumberId: '106540352242922' }

let cloud: CloudStandIn
let server: TestServer
let shop: TestCompany

beforeAll(async () => {
  cloud = await startCloudStandIn(account)
  server = await startTestServer({ env: { WHATSAPP_CLOUD_URL: cloud.url } })
  shop = await givenCompany(server)
  await save({ cardapio_json: menu })
  await save({ horario_funcionamento: [] })
  await save({ bairros_taxas: { '5.00': [{ bairro: 'Centro' }] } })
  await save({ BOT_ON: true })
  const { cloud: made } = await saveChannel({
    access_token: account.accessToken,
    app_secret: account.appSecret,
  })
  await cloud.subscribe(made!.webhook_url, made!.verify_token)
  await call(server, '/api/channel/connect', { method: 'POST', cookie: shop.cookie })
})
afterAll(async () => {
  await server.stop()
  await cloud.stop()
})

const save = (change: object) =>
  call(server, '/webhook/update-customer', { cookie: shop.cookie, body: { cnpj: shop.cnpj, ...change } })
const saveChannel = async (more: object) =>
  (
    await call<Channel>(server, '/api/channel', {
      method: 'PUT',
      cookie: shop.cookie,
      body: { kind: 'cloud', phone_number_id: account.phoneNumberId, ...more },
    })
  ).body
const catalogueNow = async () =>
  (await call<Channel>(server, '/api/channel', { cookie: shop.cookie })).body.cloud!.catalogue
/** What the connection page says of it, once it does. */
const pageSays = (wanted: object) => expect.poll(catalogueNow, { timeout: PATIENCE }).toMatchObject(wanted)
const nameCatalogue = (id: string | null) => saveChannel({ catalogue_id: id })
const customer = (last: number, name: string): CloudPhone => cloud.phone(`55929955501${last}`, { name })
const reads = (phone: CloudPhone, match: Parameters<CloudPhone['receives']>[0]) =>
  phone.receives(match, PATIENCE)
const list = (phone: CloudPhone) =>
  reads(phone, ({ text, choices }) => /Lanches/.test(text) && choices.length > 0)
const messagesOf = async (phone: CloudPhone) =>
  (
    await call<Message[]>(server, '/chat/find-messages', {
      cookie: shop.cookie,
      body: { instance: shop.id, remoteJid: phone.number },
    })
  ).body
const titles = ({ choices }: { choices: { title: string }[] }) => choices.map(({ title }) => title)

describe('a shop with a catalogue at WhatsApp', { timeout: 120_000 }, () => {
  it('says how much of its menu is in it, by our ids and its own codes', async () => {
    cloud.catalogue(CATALOGUE, [
      'SKU-1',
      'x-salada',
      'camiseta',
      { retailerId: 'x-tudo', availability: 'out of stock' },
    ])
    await nameCatalogue(CATALOGUE)
    await pageSays({ id: CATALOGUE, products: 3, on_menu: 2, problem: null })
  })

  it('shows from there what it has of a category, the rest as a list, and takes the cart as an order', async () => {
    const ana = customer(10, 'Ana')
    ana.says('lanches')
    const shown = await reads(ana, ({ products }) => products.length > 0)
    expect(shown).toMatchObject({
      text: expect.stringMatching(/Lanches/) as unknown,
      products: ['SKU-1', 'x-salada'],
    })
    expect(titles(await list(ana))).toEqual(['X-Tudo'])
    ana.sendsCart([
      { id: 'SKU-1', quantity: 2, price: 24.9 },
      { id: 'x-salada', quantity: 1, price: 19.9 },
    ])
    await reads(ana, ({ text }) => /2x X-Bacon[^]*1x X-Salada/.test(text))
    const stored = await messagesOf(ana)
    expect(stored.find(({ cart }) => cart.length > 0)?.cart.map(({ name }) => name)).toEqual([
      'X-Bacon',
      'X-Salada',
    ])
    expect((await catalogueNow())!.problem).toBeNull()
  })

  it('a catalogue that WhatsApp refuses gives way to the list in the same breath, and the page says so', async () => {
    cloud.catalogue(CATALOGUE, ['SKU-1', 'x-salada'], { linked: false })
    const rui = customer(11, 'Rui')
    rui.says('lanches')
    expect(titles(await list(rui))).toEqual(['X-Bacon', 'X-Salada'])
    await reads(rui, ({ choices }) => choices.some(({ title }) => title === 'X-Tudo'))
    await pageSays({ problem: 'refused' })
    await cloud.idle()
    const sent = (await messagesOf(rui)).filter(({ isFromMe }) => isFromMe)
    expect(sent.every(({ ack }) => ack === 'delivered')).toBe(true)
    rui.presses('X-Bacon')
    await reads(rui, ({ text }) => /Quant/i.test(text))
  })

  it('as long as it refuses, nothing but lists is tried; saved anew it is shown again', async () => {
    const bia = customer(12, 'Bia')
    bia.says('lanches')
    expect(titles(await list(bia))).toEqual(['X-Bacon', 'X-Salada', 'X-Tudo'])
    cloud.catalogue(CATALOGUE, ['SKU-1', 'x-salada'])
    await nameCatalogue(CATALOGUE)
    await pageSays({ problem: null, on_menu: 2 })
    const leo = customer(13, 'Leo')
    leo.says('lanches')
    await reads(leo, ({ products }) => products.length === 2)
  })

  it('products that are taken and refused later go out again as the list, as the same message', async () => {
    cloud.misbehave({ failProductsLater: true })
    const eva = customer(14, 'Eva')
    eva.says('lanches')
    await reads(eva, ({ choices }) => choices.some(({ title }) => title === 'X-Bacon'))
    cloud.behaveWell()
    await cloud.idle()
    await pageSays({ problem: 'refused' })
    const sent = (await messagesOf(eva)).filter(({ isFromMe }) => isFromMe)
    expect(sent.filter(({ text }) => /(?<!Mais de )\*Lanches\*: qual/.test(text))).toHaveLength(1)
    expect(sent.map(({ ack }) => ack)).not.toContain('failed')
  })

  it('a catalogue that is not there, or that the token may not read, is said, and lists are shown', async () => {
    await nameCatalogue('55555')
    await pageSays({ id: '55555', problem: 'unknown', products: 0 })
    cloud.catalogue(CATALOGUE, ['SKU-1'], { readable: false })
    await nameCatalogue(CATALOGUE)
    await pageSays({ problem: 'forbidden' })
    const ivo = customer(15, 'Ivo')
    ivo.says('lanches')
    expect(titles(await list(ivo))).toEqual(['X-Bacon', 'X-Salada', 'X-Tudo'])
    expect((await nameCatalogue(null)).cloud!.catalogue).toBeNull()
  })
})

it('the address is asked for with a button that shares the location', { timeout: 120_000 }, async () => {
  const lia = customer(16, 'Lia')
  lia.says('1 x-tudo, pra entregar no centro')
  await reads(lia, ({ text }) => /Está certo/.test(text))
  lia.says('sim, finalizar')
  const asked = await reads(lia, ({ content }) => content.type === 'location_request_message')
  expect(asked.text).toMatch(/Qual é o endereço\?/)
  lia.sharesPlace({ latitude: -3.1316, longitude: -60.0233, address: 'Rua Barroso' })
  await reads(lia, ({ text }) => /Recebi a localização[^]*Qual é o número/.test(text))
  lia.says('120, portão azul')
  await reads(lia, ({ text }) => /Como prefere pagar/.test(text))
})

const product = (id: string, nome: string, preco: number, more: object = {}) => ({
  id,
  nome,
  preco,
  disponivel: true,
  ativo: true,
  ...more,
})
const menu = {
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [
          product('x-bacon', 'X-Bacon', 24.9, { codigo: 'SKU-1' }),
          product('x-salada', 'X-Salada', 19.9),
          product('x-tudo', 'X-Tudo', 30),
        ],
      },
      {
        id: 'bebidas',
        nome: 'Bebidas',
        ativo: true,
        produtos: [product('suco', 'Suco de laranja', 9)],
      },
    ],
  },
  servicos: { categorias: [] },
}
