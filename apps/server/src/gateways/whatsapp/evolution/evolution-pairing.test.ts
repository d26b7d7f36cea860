import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GatewayUnavailable } from '../gateway'
import { SECRET, SHOP, startPairedGateway, type PairedGateway } from './testing/paired-gateway'

let shop: PairedGateway

beforeEach(async () => {
  shop = await startPairedGateway()
})
afterEach(() => shop.stop())

const impatient = { timeouts: { callMs: 400, slowMs: 400 } }

describe('pairing', () => {
  test('an unknown account is closed, is made by connecting, and opens when its code is scanned', async () => {
    expect(await shop.gateway.look()).toEqual({
      state: 'closed',
      ownJid: null,
      qr: null,
      reason: 'unknown-instance',
    })
    const connecting = await shop.gateway.connect()
    expect(connecting).toMatchObject({
      state: 'connecting',
      qr: { code: expect.stringContaining('2@'), image: expect.stringMatching(/^data:image\//) },
    })
    expect(await shop.gateway.look()).toMatchObject({
      state: 'connecting',
      qr: { code: connecting.qr?.code },
    })
    expect(shop.standIn.instance('loja').options.settings).toMatchObject({
      groupsIgnore: false,
      readMessages: false,
    })
    shop.standIn.instance('loja').scan()
    const ownJid = `${SHOP}@s.whatsapp.net`
    expect(await shop.gateway.look()).toEqual({ state: 'open', ownJid, qr: null, reason: null })
    expect(await shop.told('qr')).toMatchObject([{ code: { code: connecting.qr?.code } }])
    expect(await shop.told('connection')).toMatchObject([{ state: 'connecting' }, { state: 'open', ownJid }])
    expect(new Set(shop.secrets)).toEqual(new Set([SECRET]))
  })

  test('connecting again points the webhooks here, and leaves an open connection open', async () => {
    await shop.with({ webhook: { url: 'http://127.0.0.1:9/gone', secret: 'velho' } }).connect()
    shop.standIn.instance('loja').scan()
    expect(await shop.gateway.connect()).toMatchObject({ state: 'open', ownJid: `${SHOP}@s.whatsapp.net` })
    expect(shop.standIn.instance('loja').webhook).toMatchObject({
      url: shop.hookUrl,
      headers: { 'x-balcao-secret': SECRET },
      byEvents: false,
      base64: false,
    })
  })

  test('a connection that ended says why, and is paired again', async () => {
    await shop.pair()
    shop.standIn.instance('loja').close(401)
    expect(await shop.gateway.look()).toMatchObject({ state: 'closed', qr: null, reason: '401' })
    expect(await shop.gateway.connect()).toMatchObject({
      state: 'connecting',
      qr: { code: expect.any(String) },
    })
  })

  test('disconnecting ends the pairing, twice as well as once, and of nothing', async () => {
    await shop.gateway.disconnect()
    await shop.pair()
    await shop.gateway.disconnect()
    expect(await shop.gateway.look()).toMatchObject({ state: 'closed' })
    await shop.gateway.disconnect()
  })

  test('a refused key is final, a gateway that is away or slow is not', async () => {
    await shop.pair()
    const unavailable = (final: boolean) => expect.objectContaining({ name: 'GatewayUnavailable', final })
    await expect(shop.with({ apiKey: 'wrong' }).look()).rejects.toEqual(unavailable(true))
    await expect(shop.with({ apiKey: 'wrong' }).connect()).rejects.toEqual(unavailable(true))
    shop.standIn.misbehave({ fault: { how: 'hang' } })
    await expect(shop.with(impatient).look()).rejects.toEqual(unavailable(false))
    shop.standIn.misbehave({ fault: { how: 'fail' } })
    await expect(shop.gateway.disconnect()).rejects.toEqual(unavailable(false))
    await shop.standIn.goDown()
    await expect(shop.gateway.connect()).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})
