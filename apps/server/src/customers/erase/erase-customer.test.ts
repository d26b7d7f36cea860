import { modulesAsGranted } from '../../testing/modules-as-granted'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EraseReport, OpenThings } from '@balcao/contract/customers'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { receiveEvents } from '../../conversations'
import { freshWaId, inboundText } from '../../conversations/testing/inbound'
import { openFileStore } from '../../gateways/files'
import type { InboundMessage } from '../../gateways/whatsapp/gateway-event'
import { call } from '../../testing/call'
import { dumpEverything } from '../../testing/dump'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'
import { buildOrder } from '../../testing/orders'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { givenCustomerShop, type CustomerShop } from '../testing/customer-shop'

/** Monday noon, long after anything that the database's own clock dates. */
const before = '2037-11-16T12:00:00Z'
const after = '2037-11-18T16:00:00Z'
const clock = movableClock(before)
const files = openFileStore({ folder: join(tmpdir(), 'balcao-tests', 'files') })
let town: GoogleTown

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
beforeEach(() => clock.set(before))

/** Words that only the person's own data hold, wherever they stand. */
const words = {
  name: 'Zulmira Apagada',
  phone: '92987654321',
  typed: '(92) 98765-4321',
  chatPhone: '559287654321',
  address: 'Rua Escondida 7431',
  orderNote: 'portao-7431',
  itemNote: 'sem-coentro-7431',
  cancelNote: 'mudou-de-ideia-7431',
  paymentNote: 'pago pela comadre Zenaide',
  message: 'mensagem-7431',
  file: 'comprovante-7431.png',
  spoken: 'dito-em-voz-alta-7431',
  missed: 'nao-entendido-7431',
  chatNote: 'fofoca-7431',
  shopNote: 'anotacao-7431',
  email: 'zulmira@apagada.example',
  pushName: 'zuzu-7431',
  visit: 'alergia-7431',
  package: 'presente-da-tia-7431',
  waiting: 'Zulmira Espera 7431',
}
const key = '9287654321'

/** Everything that a shop can know of one person, and somebody else beside. */
async function givenKnownPerson(): Promise<{
  linked: LinkedShop
  shop: CustomerShop
  google: GooglePerson
  chat: string
  mediaId: string
  orderIds: string[]
  visit: string
}> {
  const google = town.person()
  const linked = await town.givenShop(google)
  const shop = await givenCustomerShop(town.server, linked.company)
  const theirs = {
    customer_name: words.name,
    customer_phone: words.typed,
    customer_address: words.address,
    notes: words.orderNote,
    items: [{ name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: words.itemNote }],
  }
  const [delivered, cancelled, deleted] = [
    await shop.order(theirs),
    await shop.order({ ...theirs, customer_phone: words.phone }),
    await shop.order(theirs),
  ]
  await shop.ask(`/api/orders/${delivered.id}/prints`, 'POST', { copy: 'counter' })
  const payment = { id: randomUUID(), method: 'pix', received: 10, note: words.paymentNote }
  await shop.ask(`/api/orders/${delivered.id}/payments`, 'POST', payment)
  await shop.rows(`update orders set status = 'delivered' where company_id = $1 and id = $2`, delivered.id)
  await shop.rows(
    `update orders set status = 'cancelled', cancel_note = $3 where company_id = $1 and id = $2`,
    cancelled.id,
    words.cancelNote,
  )
  await shop.rows(
    `insert into order_timeline (company_id, order_id, kind, actor, detail)
     values ($1, $2, 'status', 'counter', jsonb_build_object('to', 'cancelled', 'note', $3::text))`,
    cancelled.id,
    words.cancelNote,
  )
  await shop.rows(`update orders set deleted_at = now() where company_id = $1 and id = $2`, deleted.id)
  const chat = await shop.receive(`${words.chatPhone}@s.whatsapp.net`, {
    name: words.pushName,
    text: words.message,
  })
  const mediaId = randomUUID()
  await shop.rows(
    `insert into media (company_id, id, message_id, type, mime, file_name, state)
     select $1, $2, id, 'image', 'image/png', $3, 'ready' from messages where company_id = $1 limit 1`,
    mediaId,
    words.file,
  )
  await shop.rows(
    `insert into transcripts (company_id, message_id, state, text, wait_until)
     select $1, id, 'ready', $2, now() from messages where company_id = $1 limit 1`,
    words.spoken,
  )
  await files.put(`media/${shop.company.id}/${mediaId}`, Buffer.from(words.message), 'image/png')
  await shop.ask(`/api/conversations/${chat}/notes`, 'POST', { id: randomUUID(), text: words.chatNote })
  await shop.rows(
    `insert into bot_sessions (company_id, conversation_id, state) values ($1, $2, jsonb_build_object('name', $3::text))
     on conflict (company_id, conversation_id) do update set state = excluded.state`,
    chat,
    words.name,
  )
  await shop.rows(
    `insert into bot_misses (company_id, id, conversation_id, plain, text, words, did, step, first_at, at)
     values ($1, gen_random_uuid(), $2, $3, $3, '[]', 'asked', 'menu', now(), now())`,
    chat,
    words.missed,
  )
  await shop.rows(
    `insert into bot_hand_overs (company_id, id, conversation_id, why, at)
     values ($1, gen_random_uuid(), $2, 'asked', now())`,
    chat,
  )
  await shop.ask(`/api/customers/${key}`, 'PUT', {
    version: 0,
    given_name: words.name,
    email: words.email,
    notes: words.shopNote,
  })
  const visit = await linked.given('2037-11-18T14:00:00Z', {
    client: words.name,
    phone: words.typed,
    email: words.email,
    address: words.address,
    notes: words.visit,
    status: 'confirmed',
  })
  const kindId = randomUUID()
  await shop.rows(
    `insert into package_kinds (company_id, id, name, service_ids, sessions, price_cents, place)
     values ($1, $2, '10 cortes', array[$3], 10, 40000, 0)`,
    kindId,
    linked.cut,
  )
  const packageId = randomUUID()
  await shop.ask('/api/packages', 'POST', {
    id: packageId,
    kind_id: kindId,
    client: words.name,
    phone: words.phone,
    note: words.package,
    method: 'pix',
  })
  await shop.ask(`/api/appointments/${visit.id}`, 'PATCH', { version: visit.version, package_id: packageId })
  await town.work(linked)
  await shop.ask('/api/agenda/waiting', 'POST', {
    id: randomUUID(),
    service_id: linked.cut,
    from: '2037-11-20',
    to: '2037-11-30',
    client: words.waiting,
    phone: words.phone,
  })
  await givenDelivery(shop, { order: { id: delivered.id, customer_name: words.name } })
  await shop.ask(`/api/customers/${key}/export`, 'POST')
  return {
    linked,
    shop,
    google,
    chat,
    mediaId,
    orderIds: [delivered.id, cancelled.id, deleted.id],
    visit: visit.id,
  }
}

