import { signatureFault } from '@balcao/testkit/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'
import { readEndpoints } from '../endpoints/endpoints.store'
import { givenSendingShop, type SendingShop } from '../testing/sending-shop'

let server: TestServer
let shop: SendingShop

beforeAll(async () => {
  // Without a worker: turns come when the test says so.
  server = await startTestServer({ env: { BALCAO_ROLE: 'web', BALCAO_WEBHOOK_PRIVATE: 'true' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenSendingShop(server)
})
afterEach(() => shop.receiver.stop())

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const bodies = () => shop.receiver.received().map(({ body }) => (JSON.parse(body) as { id: string }).id)
const eventIds = async () => (await shop.deliveries()).map(({ event_id }) => event_id)

describe('an endpoint’s turn', () => {
  it('sends the oldest delivery, signed, and says what was answered', async () => {
    const id = await shop.tell()
    shop.receiver.trust(shop.secret)
    expect(await shop.turn()).toBeNull()
    expect(await shop.turn()).toBe('nothing due')
    const [sent] = shop.receiver.received()
    expect(sent!.fault).toBeNull()
    const { cookie } = shop.company
    const delivery = await call(server, `/api/automations/deliveries/${id}`, { cookie })
    expect(delivery.body).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 200,
      problem: null,
      next_at: null,
      request: { url: shop.receiver.url, body: sent!.body },
      answer: '{"ok":true}',
    })
    expect((await shop.now()).last_success_at).toBe(shop.needs.clock().toISOString())
  })

  it('keeps the order through a short failure: what came after waits for its retry', async () => {
    await shop.tell()
    await shop.tell()
    shop.receiver.behave('fail')
    expect(await shop.turn()).toBe('status')
    expect(await shop.turn()).toBe('nothing due')
    shop.receiver.behave('take')
    shop.wait(6 * second)
    expect([await shop.turn(), await shop.turn()]).toEqual([null, null])
    const [first, second_] = await eventIds()
    expect(bodies()).toEqual([first, first, second_])
  })

  it('lets others pass an event that failed three times', async () => {
    await shop.tell()
    shop.receiver.behave('fail')
    for (const pause of [0, 6 * second, 70 * second]) {
      shop.wait(pause)
      expect(await shop.turn()).toBe('status')
    }
    shop.receiver.behave('take')
    await shop.tell()
    expect(await shop.turn()).toBeNull()
    expect((await shop.deliveries()).map(({ state }) => state)).toEqual(['pending', 'delivered'])
    shop.wait(6 * minute)
    expect(await shop.turn()).toBeNull()
  })

  it('sends a test and a re-send at once, while another waits for its retry', async () => {
    const id = await shop.tell()
    shop.receiver.behave('fail')
    await shop.turn()
    const { cookie } = shop.company
    await call(server, `/api/automations/deliveries/${id}/resend`, { method: 'POST', cookie })
    expect(await shop.turn()).toBe('status')
    shop.receiver.behave('take')
    await call(server, `/api/automations/endpoints/${shop.endpoint.id}/test`, {
      cookie,
      body: { event: 'order.created' },
    })
    expect([await shop.turn(), await shop.turn()]).toEqual([null, 'nothing due'])
    expect((await shop.deliveries()).map(({ state }) => state)).toEqual(['pending', 'pending', 'delivered'])
  })

  it('tries nine times, each no sooner than it should, then gives up and says so', async () => {
    await shop.tell()
    shop.receiver.behave('drop')
    for (const pause of [0, 5, 60, 300, 1800, 7200, 21_600, 43_200, 86_400]) {
      shop.wait(pause * second * 0.89)
      if (pause > 0) expect(await shop.turn()).toBe('nothing due')
      shop.wait(pause * second * 0.22)
      expect(await shop.turn()).toBe('connection')
    }
    expect(await shop.deliveries()).toMatchObject([
      { state: 'failed', attempts: 9, problem: 'connection', status: null, next_at: null },
    ])
    expect(shop.receiver.received()).toHaveLength(9)
    // The same event each time, signed anew at the time of the try.
    expect(new Set(bodies()).size).toBe(1)
    expect(new Set(shop.receiver.received().map(({ headers }) => headers['webhook-timestamp'])).size).toBe(9)
  })

  it('has itself woken when the next try is due', async () => {
    await shop.tell()
    shop.receiver.behave('fail')
    await shop.turn()
    const [delivery] = await shop.deliveries()
    const [runAt] = await shop.jobs('webhook-deliver')
    expect(runAt!.toISOString()).toBe(delivery!.next_at)
  })

  it('switches off an endpoint that answers 410, gives up what waits, and has its owner mailed', async () => {
    await shop.tell()
    await shop.tell()
    shop.receiver.behave('gone')
    expect(await shop.turn()).toBe('gone')
    expect(await shop.turn()).toBe('nothing due')
    expect(await shop.now()).toMatchObject({ active: false, disabled_reason: 'gone', pending: 0 })
    expect((await shop.deliveries()).map(({ state, problem }) => [state, problem])).toEqual([
      ['failed', 'gone'],
      ['failed', 'off'],
    ])
    expect(await shop.jobs('webhook-endpoint-off')).toHaveLength(1)
  })

  it('switches off an endpoint after five days without one success, not after a day with one', async () => {
    shop.receiver.behave('fail')
    await shop.tell()
    expect(await shop.turn()).toBe('status')
    const since = (await shop.now()).failing_since
    shop.wait(4 * day)
    expect(await shop.turn()).toBe('status')
    expect(await shop.now()).toMatchObject({ active: true, failing_since: since })

    shop.receiver.behave('take')
    shop.wait(day / 2)
    expect(await shop.turn()).toBeNull()
    expect(await shop.now()).toMatchObject({ active: true, failing_since: null })

    shop.receiver.behave('fail')
    await shop.tell()
    await shop.turn()
    shop.wait(5 * day)
    await shop.turn()
    expect(await shop.now()).toMatchObject({ active: false, disabled_reason: 'failing' })
    expect(await shop.jobs('webhook-endpoint-off')).toHaveLength(1)
  })

  it('leaves alone what was given up while it was being sent', async () => {
    await shop.tell()
    shop.receiver.behave('hang')
    shop.needs.rule.patienceMs = 1500
    const turn = shop.turn()
    await shop.receiver.waitFor()
    const { version, name, url, events } = shop.endpoint
    const off = await call(server, `/api/automations/endpoints/${shop.endpoint.id}`, {
      method: 'PUT',
      cookie: shop.company.cookie,
      body: { version, name, url, events, active: false },
    })
    expect(off.body).toMatchObject({ active: false, disabled_reason: null, pending: 0 })
    expect(await turn).toBe('timeout')
    expect(await shop.deliveries()).toMatchObject([{ state: 'failed', problem: 'off' }])
  })

  it('signs with the replaced secret as well, for a day', async () => {
    const answer = await call<{ secret: string }>(
      server,
      `/api/automations/endpoints/${shop.endpoint.id}/secret`,
      { method: 'POST', cookie: shop.company.cookie },
    )
    const { secret } = answer.body
    expect(secret).not.toBe(shop.secret)
    const faultsOf = async () => {
      await shop.tell()
      await shop.turn()
      const { headers, body } = shop.receiver.received().at(-1)!
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      return [secret, shop.secret].map((one) => signatureFault({ headers, body, now: at }, one) === null)
    }
    expect(await faultsOf()).toEqual([true, true])
    shop.wait(25 * 60 * minute)
    expect(await faultsOf()).toEqual([true, false])
  })

  it('checks the address each time: what became private is not called', async () => {
    await shop.tell()
    shop.needs.rule.allowPrivate = false
    expect(await shop.turn()).toBe('address')
    expect(shop.receiver.received()).toEqual([])
    expect(await shop.deliveries()).toMatchObject([{ state: 'pending', problem: 'address' }])
  })

  it('sends nothing of what an order told while the endpoint was being switched off, but a test', async () => {
    await shop.tell()
    await server.app.db.owner.query('update webhook_endpoints set active = false where id = $1', [
      shop.endpoint.id,
    ])
    await call(server, `/api/automations/endpoints/${shop.endpoint.id}/test`, {
      cookie: shop.company.cookie,
      body: { event: 'order.created' },
    })
    expect([await shop.turn(), await shop.turn()]).toEqual([null, 'nothing due'])
    expect((await shop.deliveries()).map(({ state, problem }) => [state, problem]).toSorted()).toEqual([
      ['delivered', null],
      ['failed', 'off'],
    ])
    expect(shop.receiver.received()).toHaveLength(1)
  })

  it('being written down holds up nobody who tells the endpoint of the next event', async () => {
    const { company, endpoint } = shop
    await server.app.db.asCompany(company.id, async (tx) => {
      await readEndpoints(tx, company.id, { id: endpoint.id, lock: true })
      const other = await server.app.db.owner.connect()
      try {
        await other.query(`set lock_timeout = '2s'`)
        await other.query(
          `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body)
           values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'order.created', '{}')`,
          [company.id, endpoint.id],
        )
      } finally {
        other.release(true)
      }
    })
    expect(await shop.deliveries()).toHaveLength(1)
  })

  it('sends nothing of an endpoint that was removed', async () => {
    await shop.tell()
    await call(server, `/api/automations/endpoints/${shop.endpoint.id}`, {
      method: 'DELETE',
      cookie: shop.company.cookie,
    })
    expect(await shop.turn()).toBe('nothing due')
    expect(shop.receiver.received()).toEqual([])
  })
})
