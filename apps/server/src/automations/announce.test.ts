import type { CompanyEvent } from '@balcao/contract/webhook-names'
import { companyEvents } from '@balcao/contract/webhook-names'
import { describeEvent, type EventData } from '@balcao/contract/webhook-events'
import { signatureFault, startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenReceivingShop } from '../conversations/testing/receiving-shop'
import { freshPerson, inboundText, typedText } from '../conversations/testing/inbound'
import { givenAgendaShop } from '../scheduling/testing/agenda-shop'
import { givenCompany, freshCnpj, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildOrder, givenOrder } from '../testing/orders'
import { startTestServer, type TestServer } from '../testing/server'
import { announce } from './announce'
import { newWebhookSecret } from './deliveries/sign-webhook'
import { givenEndpoint } from './testing/automations'

const leadSecret = newWebhookSecret()
let server: TestServer
let leads: WebhookReceiver

beforeAll(async () => {
  leads = await startWebhookReceiver({ secret: leadSecret })
  server = await startTestServer({
    env: {
      BALCAO_WEBHOOK_PRIVATE: 'true',
      BALCAO_LEAD_WEBHOOK_URL: leads.url,
      BALCAO_LEAD_WEBHOOK_SECRET: leadSecret,
    },
  })
})
afterAll(async () => {
  await leads.stop()
  await server.stop()
})

/** Of any event; each test knows which it asked for. */
type AnyData = EventData<'order.status'> & EventData<'message.received'> & EventData<'appointment.created'>

/** A company all of whose events are received; `told` are they, each as its schema reads it. */
async function listenTo(company: TestCompany, events: CompanyEvent[] = [...companyEvents]) {
  const receiver = await startWebhookReceiver()
  const { secret } = await givenEndpoint(server, company, { url: receiver.url, events })
  receiver.trust(secret)
  const read = (body: string) => {
    const { type } = JSON.parse(body) as { type: CompanyEvent }
    const { data } = describeEvent(type).body.parse(JSON.parse(body))
    return { type, data: data as unknown as AnyData }
  }
  return {
    stop: () => receiver.stop(),
    told: () => receiver.received().map(({ body }) => read(body)),
    async until(count: number) {
      await receiver.waitFor(() => receiver.received().length >= count)
      expect(receiver.received().every(({ fault }) => fault === null)).toBe(true)
      return receiver.received().map(({ body }) => read(body))
    },
  }
}

