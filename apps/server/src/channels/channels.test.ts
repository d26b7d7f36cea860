import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Channel } from '@balcao/contract/channels'
import type { Message } from '@balcao/contract/conversations'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startTestServer } from '../testing/server'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../testing/whatsapp'

let town: WhatsAppTown

beforeAll(async () => {
  town = await startWhatsAppTown()
})
afterAll(() => town.stop())

const channelOf = async (company: TestCompany) =>
  (await call<Channel>(town.server, '/api/channel', { cookie: company.cookie })).body

const messagesWith = async (shop: TestCompany, number: string) =>
  (
    await call<Message[]>(town.server, '/chat/find-messages', {
      cookie: shop.cookie,
      body: { instance: shop.id, remoteJid: number },
    })
  ).body

/** Where and with what secret the gateway posts for a shop, and what it last posted. */
function lastWebhook(shop: WhatsAppShop) {
  const { url, headers } = town.gateway.instance(shop.instance).webhook!
  const { envelope } = webhooksOf(shop).at(-1)!
  return { path: new URL(url).pathname, secret: headers['x-balcao-secret']!, envelope }
}

const webhooksOf = (shop: WhatsAppShop) =>
  town.gateway.webhooks().filter(({ envelope }) => envelope.instance === shop.instance)

describe('pairing a shop’s phone', () => {
  it('shows a QR code, follows the phone live, and ends when the owner says so', async () => {
    const company = await givenCompany(town.server)
    const { cookie } = company
    expect(await channelOf(company)).toMatchObject({ kind: null, state: 'none', evolution_available: true })

    await call(town.server, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
    const asked = await call<Channel>(town.server, '/api/channel/connect', { method: 'POST', cookie })
    expect(asked.body.state).toBe('pairing')
    expect(asked.body.qr?.image).toMatch(/^data:image\/(png|svg\+xml);base64,/)

    const stream = await openStream(town.server, company)
    const sees = (state: string) =>
      stream.until((events) =>
        events.some(
          ({ name, data }) =>
            name === 'CHANNEL_CHANGED' && (data as { channel: Channel }).channel.state === state,
        ),
      )
    const account = town.gateway.instance(asked.body.instance!)
    account.refreshQr()
    await stream.until((events) =>
      events.some(
        ({ data }) => ((data as { channel?: Channel }).channel?.qr?.image ?? '') !== asked.body.qr!.image,
      ),
    )
    account.scan()
    await sees('open')
    expect((await channelOf(company)).phone).toMatch(/^55\d+$/)

    account.close(401)
    await sees('closed')
    await call(town.server, '/api/channel/connect', { method: 'POST', cookie })
    town.gateway.instance(asked.body.instance!).scan()
    await stream.until(
      (events) =>
        events.filter(
          ({ name, data }) =>
            name === 'CHANNEL_CHANGED' && (data as { channel: Channel }).channel.state === 'open',
        ).length > 1,
    )
    const ended = await call<Channel>(town.server, '/api/channel/disconnect', { method: 'POST', cookie })
    expect(ended.body.state).toBe('closed')
    stream.close()
  })

  it('ended here and made anew receives again, loses nothing that was stored at the gateway, and doubles nothing', async () => {
    const shop = await town.givenShop({ botOn: false })
    const customer = '5592990000051'
    const { cookie } = shop
    const former = town.gateway.instance(shop.instance)
    Object.assign(former.options.settings, { rejectCall: true, msgCall: 'Escreva, por favor' })
    shop.phone(customer).says('antes')
    await town.gateway.idle()
    town.gateway.misbehave({ dropWebhooks: true })
    shop.phone(customer).says('perdida no caminho')
    town.gateway.behaveWell()

    await call(town.server, '/api/channel/disconnect', { method: 'POST', cookie })
    const asked = await call<Channel>(town.server, '/api/channel/connect', { method: 'POST', cookie })
    expect(asked.body).toMatchObject({
      state: 'pairing',
      qr: { image: expect.any(String) },
      gateway: { version: '2.3.6', deaf_after_logout: true },
    })
    const account = town.gateway.instance(shop.instance)
    expect(account).not.toBe(former)
    expect(account.options.hash).toBe(former.options.hash)
    expect(account.options.settings).toMatchObject({ rejectCall: true, msgCall: 'Escreva, por favor' })
    account.scan()
    shop.phone(customer).says('depois')
    await town.gateway.idle()
    const told = (await messagesWith(shop, customer)).map(({ text }) => text)
    expect(told.toSorted()).toEqual(['antes', 'depois', 'perdida no caminho'])
  })

  it('is not offered where the installation has no Evolution API', async () => {
    const plain = await startTestServer()
    const company = await givenCompany(plain)
    const { cookie } = company
    const before = await call<Channel>(plain, '/api/channel', { cookie })
    expect(before.body.evolution_available).toBe(false)
    const answer = await call(plain, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'CHANNEL_UNAVAILABLE' } })
    const asked = await call(plain, '/api/channel/connect', { method: 'POST', cookie })
    expect(asked.body).toMatchObject({ code: 'CHANNEL_NOT_FOUND' })
    await plain.stop()
  })

  it('a gateway that is away is said, and the channel stays as it was', async () => {
    const own = await startWhatsAppTown()
    const company = await givenCompany(own.server)
    const { cookie } = company
    await call(own.server, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
    await own.gateway.goDown()
    const answer = await call(own.server, '/api/channel/connect', { method: 'POST', cookie })
    expect(answer).toMatchObject({ status: 503, body: { code: 'GATEWAY_UNAVAILABLE' } })
    await own.stop()
  })

  it('a gateway that was away is looked at again soon, and what waited goes out', async () => {
    const own = await startWhatsAppTown()
    const { owner } = own.server.app.db
    const shop = await own.givenShop({ botOn: false })
    const maria = shop.phone('5592990000007')
    maria.says('oi')
    await own.gateway.idle()
    const stateIs = (state: string) => async () =>
      (await owner.query('select from channels where state = $1', [state])).rowCount === 1

    await own.gateway.goDown()
    await owner.query(
      `select graphile_worker.add_job('reconcile-channel', json_build_object('companyId', $1::text), job_key => 'look')`,
      [shop.id],
    )
    await expect.poll(stateIs('closed')).toBe(true)
    const sent = await call(own.server, '/chat/send-text', {
      cookie: shop.cookie,
      body: { instance: shop.instance, number: '5592990000007', text: 'Saiu para entrega.' },
    })
    expect(sent.status).toBe(201)
    await own.gateway.comeBack()
    await expect.poll(stateIs('open'), { timeout: 30_000 }).toBe(true)
    await maria.receives(({ text }) => text === 'Saiu para entrega.', 10_000)
    await own.stop()
  })

  it('a company without the module has no channel to look at', async () => {
    const { cookie } = await givenCompany(town.server, { modules: ['mod_motoboy'] })
    const answer = await call(town.server, '/api/channel', { cookie })
    expect(answer).toMatchObject({ status: 403, body: { code: 'MODULE_UNAVAILABLE' } })
  })
})

