import type { OrderRow } from '@balcao/contract/orders'
import { weekdays } from '@balcao/domain/company'
import type { HoursRow } from '@balcao/domain/hours'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../conversations/testing/open-shop'
import type { Customer } from '../conversations/testing/sending-shop'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'

let shop: OpenShop
let maria: Customer

const always = weekdays.map((dia): HoursRow => ({
  dia,
  horario_inicio: '00:00',
  horario_fim: '00:00',
  status: 'aberto',
}))
/** Tomorrow at this time, when the shop is about to close the whole day and the one behind it. */
const wanted = new Date(Date.now() + 24 * 3_600_000)
const dayOf = (at: Date) => new Date(at.getTime() - 4 * 3_600_000).getUTCDay()
const closed = [dayOf(wanted), (dayOf(wanted) + 1) % 7].map((day) => weekdays[(day + 6) % 7]!)
const shorter = always.map((row) => (closed.includes(row.dia) ? { ...row, status: 'fechado' as const } : row))

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.server.app.db.owner.query('update orders set deleted_at = now() where company_id = $1', [
    shop.company.id,
  ])
  maria = await shop.customer()
  expect((await save(always, { agendamentos_fora: 'manter' })).status).toBe(200)
})

interface Answer {
  code?: string
  current?: { orders: { id: string; number: number; customer_name: string }[] }
}
const save = (hours: HoursRow[], more: object = {}) =>
  call<Answer>(shop.server, '/webhook/update-customer', {
    cookie: shop.company.cookie,
    body: { cnpj: shop.company.cnpj, horario_funcionamento: hours, ...more },
  })
const place = (change: Parameters<typeof givenOrder>[2] = {}) =>
  givenOrder(shop.server, shop.company, {
    customer_name: 'Maria Souza',
    customer_phone: maria.phone.number.replace(/^55(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'),
    scheduled_for: wanted.toISOString(),
    ...change,
  })
const move = (order: OrderRow, status: string) =>
  call(shop.server, `/rest/v1/orders?id=eq.${order.id}`, {
    method: 'PATCH',
    cookie: shop.company.cookie,
    body: { status },
  })
const named = async () => (await save(shorter)).body.current?.orders.map(({ id }) => id)

/** What Maria reads once everything that was asked for has been done. */
async function reads(): Promise<string[]> {
  const unfinished = `select 1 from graphile_worker.jobs
    where locked_at is not null or attempts < max_attempts and (run_at <= now() or last_error is not null)`
  const { owner } = shop.server.app.db
  await expect.poll(async () => (await owner.query(unfinished)).rowCount, { timeout: 10_000 }).toBe(0)
  return maria.phone.received().map(({ text }) => text)
}

describe('hours that leave orders for later outside', () => {
  it('are not saved before those are named; kept they stand, and nobody is told', async () => {
    const order = await place()
    await place({ scheduled_for: null })
    await move(await place(), 'cancelled')
    const before = await reads()
    const refused = await save(shorter)
    expect([refused.status, refused.body.code]).toEqual([409, 'HOURS_LEAVE_APPOINTMENTS'])
    expect(refused.body.current!.orders).toEqual([
      {
        id: order.id,
        number: order.number,
        customer_name: 'Maria Souza',
        customer_phone: order.customer_phone,
        fulfilment: order.fulfilment,
        scheduled_for: wanted.toISOString(),
      },
    ])
    expect((await save(shorter, { agendamentos_fora: 'manter' })).status).toBe(200)
    expect(await reads()).toEqual(before)
    // Outside already: whoever takes one for a closed day, or shortens the day again, knows it.
    expect((await save(shorter.map((row) => ({ ...row, horario_inicio: '00:01' })))).status).toBe(200)
  })

  it('have their customers told once of each moment, whatever the hours do, and news of the order go on', async () => {
    const order = await place()
    const tell = { agendamentos_fora: 'avisar' }
    const [received] = await reads()
    for (const hours of [shorter, shorter, always, shorter]) {
      expect((await save(hours, tell)).status).toBe(200)
      await reads()
    }
    const told = expect.stringMatching(
      new RegExp(
        `^Olá, Maria! Não vamos atender no horário do seu pedido nº ${order.number}, (hoje|amanhã) às `,
      ),
    ) as string
    expect(await reads()).toEqual([received, told])
    await move(order, 'production')
    expect((await reads()).slice(2)).toEqual([expect.stringContaining('está em preparo')])
  })

  it('are saved at once where a program says nothing, and where nothing lies outside', async () => {
    expect(await named()).toBeUndefined()
    await save(always)
    await place()
    const { status } = await call(shop.server, '/webhook/update-customer', {
      bearer: shop.company.apiKey,
      body: { cnpj: shop.company.cnpj, horario_funcionamento: shorter },
    })
    expect(status).toBe(200)
  })

  it('and a shop that is closed by hand says how many orders are wanted before it opens again', async () => {
    await place({ scheduled_for: new Date(Date.now() + 10 * 60_000).toISOString() })
    await place()
    const press = (body: object) =>
      call<{ agendados: number }>(shop.server, '/api/company/opening', {
        method: 'PUT',
        cookie: shop.company.cookie,
        body,
      })
    expect((await press({ act: 'pause', minutes: 30 })).body.agendados).toBe(1)
    expect((await press({ act: 'open' })).body.agendados).toBe(0)
  })
})
