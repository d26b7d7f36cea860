import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPairedShop, type PairedShop } from '../phone/paired-shop'

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop()
})
afterEach(() => shop.stop())

const create = (name: string, more: object = {}) =>
  shop.call('POST', '/instance/create', { instanceName: name, integration: 'WHATSAPP-BAILEYS', ...more })
const state = async (name: string) => (await shop.call('GET', `/instance/connectionState/${name}`)).body

describe('instances of the Evolution stand-in', () => {
  it('are created with a key and a first QR code, and pair when it is scanned', async () => {
    const { status, body } = await create('outra', { qrcode: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      instance: { instanceName: 'outra', integration: 'WHATSAPP-BAILEYS', status: 'connecting' },
      hash: expect.stringMatching(/^[0-9A-F-]{36}$/),
      qrcode: {
        code: expect.stringMatching(/^2@/),
        base64: expect.stringMatching(/^data:image\//),
        count: 1,
      },
    })
    expect(await state('outra')).toEqual({ instance: { instanceName: 'outra', state: 'connecting' } })
    shop.standIn.instance('outra').scan()
    expect(await state('outra')).toEqual({ instance: { instanceName: 'outra', state: 'open' } })
    expect((await shop.call('GET', '/instance/connect/outra')).body).toEqual(await state('outra'))
  })

  it('without qrcode wait for connect', async () => {
    expect((await create('calma')).body).not.toHaveProperty('qrcode')
    expect(await state('calma')).toMatchObject({ instance: { state: 'close' } })
    expect((await shop.call('GET', '/instance/connect/calma')).body).toMatchObject({ count: 1 })
    expect(await state('calma')).toMatchObject({ instance: { state: 'connecting' } })
  })

  it('are refused: name taken 403, unknown 404, no or wrong key 401', async () => {
    const taken = await create('loja')
    expect(taken.status).toBe(403)
    expect(taken.body).toEqual({
      status: 403,
      error: 'Forbidden',
      response: { message: ['This name "loja" is already in use.'] },
    })
    expect((await shop.call('GET', '/instance/connectionState/nenhuma')).status).toBe(404)
    await create('outra', { token: 'outra-key' })
    const path = '/instance/connectionState/loja'
    for (const [key, status] of [
      ['', 401],
      ['errada', 401],
      ['outra-key', 401],
      ['loja-key', 200],
    ] as const)
      expect([key, (await shop.call('GET', path, undefined, key)).status]).toEqual([key, status])
    expect((await shop.call('POST', '/instance/create', { instanceName: 'x' }, 'loja-key')).status).toBe(401)
    expect((await shop.call('GET', '/instance/nothing/loja')).status).toBe(404)
  })

  it('are listed whole for the global key, and alone for their own', async () => {
    await create('outra')
    expect((await shop.call('GET', '/instance/fetchInstances')).body).toMatchObject([
      { name: 'loja', connectionStatus: 'open', ownerJid: '5592988887777@s.whatsapp.net' },
      { name: 'outra', connectionStatus: 'close' },
    ])
    const own = (await shop.call('GET', '/instance/fetchInstances', undefined, 'loja-key')).body
    expect(own).toMatchObject([{ name: 'loja' }])
    expect(own).toHaveLength(1)
  })

  it('restart by POST and PUT, log out, and are deleted', async () => {
    for (const method of ['POST', 'PUT']) {
      expect((await shop.call(method, '/instance/restart/loja')).body).toEqual(await state('loja'))
    }
    expect((await shop.call('DELETE', '/instance/logout/loja')).body).toMatchObject({ status: 'SUCCESS' })
    expect((await shop.call('DELETE', '/instance/logout/loja')).status).toBe(400)
    expect((await shop.call('POST', '/instance/restart/loja')).status).toBe(400)
    expect((await shop.call('DELETE', '/instance/delete/loja')).status).toBe(200)
    expect((await shop.call('GET', '/instance/connectionState/loja')).status).toBe(404)
    await shop.standIn.idle()
    expect(shop.webhooks('instance.delete')).toHaveLength(1)
  })

  it('are deleted while open too, and their names stay taken for a moment', async () => {
    expect((await shop.call('DELETE', '/instance/delete/loja')).status).toBe(200)
    expect((await state('loja')) as object).toMatchObject({ status: 404 })
    expect((await create('loja')).status).toBe(403)
    expect((await create('loja')).status).toBe(201)
    expect((await shop.call('GET', '/settings/find/loja')).body).toMatchObject({ groupsIgnore: false })
  })

  it.each(['2.3.6', '2.3.7'] as const)('of version %s, logged out and paired again', async (version) => {
    const other = await startPairedShop({ version })
    const maria = () => other.standIn.phone('5592991112222')
    await other.call('DELETE', '/instance/logout/loja')
    await other.call('GET', '/instance/connect/loja')
    other.instance.scan()
    maria().says('alguém me ouve?')
    const said = { number: '5592991112222', text: 'oi' }
    expect((await other.call('POST', '/message/sendText/loja', said)).status).toBe(201)
    await other.standIn.idle()
    const received = version === '2.3.6' ? 0 : 1
    expect(maria().received()).toMatchObject([{ text: 'oi' }])
    expect(maria().said()).toHaveLength(received)
    expect(other.webhooks('messages.upsert')).toHaveLength(received)
    expect((await other.call('GET', '/', undefined, '')).body).toMatchObject({ version })

    await other.standIn.restart()
    maria().says('e agora?')
    await other.standIn.idle()
    expect(other.webhooks('messages.upsert')).toHaveLength(received + 1)
    await other.stop()
  })

  it('tell every change of the connection, final reasons and others', async () => {
    const states = () =>
      shop
        .webhooks('connection.update')
        .map(({ data }) => `${String(data.state)} ${String(data.statusReason)}`)
    expect(states()).toEqual(['connecting 200', 'open 200'])
    shop.instance.close(428)
    shop.instance.open()
    shop.instance.close(401)
    await shop.standIn.idle()
    expect(states().slice(2)).toEqual(['close 428', 'connecting 200', 'open 200', 'close 401'])
    expect(shop.webhooks('connection.update')[1]?.data).toMatchObject({
      wuid: '5592988887777@s.whatsapp.net',
    })
  })

  it('refresh the QR code, and give up after thirty', async () => {
    shop.instance.close(401)
    await shop.call('GET', '/instance/connect/loja')
    for (let count = 2; count <= 30; count += 1) shop.instance.refreshQr()
    expect((await shop.call('GET', '/instance/connect/loja')).body).toMatchObject({ count: 30 })
    shop.instance.refreshQr()
    await shop.standIn.idle()
    const codes = shop.webhooks('qrcode.updated')
    expect(codes).toHaveLength(1 + 30 + 1)
    expect(codes.at(-1)?.data).toMatchObject({ message: expect.stringMatching(/^QR code limit reached/) })
    expect(shop.webhooks('connection.update').at(-1)?.data).toMatchObject({ state: 'refused' })
    expect(await state('loja')).toMatchObject({ instance: { state: 'close' } })
    expect(() => shop.instance.scan()).toThrow('shows no QR code')
    expect((await shop.call('GET', '/instance/connect/loja')).body).toMatchObject({ count: 1 })
    shop.instance.reachQrLimit()
    expect(await state('loja')).toMatchObject({ instance: { state: 'close' } })
  })

  it('show each QR code as a picture of its own, and with a number a code to type', async () => {
    await create('outra', { qrcode: true })
    const outra = shop.standIn.instance('outra')
    const pictures = new Set<string>()
    for (let count = 1; count <= 3; count += 1) {
      const { body } = await shop.call('GET', '/instance/connect/outra')
      expect(body).toMatchObject({ pairingCode: null, count })
      pictures.add((body as { base64: string }).base64)
      outra.refreshQr()
    }
    expect(pictures.size).toBe(3)
    const png = Buffer.from([...pictures][0]?.replace('data:image/png;base64,', '') ?? '', 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    await shop.call('GET', '/instance/connect/outra?number=5592988887777')
    outra.refreshQr()
    const { body } = await shop.call('GET', '/instance/connect/outra')
    expect(body).toMatchObject({ pairingCode: expect.stringMatching(/^[1-9A-Z]{8}$/) })
  })

  it('are open from the start as a preset', async () => {
    const instance = shop.standIn.preset({ instance: 'demo', number: '5592977776666', token: 'demo-key' })
    expect(await state('demo')).toMatchObject({ instance: { state: 'open' } })
    expect(instance.ownJid).toBe('5592977776666@s.whatsapp.net')
    const own = await shop.call('GET', '/instance/connectionState/demo', undefined, 'demo-key')
    expect(own.status).toBe(200)
    const { url } = shop.instance.webhook ?? { url: '' }
    const set = await shop.call('POST', '/webhook/set/demo', { webhook: { url } }, 'demo-key')
    expect(set.status).toBe(201)
    shop.standIn.phone('5592991112222', { instance: 'demo' }).says('oi')
    expect(await shop.receives('messages.upsert')).toMatchObject({ instance: 'demo', apikey: 'demo-key' })
    expect(() => shop.standIn.preset({ instance: 'demo', number: '1', token: 'x' })).toThrow('403')
  })

  it('take another webhook address, filtered by event and with a path of its own for each', async () => {
    const url = shop.webhooks()[0]?.destination
    const webhook = {
      enabled: true,
      url,
      headers: { 'x-secret': 'novo' },
      byEvents: true,
      events: ['MESSAGES_UPSERT'],
    }
    const set = await shop.call('POST', '/webhook/set/loja', { webhook })
    expect([set.status, set.body]).toMatchObject([201, { enabled: true, url, events: ['MESSAGES_UPSERT'] }])
    expect((await shop.call('POST', '/webhook/set/loja', { url })).status).toBe(400)
    expect((await shop.call('POST', '/webhook/set/loja', { webhook: { url: 'nada' } })).status).toBe(400)
    const before = shop.webhooks().length
    shop.standIn.phone('5592991112222').says('oi')
    await shop.standIn.idle()
    expect(shop.webhooks().slice(before)).toMatchObject([
      { event: 'messages.upsert', path: '/hook/messages-upsert', headers: { 'x-secret': 'novo' } },
    ])
  })
})
