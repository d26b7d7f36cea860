import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agenda, Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import { defaultScheduling } from '@balcao/domain/scheduling'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await startTestServer({
    clock: movableClock('2026-11-16T12:00:00Z').now,
    env: { BALCAO_ROLE: 'web', BALCAO_PUBLIC_URL: 'http://balcao.example' },
  })
})
beforeEach(async () => {
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

const read = async () => (await shop.ask<SchedulingSettings>('/api/agenda/settings')).body
const save = (body: object) =>
  shop.ask<SchedulingSettings & { code: string; current: SchedulingSettings }>(
    '/api/agenda/settings',
    'PUT',
    body,
  )

describe('how the agenda works', () => {
  it('a new company has the product’s settings, its own agenda and the address of its page', async () => {
    expect(await read()).toEqual({
      version: 0,
      ...defaultScheduling,
      places: [],
      package_kinds: [],
      agendas: [
        {
          id: expect.any(String) as string,
          name: '',
          employee_id: null,
          active: true,
          hours: null,
          periods: [],
          offers: null,
          version: 1,
        },
      ],
      booking_url: `http://balcao.example/agendamento/${shop.company.id}`,
    })
    expect((await read()).agendas).toEqual((await read()).agendas)
  })

  it('saves what is given, fills in what a service does not say, and keeps the rest', async () => {
    const saved = await save({ version: 0, grid: 15, services: { [shop.cut]: { deposit_cents: 2000 } } })
    expect(saved.body).toMatchObject({
      version: 1,
      grid: 15,
      horizon_days: 60,
      services: {
        [shop.cut]: { deposit_cents: 2000, deposit_minutes: 120, bookable: true, buffer_before: 0 },
      },
    })
    expect((await save({ version: 1, notice_minutes: 90 })).body).toMatchObject({
      version: 2,
      grid: 15,
      notice_minutes: 90,
    })
  })

  it('a text that was emptied is the product’s own again', async () => {
    const news = { ...defaultScheduling.news, booked: { on: false, text: '  ' } }
    const saved = await save({ version: 0, news: { ...news, moved: { on: true, text: 'Mudou!' } } })
    expect(saved.body.news.booked).toEqual({ on: false, text: defaultScheduling.news.booked.text })
    expect((await read()).news.moved).toEqual({ on: true, text: 'Mudou!' })
  })

  it('of two who save at once one is told, with what stands now', async () => {
    const both = await Promise.all([save({ version: 0, grid: 15 }), save({ version: 0, grid: 30 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect([refused.body.code, refused.body.current]).toEqual(['SETTINGS_CHANGED', await read()])
    const twice = await Promise.all([save({ version: 1, grid: 15 }), save({ version: 1, grid: 60 })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([{ grid: 45 }, { horizon_days: 0 }, { quiet_from: '25:00' }, { surprise: true }])(
    '%j is no setting',
    async (body) => {
      expect((await save({ version: 0, ...body })).status).toBe(400)
    },
  )
})

describe('agendas of employees', () => {
  const hire = async (nome: string) => {
    const id = randomUUID()
    await server.app.db.owner.query(
      'insert into employees (company_id, id, nome, data_admissao) values ($1, $2, $3, current_date)',
      [shop.company.id, id, nome],
    )
    return id
  }
  const setAgenda = (employeeId: string, active: boolean) =>
    shop.ask<Agenda & { code: string }>(`/api/agenda/employees/${employeeId}`, 'PUT', { active })

  it('each is booked by itself: one time, once in every agenda', async () => {
    const bia = await setAgenda(await hire('Bia'), true)
    expect(bia.body).toMatchObject({ name: 'Bia', active: true })
    const start = '2026-11-17T14:00:00Z'
    const own = await shop.given(start)
    const hers = await shop.given(start, { agenda_id: bia.body.id })
    expect((await shop.tryBook(shop.request(start, { agenda_id: bia.body.id }))).body.code).toBe('SLOT_TAKEN')
    const onto = await shop.edit(own, { agenda_id: bia.body.id })
    expect([onto.status, onto.body.code]).toEqual([409, 'SLOT_TAKEN'])
    const listed = await shop.ask<{ appointments: Appointment[] }>(
      `/api/appointments?from=2026-11-17&to=2026-11-17&agenda_id=${bia.body.id}`,
    )
    expect(listed.body.appointments.map(({ id }) => id)).toEqual([hers.id])
    await shop.setStatus(hers, 'cancelled')
    expect((await shop.edit(own, { agenda_id: bia.body.id })).body).toMatchObject({ agenda_id: bia.body.id })
  })

  it('an agenda out of use, or of somebody who does not work now, is not booked; its appointments stay', async () => {
    const employee = await hire('Caio')
    const { body: agenda } = await setAgenda(employee, true)
    const made = await shop.given('2026-11-17T14:00:00Z', { agenda_id: agenda.id })
    const book = async () => {
      const answer = await shop.tryBook(shop.request('2026-11-18T14:00:00Z', { agenda_id: agenda.id }))
      return [answer.status, answer.body.code]
    }
    expect((await setAgenda(employee, false)).body).toEqual({ ...agenda, active: false, version: 2 })
    expect(await book()).toEqual([404, 'AGENDA_NOT_FOUND'])
    expect((await shop.setStatus(made, 'confirmed')).body.status).toBe('confirmed')
    expect((await setAgenda(employee, true)).body).toEqual({ ...agenda, version: 3 })
    await server.app.db.owner.query(`update employees set status = 'inativo' where id = $1`, [employee])
    expect(await book()).toEqual([404, 'AGENDA_NOT_FOUND'])
    expect((await read()).agendas.find(({ id }) => id === agenda.id)!.active).toBe(false)
    expect((await setAgenda(randomUUID(), true)).body.code).toBe('AGENDA_NOT_FOUND')
  })

  it('one agenda is closed while the others stay open', async () => {
    const { body: agenda } = await setAgenda(await hire('Duda'), true)
    await shop.ask('/api/agenda/closures', 'PUT', {
      dates: ['2026-11-17'],
      closed: true,
      agenda_id: agenda.id,
    })
    const hers = await shop.tryBook(shop.request('2026-11-17T14:00:00Z', { agenda_id: agenda.id }))
    expect(hers.body.fields?.[0]?.mensagem).toBe('Este dia está marcado como indisponível')
    expect((await shop.tryBook(shop.request('2026-11-17T14:00:00Z'))).status).toBe(201)
  })
})