describe('automations are told', () => {
  it('of an order that is placed, once however often it is sent, and of each step of its road', async () => {
    const company = await givenCompany(server)
    const listener = await listenTo(company)
    const order = await givenOrder(server, company)
    const repeat = await call(server, '/rest/v1/orders', {
      bearer: company.apiKey,
      body: buildOrder({ id: order.id }),
    })
    expect(repeat.status).toBe(200)
    for (const status of ['production', 'production', 'ready']) {
      await call(server, `/rest/v1/orders?id=eq.${order.id}`, {
        method: 'PATCH',
        bearer: company.apiKey,
        body: { status },
      })
    }
    await call(server, `/api/orders/${order.id}/close`, {
      cookie: company.cookie,
      body: { outcome: 'cancelled', reason: 'customer_gave_up' },
    })
    const told = await listener.until(4)
    expect(told.map(({ type, data }) => [type, data.from, data.order.status])).toEqual([
      ['order.created', undefined, 'analysis'],
      ['order.status', 'analysis', 'production'],
      ['order.status', 'production', 'ready'],
      ['order.status', 'ready', 'cancelled'],
    ])
    expect(told.every(({ data }) => data.order.id === order.id && data.order.total === order.total)).toBe(
      true,
    )
    await listener.stop()
  })

  it('of what customers write, not of what the shop does, nor of what a gateway remembers', async () => {
    const shop = await givenReceivingShop(server)
    const listener = await listenTo(shop.company)
    const { phone } = freshPerson()
    await shop.receive(inboundText(phone, { text: 'De outro mês', at: Date.now() - 40 * 86_400_000 }))
    await shop.receive(typedText(phone, { text: 'Olá!' }))
    const twice = inboundText(phone, { text: 'Primeira' })
    await shop.receive(twice, inboundText(phone, { text: 'Segunda', at: Date.now() + 1 }))
    await shop.receive(twice)
    const told = await listener.until(2)
    expect(told.map(({ type, data }) => [type, data.message.text, data.chat.title])).toEqual([
      ['message.received', 'Primeira', 'Maria'],
      ['message.received', 'Segunda', 'Maria'],
    ])
    await listener.stop()
  })

  it('of an appointment that is booked, confirmed, cancelled and deleted', async () => {
    const shop = await givenAgendaShop(server)
    const listener = await listenTo(shop.company)
    const first = await shop.given(mondayAt('10:00'))
    const confirmed = (await shop.setStatus(first, 'confirmed')).body
    await shop.edit(confirmed, { notes: 'prefere tesoura' })
    const noted = (await shop.read(first.id)).body
    await shop.setStatus(noted, 'cancelled')
    const second = await shop.given(mondayAt('14:00'))
    await shop.ask(`/api/appointments/${second.id}`, 'DELETE')
    await shop.ask(`/api/appointments/${second.id}/restore`, 'POST')
    const told = await listener.until(6)
    const of = (id: string) =>
      told
        .filter(({ data }) => data.appointment.id === id)
        .map(({ type }) => type.replace('appointment.', ''))
    expect(of(first.id).slice(-2)).toEqual(
      ['confirmed', 'cancelled'].slice(first.status === 'confirmed' ? 1 : 0),
    )
    expect(of(second.id).filter((type) => type !== 'confirmed')).toEqual(['created', 'cancelled', 'created'])
    await listener.stop()
  })

  it('of an appointment that is moved, took place, or whose customer did not come', async () => {
    const shop = await givenAgendaShop(server)
    const first = await shop.given(mondayAt('10:00'))
    const confirmed = first.status === 'confirmed' ? first : (await shop.setStatus(first, 'confirmed')).body
    const listener = await listenTo(shop.company)
    const moved = (await shop.edit(confirmed, { starts_at: mondayAt('11:00') })).body
    await shop.edit(moved, { notes: 'prefere tesoura' })
    const noted = (await shop.read(first.id)).body
    await shop.setStatus(noted, 'completed')
    const done = (await shop.read(first.id)).body
    await shop.setStatus(done, 'completed', { no_show: true })
    const told = await listener.until(3)
    expect(told.map(({ type }) => type)).toEqual([
      'appointment.moved',
      'appointment.completed',
      'appointment.no-show',
    ])
    expect(told[0]!.data).toMatchObject({
      appointment: { id: first.id, starts_at: moved.starts_at, professional: null },
      from: { starts_at: first.starts_at, professional: null },
    })
    await listener.stop()
  })

  it('of a lead, at the installation’s own endpoint, once', async () => {
    const { body } = await call<{ token: string }>(server, '/api/visit')
    const lead = {
      empresa: 'Lanchonete da Praça',
      cnpj: freshCnpj(),
      email: 'dona@lanchonete.example',
      responsavel: 'Maria Souza',
      telefone: '92991234567',
      nicho: 'delivery',
    }
    for (let time = 0; time < 2; time += 1) {
      const sent = await call(server, '/webhook/lead-collector', { bearer: body.token, body: lead })
      expect(sent.status).toBe(200)
    }
    const { headers, body: told } = await leads.waitFor()
    expect(signatureFault({ headers, body: told, now: new Date() }, leadSecret)).toBeNull()
    const { data } = describeEvent('lead.created').body.parse(JSON.parse(told)) as { data: { lead: unknown } }
    expect(data.lead).toMatchObject({ cnpj: lead.cnpj, nicho: 'delivery', email: lead.email })
    const waiting = async () => {
      const { rows } = await server.app.db.owner.query(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'lead-webhook'`,
      )
      return rows.length
    }
    await vi.waitUntil(async () => (await waiting()) === 0)
    expect(leads.received()).toHaveLength(1)
  })

  it('only of what they asked for, and only while they are on', async () => {
    const company = await givenCompany(server)
    const listener = await listenTo(company, ['order.status'])
    const quiet = await givenEndpoint(server, company, { url: 'http://127.0.0.1:9/' })
    await server.app.db.owner.query('update webhook_endpoints set active = false where id = $1', [
      quiet.endpoint.id,
    ])
    await givenOrder(server, company)
    const { rows } = await server.app.db.owner.query(
      'select 1 from webhook_deliveries where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([])
    await listener.stop()
  })
})

describe('an event', () => {
  const example = describeEvent('order.created').example.data as never

  it('of work that was taken back is not told', async () => {
    const company = await givenCompany(server)
    await givenEndpoint(server, company, { url: 'http://127.0.0.1:9/' })
    const work = server.app.db.asCompany(company.id, async (tx) => {
      await announce(tx, company.id, 'order.created', example)
      throw new Error('the shop closed')
    })
    await expect(work).rejects.toThrow('the shop closed')
    const { rows } = await server.app.db.owner.query(
      'select 1 from webhook_deliveries where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([])
  })

  it('reaches each endpoint that wants it under the same id, in the order in which it was told', async () => {
    const company = await givenCompany(server)
    const receivers = await Promise.all([startWebhookReceiver(), startWebhookReceiver()])
    for (const { url } of receivers) await givenEndpoint(server, company, { url })
    for (let count = 0; count < 5; count += 1) {
      await server.app.db.asCompany(company.id, (tx) => announce(tx, company.id, 'order.created', example))
    }
    const idsOf = (receiver: WebhookReceiver) =>
      receiver.received().map(({ headers }) => headers['webhook-id'] as string)
    await Promise.all(receivers.map((one) => one.waitFor(() => one.received().length === 5)))
    const [first, second] = receivers.map(idsOf)
    expect(first).toEqual(second)
    const { rows } = await server.app.db.owner.query<{ event_id: string }>(
      'select event_id from webhook_deliveries where company_id = $1 group by event_id order by min(seq)',
      [company.id],
    )
    expect(first).toEqual(rows.map(({ event_id }) => event_id))
    await Promise.all(receivers.map((one) => one.stop()))
  })
})

/** An hour of the shop's clock (Manaus) on a Monday two to three weeks from now. */
function mondayAt(time: string): string {
  const day = new Date(Date.now() + 14 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return `${day.toISOString().slice(0, 10)}T${time}:00-04:00`
}
