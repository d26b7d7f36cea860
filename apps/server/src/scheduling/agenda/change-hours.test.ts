import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import type { HoursRow } from '@balcao/domain/hours'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setModules } from '../../operator/companies/companies'
import { call } from '../../testing/call'
import { givenEmployee, givenWorker } from '../../testing/employees'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'
import { officeHours, type Refusal } from '../testing/agenda-shop'

// Monday noon in Manaus; the appointments are on Thursday, the last hour of the day and the first.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const FIVE = '2030-03-07T21:00:00Z'

let town: ToldShops
let shop: ToldShop
let ana: Customer
let late: Appointment

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
afterAll(() => town.stop())
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
  late = await shop.given(FIVE, ana, { email: ana.email })
  await shop.given(NINE, await shop.customer())
  await shop.runDue()
  await shop.receivedBy(ana)
})

/** Until five in the afternoon, which leaves the last hour outside. */
const shorter = officeHours.map((day): HoursRow => ({ ...day, horario_fim: '17:00' }))
const as = (cookie: string) => (path: string, method: string, body: unknown) =>
  call<Refusal & Agenda>(town.server, path, { cookie, method, body })
const saveHours = (hours: HoursRow[], more: object = {}, cookie = shop.company.cookie) =>
  as(cookie)('/webhook/update-customer', 'POST', {
    cnpj: shop.company.cnpj,
    horario_funcionamento: hours,
    ...more,
  })
const named = ({ body }: { body: Refusal }) => body.current?.appointments.map(({ id }) => id)
const closesAt = async () => {
  const [row] = await shop.rows<{ hours: HoursRow[] }>(
    'select horario_funcionamento as hours from companies where id = $1',
  )
  return row!.hours[0]!.horario_fim
}
/** Employees with an agenda of their own, by its id. */
async function givenAgenda(nome: string): Promise<Agenda & { employee: string }> {
  const employee = await givenEmployee(town.server, shop.company, { nome })
  const path = `/api/agenda/employees/${employee.id}`
  const { body } = await as(shop.company.cookie)(path, 'PUT', { active: true })
  return { ...body, employee: employee.id }
}

