import type { Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenPerson, type Person } from '../booking/testing/salon'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'

let town: ToldShops
let shop: ToldShop
let rui: Customer
let ana: Person
let bruno: Person

// Monday noon in Manaus.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const TEN = '2030-03-07T14:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  rui = await shop.customer()
  const only = (id: string) => ({ offers: { all: false, services: [{ id, duration: null, prices: {} }] } })
  ana = await givenPerson(town.server, shop.company, 'Ana Prado', only(shop.services.cut))
  bruno = await givenPerson(town.server, shop.company, 'Bruno Luz', only(shop.services.beard))
  await shop.rows(
    `update companies set pix_tipo = 'cnpj', pix_chave = '11222333000181', cidade_empresa = 'Manaus' where id = $1`,
  )
})
afterAll(() => town.stop())

/** Books a haircut and a beard on the public page. */
async function givenVisit(): Promise<string> {
  const { cut, beard } = shop.services
  const services = [{ service_id: cut }, { service_id: beard }]
  const { status, body } = await shop.bookPublicly(NINE, rui, { service_id: undefined, services })
  expect([status, body.professional]).toEqual([201, null])
  await shop.runDue()
  return body.id
}

describe('who booked a visit of several people', () => {
  it('reads one message for all of it, with each part, its person and its time', async () => {
    await givenVisit()
    const told = await shop.receivedBy(rui)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/com Ana Prado às 09:00 \+ .+ com Bruno Luz às \d\d:\d\d/)
  })

  it('is told once of a move and once of a cancellation, and reminded once', async () => {
    const id = await givenVisit()
    await shop.status(id, 'confirmed')
    await shop.runDue()
    await shop.receivedBy(rui)
    await shop.move(id, TEN)
    await shop.runDue(2)
    expect(await shop.receivedBy(rui)).toEqual([expect.stringMatching(/com Ana Prado às 10:00 \+ /)])
    town.setTime('2030-03-07T13:00:00Z')
    await shop.runDue()
    expect((await shop.receivedBy(rui)).length).toBe(1)
    await shop.byLink(id, { act: 'cancel', version: (await shop.read(id)).version })
    await shop.runDue(2)
    expect(await shop.receivedBy(rui)).toHaveLength(1)
  })

  it('is told when somebody else does a later part', async () => {
    const id = await givenVisit()
    await shop.receivedBy(rui)
    const carla = await givenPerson(town.server, shop.company, 'Carla Reis')
    const { version } = await shop.read(id)
    const services = [
      { service_id: shop.services.cut, agenda_id: ana.id },
      { service_id: shop.services.beard, agenda_id: carla.id },
    ]
    await shop.ask(`/api/appointments/${id}`, { method: 'PATCH', body: { version, services } })
    await shop.runDue()
    expect(await shop.receivedBy(rui)).toEqual([expect.stringMatching(/com Carla Reis/)])
    expect(bruno.id).not.toBe(carla.id)
  })

  it('pays one deposit for all of it, which confirms all parts, or frees them all', async () => {
    const { cut, beard } = shop.services
    await shop.settings({
      confirm_by_self: true,
      services: { [cut]: { deposit_cents: 1000 }, [beard]: { deposit_cents: 500 } },
    })
    const standing = async () =>
      (
        await shop.ask<{ appointments: Appointment[] }>('/api/appointments?from=2030-03-07&to=2030-03-07')
      ).body.appointments.map(({ status, deposit }) => [status, deposit?.cents ?? null])
    const id = await givenVisit()
    const told = await shop.receivedBy(rui)
    expect([told.length, told[0]]).toEqual([1, expect.stringMatching(/sinal de R\$\s15,00/)])
    expect(await standing()).toEqual([
      ['pending', 1500],
      ['pending', null],
    ])
    await shop.ask(`/api/appointments/${id}/deposit`, { body: { paid: true } })
    expect((await standing()).map(([status]) => status)).toEqual(['confirmed', 'confirmed'])
    await shop.status(id, 'cancelled')
    await shop.runDue()
    await givenVisit()
    town.setTime('2030-03-06T18:00:00Z')
    await shop.runDue(2)
    expect((await standing()).map(([status]) => status)).toEqual(Array(4).fill('cancelled'))
  })

  it('answers a reminder for all of it', async () => {
    const id = await givenVisit()
    await shop.status(id, 'confirmed')
    town.setTime('2030-03-06T15:00:00Z')
    await shop.runDue()
    await shop.receivedBy(rui)
    await shop.says(rui, 'Cancelar', `lembrete:cancelar:${id}`)
    const { rows } = await town.server.app.db.owner.query(
      'select distinct status from appointments where company_id = $1',
      [shop.company.id],
    )
    expect(rows).toEqual([{ status: 'cancelled' }])
  })
})

it('a visit of several people is one where visits are counted, and each service where services are', async () => {
  await givenVisit()
  await shop.rows(
    `update appointments set status = 'completed', no_show = true, ends_at = ends_at where company_id = $1`,
  )
  const get = async <Body>(path: string) => (await shop.ask<Body>(path)).body
  const summary = await get<{ stats: object; no_shows: number; months: object[] }>(
    '/api/appointments/summary',
  )
  expect(summary).toMatchObject({ stats: { total: 1, completed: 1 }, no_shows: 1 })
  expect(summary.months).toEqual([{ month: '2030-03', count: 1 }])
  town.setTime('2030-03-08T16:00:00Z')
  const day = 'period=custom&from=2030-03-07&to=2030-03-07'
  const { appointments } = await get<{ appointments: object }>(`/api/manager/overview?${day}`)
  expect(appointments).toMatchObject({ total: { current: 1 }, completed: 1, no_shows: { current: 1 } })
  const report = await get<{ count: number; rows: unknown[][] }>(`/api/manager/reports/appointments?${day}`)
  expect(report.count).toBe(1)
  expect(report.rows[0]).toEqual(
    expect.arrayContaining(['Corte + Barba', 'Ana Prado + Bruno Luz', 'completed', 8000]),
  )
  const services = await get<{ count: number }>(`/api/manager/reports/services?${day}`)
  expect(services.count).toBe(2)
  const phone = encodeURIComponent(rui.phone)
  expect(await get(`/api/appointments/customer?phone=${phone}`)).toMatchObject({ no_shows: 1 })
})