async function givenDelivery(shop: CustomerShop, body: object): Promise<void> {
  const endpoint = randomUUID()
  await shop.rows(
    `insert into webhook_endpoints (company_id, id, name, url, events, secret_sealed)
     values ($1, $2, 'n8n', 'https://n8n.example', '{order.created}', 'x')`,
    endpoint,
  )
  await shop.rows(
    `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body)
     values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'order.created', $3)`,
    endpoint,
    JSON.stringify(body),
  )
}

const erase = (shop: CustomerShop, confirm: string, of = key) =>
  shop.ask<EraseReport & { code: string; current: OpenThings }>(`/api/customers/${of}/erase`, 'POST', {
    confirm,
  })

/** Which of the person's words somebody who stole the database would read. */
async function foundWords(): Promise<string[]> {
  const dump = await dumpEverything(town.server)
  return Object.values({ ...words, key }).filter((word) => dump.includes(word))
}

describe('erasing a customer', () => {
  it('W31 leaves neither name, phone, address nor word of the person anywhere, at Google neither, and says what the law keeps', async () => {
    const { linked, shop, google, chat, mediaId, orderIds, visit } = await givenKnownPerson()
    const bystander = await shop.order({ customer_name: 'Berta Fica', customer_phone: '92987650000' })
    await shop.receive('5592987650000@s.whatsapp.net', { name: 'Berta', text: 'eu fico' })
    const money = await shop.rows<{ total: string }>(
      'select sum(total_cents) as total from orders where company_id = $1',
    )
    expect(await foundWords()).toEqual(Object.values({ ...words, key }))
    const stream = await linked.stream()

    clock.set(after)
    const answer = await erase(shop, '+55 92 98765-4321')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ erased_at: new Date(after).toISOString() })
    expect(Object.fromEntries(answer.body.removed.map(({ what, count }) => [what, count]))).toEqual({
      record: 1,
      conversations: 1,
      messages: 1,
      files: 1,
      chatNotes: 1,
      waiting: 1,
      deliveries: 1,
    })
    expect(answer.body.kept).toEqual([
      {
        what: 'orders',
        count: 3,
        law: expect.stringContaining('Código Tributário Nacional') as string,
        until: '2043-01-01',
      },
      {
        what: 'appointments',
        count: 1,
        law: expect.stringContaining('LGPD, art. 16') as string,
        until: null,
      },
      { what: 'packages', count: 1, law: expect.stringContaining('Venda de pacote') as string, until: null },
    ])
    expect(answer.body.elsewhere.join()).toMatch(
      /WhatsApp.*Google Calendar.*Cópias de segurança.*notificações/s,
    )

    await stream.until((events) => events.some(({ name }) => name === 'RESET'))
    stream.close()
    await town.work(linked)
    await expect.poll(() => files.get(`media/${shop.company.id}/${mediaId}`)).toBeNull()
    await expect.poll(foundWords).toEqual([])
    expect(
      await shop.rows(
        `select p.price_cents, p.closed_at is not null as closed, (select count(*)::int from package_uses u
           where u.company_id = p.company_id and u.package_id = p.id) as taken from packages p where p.company_id = $1`,
      ),
    ).toEqual([{ price_cents: 40000, closed: true, taken: 1 }])
    expect(
      google.events().map(({ summary, description, location }) => [summary, description, location]),
    ).toEqual([['Corte - Dados apagados', expect.not.stringContaining('Telefone') as string, '']])

    const kept = await shop.rows<{ id: string; customer_name: string; total_cents: number; items: object[] }>(
      'select id, customer_name, total_cents, items from orders where company_id = $1 and id = any($2) order by number',
      orderIds,
    )
    expect(kept.map(({ customer_name }) => customer_name)).toEqual(Array(3).fill('Dados apagados'))
    expect(kept[0]!.items).toMatchObject([{ name: 'X-Bacon', quantity: 2, unit_price_cents: 2490 }])
    expect(await shop.rows('select sum(total_cents) as total from orders where company_id = $1')).toEqual(
      money,
    )
    expect((await linked.read(visit)).body).toMatchObject({
      client: 'Dados apagados',
      phone: '',
      email: null,
    })
    expect((await shop.ask(`/api/conversations/${chat}`)).status).toBe(404)
    expect((await shop.ask(`/api/customers/${key}`)).status).toBe(404)
    expect((await shop.list()).customers).toMatchObject([{ key: '9287650000', name: 'Berta Fica' }])
    expect((await shop.record('9287650000')).orders).toMatchObject([{ id: bystander.id }])
    const acts = await shop.rows<{ act: string; detail: object }>(
      `select act, detail from audit_entries where company_id = $1 and act like 'customer.%' order by at, id`,
    )
    expect(acts).toEqual([
      { act: 'customer.exported', detail: { erased: true } },
      { act: 'customer.erased', detail: expect.objectContaining({ orders: 3, messages: 1 }) as object },
    ])
  })

  it('W31 is refused while an order is not over, an appointment is ahead or a time is offered, and says which', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    const order = await shop.order({ customer_phone: words.phone })
    const refused = await erase(shop, words.phone)
    expect([refused.status, refused.body.code, refused.body.current]).toEqual([
      409,
      'CUSTOMER_HAS_OPEN',
      { orders: [{ id: order.id, number: order.number }], appointments: [], waiting: 0, sending: 0 },
    ])
    expect((await shop.record(key)).name).toBe('Ana Lima')

    await shop.rows(`update orders set status = 'delivered' where company_id = $1`)
    await shop.rows(
      `insert into waiting_entries (company_id, id, service_id, service_name, price_type, first_date, last_date, client,
         phone, state) values ($1, gen_random_uuid(), 's', 'Corte', 'curto', current_date, current_date, 'Ana', $2, 'offered')`,
      words.phone,
    )
    expect((await erase(shop, words.phone)).body.current).toMatchObject({ orders: [], waiting: 1 })
    await shop.rows(`update waiting_entries set state = 'gone' where company_id = $1`)
    expect((await erase(shop, words.phone)).status).toBe(200)
  })

  it('an appointment ahead keeps it too, and cancelled it does not', async () => {
    const linked = await town.givenShop()
    const shop = await givenCustomerShop(town.server, linked.company)
    const visit = await linked.given('2037-11-18T14:00:00Z', { phone: words.phone })
    const refused = await erase(shop, words.phone)
    expect(refused.body.current).toMatchObject({
      appointments: [{ id: visit.id, service: 'Corte', starts_at: '2037-11-18T14:00:00.000Z' }],
    })
    await linked.setStatus(visit, 'cancelled')
    expect((await erase(shop, words.phone)).status).toBe(200)
  })

  it('a message on its way keeps it for a moment, and one that still waits goes with the rest', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    const chat = await shop.receive(`${words.chatPhone}@s.whatsapp.net`)
    const messageId = randomUUID()
    await shop.rows(
      `insert into messages (company_id, id, conversation_id, from_me, author, at, kind, text, ack)
       values ($1, $2, $3, true, 'person', now(), 'text', 'Já vai', 'pending')`,
      messageId,
      chat,
    )
    const unnamed = await erase(shop, words.phone)
    expect([unnamed.status, unnamed.body.current.sending]).toEqual([409, 1])
    await shop.rows(
      `insert into outbox (company_id, message_id, conversation_id, state, next_at) values ($1, $2, $3, 'sending', 'infinity')`,
      messageId,
      chat,
    )
    expect((await erase(shop, words.phone)).status).toBe(409)
    await shop.rows(`update outbox set state = 'waiting' where company_id = $1`)
    expect((await erase(shop, words.phone)).status).toBe(200)
    expect(await shop.rows('select 1 from outbox where company_id = $1')).toEqual([])
  })

  it.each(['', '92987654320', 'Zulmira Apagada', '987654321'])(
    'W31 %j does not confirm it',
    async (confirm) => {
      const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
      await shop.receive(`${words.chatPhone}@s.whatsapp.net`)
      const refused = await erase(shop, confirm)
      expect(refused.status).toBe(confirm === '' ? 400 : 422)
      expect((await shop.list()).customers).toHaveLength(1)
    },
  )

  it('a chat whose phone is hidden is erased by its title', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    const chat = await shop.receive('998877665544332@lid', { name: 'Anônima 7431' })
    expect((await erase(shop, 'outra', chat)).status).toBe(422)
    expect((await erase(shop, 'Anônima 7431', chat)).status).toBe(200)
    expect(await dumpEverything(town.server)).not.toContain('Anônima 7431')
  })

  it('another company’s customer of the same phone stays whole', async () => {
    const [mine, theirs] = [
      await givenCustomerShop(town.server, (await town.givenShop()).company),
      await givenCustomerShop(town.server, (await town.givenShop()).company),
    ]
    const shared = { customer_name: 'Comum', customer_phone: '92981112222' }
    for (const shop of [mine, theirs]) {
      await shop.order(shared)
      await shop.rows(`update orders set status = 'delivered' where company_id = $1`)
    }
    const unchanged = await theirs.rows('select * from events where company_id = $1')
    expect((await erase(mine, '92981112222', '9281112222')).status).toBe(200)
    expect(await theirs.rows('select * from events where company_id = $1')).toEqual(unchanged)
    expect((await theirs.list()).customers).toMatchObject([{ name: 'Comum' }])
  })

  it('what arrives again under an erased order’s id is not taken for it', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    const request = buildOrder({ customer_phone: words.phone })
    const place = () => call(town.server, '/rest/v1/orders', { bearer: shop.company.apiKey, body: request })
    expect((await place()).status).toBe(201)
    await shop.rows(`update orders set status = 'delivered' where company_id = $1`)
    await erase(shop, words.phone)
    expect((await place()).status).toBe(422)
  })

  it('the gateway’s history does not bring erased messages back, and a new message is a new customer', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    const jid = `${words.chatPhone}@s.whatsapp.net`
    const again = { text: 'de antes', id: freshWaId() }
    await shop.receive(jid, again)
    expect((await erase(shop, words.phone)).status).toBe(200)
    const old = inboundText(jid, { ...again, at: Date.now() - 600_000 })
    const receive = (...events: InboundMessage[]) =>
      receiveEvents(
        { db: town.server.app.db, clock: clock.now, openModules: modulesAsGranted },
        shop.company.id,
        events,
      )
    await receive(old)
    expect(await shop.rows('select 1 from conversations where company_id = $1')).toEqual([])
    await receive(old, inboundText(jid, { text: 'voltei', at: Date.now() - 600_000 }))
    expect(await shop.rows('select text from messages where company_id = $1')).toEqual([{ text: 'voltei' }])
    expect((await shop.list()).customers).toMatchObject([{ key, orders_count: 0 }])
  })

  it('two who press at once erase once', async () => {
    const shop = await givenCustomerShop(town.server, (await town.givenShop()).company)
    await shop.receive(`${words.chatPhone}@s.whatsapp.net`)
    const answers = await Promise.all([erase(shop, words.phone), erase(shop, words.phone)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})