describe('hours of the company that leave appointments outside', () => {
  it('are not saved before those are named, by a manager either; kept they stay, and nobody is told', async () => {
    const gerente = await givenWorker(town.server, shop.company, 'gerente')
    for (const cookie of [shop.company.cookie, gerente.cookie]) {
      const refused = await saveHours(shorter, {}, cookie)
      expect([refused.status, refused.body.code, named(refused)]).toEqual([
        409,
        'HOURS_LEAVE_APPOINTMENTS',
        [late.id],
      ])
    }
    expect(await closesAt()).toBe('18:00')
    expect((await saveHours(shorter, { agendamentos_fora: 'manter' }, gerente.cookie)).status).toBe(200)
    expect(await closesAt()).toBe('17:00')
    expect((await shop.read(late.id)).status).toBe('pending')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('their customers are asked to choose another time, once, by WhatsApp and mail, if so wanted', async () => {
    const sent = () => saveHours(shorter, { agendamentos_fora: 'avisar' })
    expect((await sent()).status).toBe(200)
    // A second press finds the hours saved.
    expect((await sent()).status).toBe(200)
    await shop.runDue(2)
    expect(await shop.receivedBy(ana)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Olá, .*Não vamos atender no seu horário de quinta, 7 de março, às 17:00 \\(Corte\\).*horario/${late.id}`,
          's',
        ),
      ),
    ])
    expect(shop.mails(ana).at(-1)!.subject).toContain('Escolha outro horário: Corte')
    // Back and forth again: they have been told of that time.
    await saveHours(officeHours)
    await sent()
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('who has hours of their own is not concerned, and who was put outside on purpose is no news', async () => {
    const bia = await givenAgenda('Bia Reis')
    await as(shop.company.cookie)(`/api/agenda/employees/${bia.employee}`, 'PUT', { hours: officeHours })
    await shop.given('2030-03-06T21:00:00Z', await shop.customer(), { agenda_id: bia.id })
    await shop.given('2030-03-06T23:00:00Z', await shop.customer(), { accept: ['outside-hours'] })
    expect(named(await saveHours(shorter))).toEqual([late.id])
  })

  it('what is over, cancelled or past is none; without the agenda, and for a program, nobody is asked', async () => {
    const key = await call<Refusal>(town.server, '/webhook/update-customer', {
      bearer: shop.company.apiKey,
      body: { cnpj: shop.company.cnpj, horario_funcionamento: shorter },
    })
    expect([key.status, await closesAt()]).toEqual([200, '17:00'])
    await saveHours(officeHours)
    await shop.status(late.id, 'cancelled')
    expect((await saveHours(shorter)).status).toBe(200)
    await saveHours(officeHours)
    await shop.status(late.id, 'pending')
    await setModules(town.server.app.db, shop.company.id, { mod_agendamento: false })
    expect((await saveHours(shorter)).status).toBe(200)
  })

  it('another company’s appointments are never named', async () => {
    const other = await town.shop()
    const answer = await as(other.company.cookie)('/webhook/update-customer', 'POST', {
      cnpj: other.company.cnpj,
      horario_funcionamento: shorter,
    })
    expect(answer.status).toBe(200)
  })

  it('a booking under way is not overlooked', async () => {
    await shop.status(late.id, 'cancelled')
    for (let round = 0; round < 6; round += 1) {
      await saveHours(officeHours, { agendamentos_fora: 'manter' })
      const startsAt = `2030-03-${11 + round}T21:00:00Z`
      const isWeekend = [0, 6].includes(new Date(startsAt).getUTCDay())
      if (isWeekend) continue
      const [booked, saved] = await Promise.all([
        as(shop.company.cookie)('/api/appointments', 'POST', {
          id: crypto.randomUUID(),
          service_id: shop.services.cut,
          starts_at: startsAt,
          client: 'Rui',
          phone: '92991234567',
        }),
        saveHours(shorter),
      ])
      // Either the hours name it, or it finds them changed.
      expect([booked.status, saved.status]).toEqual(booked.status === 201 ? [201, 409] : [422, 200])
      if (booked.status === 201)
        await shop.rows(
          'update appointments set deleted_at = now() where company_id = $1 and id = $2',
          booked.body.id,
        )
    }
  })
})

describe('hours of one person', () => {
  it('are not saved before the appointments outside are named; then kept, or told', async () => {
    const bia = await givenAgenda('Bia Reis')
    const rui = await shop.customer()
    const theirs = await shop.given(FIVE, rui, { agenda_id: bia.id })
    await shop.runDue()
    await shop.receivedBy(rui)
    const put = (body: object) =>
      as(shop.company.cookie)(`/api/agenda/employees/${bia.employee}`, 'PUT', body)
    const refused = await put({ hours: shorter })
    expect([refused.status, refused.body.code, named(refused)]).toEqual([
      409,
      'HOURS_LEAVE_APPOINTMENTS',
      [theirs.id],
    ])
    expect(refused.body.current!.appointments[0]).toMatchObject({ professional: 'Bia Reis' })
    expect((await put({ hours: shorter, accept: true, tell: true })).body.hours).toEqual(shorter)
    await shop.runDue()
    expect(await shop.receivedBy(rui)).toEqual([expect.stringContaining('Corte com Bia Reis')])
    // Back to the company's hours, which are longer: nobody is left outside.
    expect((await put({ hours: null })).status).toBe(200)
    expect((await put({ hours: shorter, accept: true })).status).toBe(200)
  })
})

describe('days and parts of days that are closed over appointments', () => {
  const put = (body: object) =>
    as(shop.company.cookie)('/api/agenda/closures', 'PUT', { dates: ['2030-03-07'], closed: true, ...body })

  it('their customers are told only if so wanted, and once', async () => {
    expect((await put({})).status).toBe(409)
    expect((await put({ accept: true })).status).toBe(200)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
    await put({ closed: false })
    await put({ accept: true, tell: true })
    await put({ accept: true, tell: true })
    await shop.runDue(2)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Não vamos atender')])
    expect((await shop.read(late.id)).status).toBe('pending')
  })

  it('a part of a day tells those who lie in it', async () => {
    const part = { id: crypto.randomUUID(), starts_at: FIVE, ends_at: '2030-03-07T22:00:00Z' }
    const close = (more: object) =>
      as(shop.company.cookie)('/api/agenda/closures', 'POST', { ...part, ...more })
    expect(named(await close({}))).toEqual([late.id])
    expect((await close({ accept: true, tell: true })).status).toBe(201)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Não vamos atender')])
  })

  it('who has moved meanwhile is not told of the time that they had', async () => {
    await put({ accept: true, tell: true })
    await shop.move(late.id, '2030-03-08T13:00:00Z')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Agora é sexta')])
  })
})