describe('what Evolution API posts', () => {
  it('is accepted only with the secret it was given, and only for the account of that channel', async () => {
    const shop = await town.givenShop({ botOn: false })
    const other = await town.givenShop({ botOn: false })
    shop.phone('5592990000001').says('primeira')
    await town.gateway.idle()
    const { path, secret, envelope } = lastWebhook(shop)
    const another = lastWebhook(other)
    const forged = JSON.parse(JSON.stringify(envelope).replaceAll('primeira', 'forjada')) as typeof envelope
    const post = (to: string, given: string | undefined, body: unknown) =>
      call(town.server, to, { body, headers: given === undefined ? {} : { 'x-balcao-secret': given } })

    expect((await post(path, undefined, forged)).status).toBe(401)
    expect((await post(path, another.secret, forged)).status).toBe(401)
    expect((await post(another.path, secret, forged)).status).toBe(401)
    expect((await post(path, secret, { ...forged, instance: other.instance })).status).toBe(401)
    expect((await post(path.replace(/[^/]+$/, crypto.randomUUID()), secret, forged)).status).toBe(401)
    expect((await post(path, secret, ['no', 'envelope'])).status).toBe(200)

    const texts = (await messagesWith(shop, '5592990000001')).map(({ text }) => text)
    expect(texts).toEqual(['primeira'])
    const rows = await town.server.app.db.owner.query('select from messages where company_id = $1', [
      other.id,
    ])
    expect(rows.rowCount).toBe(0)
  })

  it('posted again much later changes nothing', async () => {
    const shop = await town.givenShop({ botOn: false })
    const customer = shop.phone('5592990000002')
    customer.says('oi')
    await town.gateway.idle()
    const before = await messagesWith(shop, '5592990000002')
    const events = await openStream(town.server, shop)
    const { path, secret } = lastWebhook(shop)
    for (const { envelope } of webhooksOf(shop)) {
      const answer = await call(town.server, path, { body: envelope, headers: { 'x-balcao-secret': secret } })
      expect(answer.status).toBe(200)
    }
    expect(await messagesWith(shop, '5592990000002')).toEqual(before)
    expect(await channelOf(shop)).toMatchObject({ state: 'open' })
    customer.says('depois')
    await events.until((all) => all.some(({ name }) => name === 'MESSAGE_UPSERT'))
    const upserts = events.events.filter(({ name }) => name === 'MESSAGE_UPSERT')
    expect(upserts).toHaveLength(1)
    events.close()
  })

  it('that holds what the database cannot store is received all the same: a refusal would be final', async () => {
    const shop = await town.givenShop({ botOn: false })
    shop.phone('5592990000005').says('meio \ud83d emoji\0')
    await town.gateway.idle()
    const [message] = await messagesWith(shop, '5592990000005')
    expect(message!.text).toMatch(/^meio . emoji/u)
  })

  it('lost webhooks are found by asking: every message once, in its order', async () => {
    const shop = await town.givenShop({ botOn: false })
    const customer = shop.phone('5592990000003')
    customer.says('um', { at: new Date(Date.now() - 4000) })
    await town.gateway.idle()
    town.gateway.misbehave({ dropWebhooks: true })
    customer.says('dois', { at: new Date(Date.now() - 3000) })
    customer.typesFromShopPhone('três, pelo celular')
    town.gateway.behaveWell()
    const stream = await openStream(town.server, shop)
    town.gateway.instance(shop.instance).close(428)
    town.gateway.instance(shop.instance).open()
    await stream.until((all) => all.filter(({ name }) => name === 'MESSAGE_UPSERT').length >= 2)
    stream.close()
    const texts = (await messagesWith(shop, '5592990000003')).map(({ text, author }) => [author, text])
    expect(texts).toEqual([
      ['customer', 'um'],
      ['customer', 'dois'],
      ['phone', 'três, pelo celular'],
    ])
  })

  it('keeps its secret sealed: no copy of the database holds it', async () => {
    const shop = await town.givenShop()
    const customer = shop.phone('5592990000004')
    customer.says('oi')
    await town.gateway.idle()
    const { secret } = lastWebhook(shop)
    const { rows } = await town.server.app.db.owner.query<{ row: string }>(
      'select channels::text as row from channels where company_id = $1',
      [shop.id],
    )
    expect(secret.length).toBeGreaterThan(20)
    expect(rows[0]!.row).not.toContain(secret)
    const shown = await call(town.server, '/api/channel', { cookie: shop.cookie })
    expect(shown.text).not.toContain(secret)
  })
})
