import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agenda, AgendaFeed, SchedulingSettings } from '@balcao/contract/scheduling'
import { setModules } from '../../operator/companies/companies'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call, type Answer } from '../../testing/call'
import { givenEmployee, givenWorker } from '../../testing/employees'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop, type Refusal } from '../testing/agenda-shop'

let server: TestServer
let shop: AgendaShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
let now = new Date('2026-11-16T12:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server)
})

async function givenPerson(nome: string): Promise<Agenda & { employee: string }> {
  const { id: employee } = await givenEmployee(server, shop.company, { nome })
  const { body } = await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })
  return { ...body, employee }
}

const setFeed = (agendaId: string, act: string) =>
  shop.ask<AgendaFeed & Refusal>(`/api/agenda/agendas/${agendaId}/feed`, 'PUT', { act })

async function openFeed(agendaId: string): Promise<string> {
  const { status, body } = await setFeed(agendaId, 'open')
  expect(status).toBe(200)
  return body.url!
}

/** What a calendar app gets, which knows nothing but the address. */
const fetchFeed = (url: string): Promise<Answer<Refusal>> => call(server, new URL(url).pathname)

async function eventsAt(url: string) {
  const { status, text } = await fetchFeed(url)
  expect(status).toBe(200)
  const calendar = convertIcsCalendar(undefined, text)
  return {
    name: calendar.name,
    events: (calendar.events ?? []).map(({ summary, description, status: said, start }) => ({
      summary,
      description,
      said,
      start: start.date.toISOString(),
    })),
  }
}

const ownAgenda = async () => {
  const { body } = await shop.ask<SchedulingSettings>('/api/agenda/settings')
  return body.agendas.find(({ employee_id }) => employee_id === null)!.id
}

describe('the feed of a person’s agenda', () => {
  it('holds their appointments alone, with whom and how to reach them, as they stand at each look', async () => {
    const [bia, rui] = [await givenPerson('Bia Souza Reis'), await givenPerson('Rui Alves')]
    const first = await shop.given('2026-11-17T13:00:00Z', { agenda_id: bia.id, notes: 'Franja\ncurta' })
    await shop.given('2026-11-17T13:00:00Z', { agenda_id: rui.id, client: 'Caio' })
    const cancelled = await shop.given('2026-11-18T13:00:00Z', { agenda_id: bia.id })
    await shop.setStatus(cancelled, 'cancelled')
    const url = await openFeed(bia.id)
    expect(await eventsAt(url)).toMatchObject({
      name: expect.stringMatching(/^Bia Reis - /),
      events: [
        {
          summary: expect.stringMatching(/ · Ana Lima$/),
          description: expect.stringMatching(/\(92\) 99\d{3}-\d{4}\nFranja\ncurta$/),
          start: '2026-11-17T13:00:00.000Z',
        },
      ],
    })
    await shop.edit(first, { starts_at: '2026-11-19T15:00:00Z' })
    expect((await eventsAt(url)).events).toMatchObject([{ start: '2026-11-19T15:00:00.000Z' }])
  })

  it('is a calendar file that nobody keeps for others, and takes no change', async () => {
    const url = await openFeed((await givenPerson('Bia')).id)
    const { headers } = await fetchFeed(url)
    expect(headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/)
    expect(headers.get('cache-control')).toMatch(/private/)
    expect((await call(server, new URL(url).pathname, { method: 'PUT', body: {} })).status).toBe(404)
  })

  it('holds what lies thirty days back and a year ahead', async () => {
    const bia = await givenPerson('Bia')
    await shop.given('2026-11-16T13:00:00Z', { agenda_id: bia.id })
    const url = await openFeed(bia.id)
    now = new Date('2026-12-16T12:59:00Z')
    expect((await eventsAt(url)).events).toHaveLength(1)
    now = new Date('2026-12-16T13:01:00Z')
    expect((await eventsAt(url)).events).toEqual([])
  })

  it('keeps its address when it is opened twice; a new address ends the former, and closing ends it too', async () => {
    const { id } = await givenPerson('Bia')
    const url = await openFeed(id)
    expect(await openFeed(id)).toBe(url)
    const renewed = (await setFeed(id, 'renew')).body.url!
    expect(renewed).not.toBe(url)
    expect([(await fetchFeed(url)).status, (await fetchFeed(renewed)).status]).toEqual([404, 200])
    expect((await setFeed(id, 'close')).body).toEqual({ url: null })
    expect((await fetchFeed(renewed)).status).toBe(404)
    expect(await openFeed(id)).not.toBe(renewed)
  })

  it('ends when its person does not work here any more, and stays when they only take no bookings', async () => {
    const bia = await givenPerson('Bia')
    await shop.given('2026-11-17T13:00:00Z', { agenda_id: bia.id })
    const url = await openFeed(bia.id)
    await shop.ask(`/api/agenda/employees/${bia.employee}`, 'PUT', { active: false })
    expect((await eventsAt(url)).events).toHaveLength(1)
    await server.app.db.owner.query(`update employees set status = 'inativo' where id = $1`, [bia.employee])
    expect((await fetchFeed(url)).body).toMatchObject({ code: 'AGENDA_NOT_FOUND' })
  })
})

it('MODULE-15 without the module a feed is shut, and open again with it', async () => {
  const url = await openFeed(await ownAgenda())
  await setModules(server.app.db, shop.company.id, { mod_agendamento: false })
  expect((await fetchFeed(url)).body).toMatchObject({ code: 'BOOKING_UNAVAILABLE' })
  await setModules(server.app.db, shop.company.id, { mod_agendamento: true })
  expect((await fetchFeed(url)).status).toBe(200)
})

describe('the feed of the company’s own agenda', () => {
  it('holds everybody’s, and says with whom each is', async () => {
    const bia = await givenPerson('Bia Reis')
    await shop.given('2026-11-17T13:00:00Z', { agenda_id: bia.id })
    await shop.given('2026-11-17T15:00:00Z', { client: 'Caio' })
    const { events } = await eventsAt(await openFeed(await ownAgenda()))
    expect(events.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/ com Bia Reis · Ana Lima$/),
      expect.stringMatching(/^(?!.* com ).* · Caio$/),
    ])
  })
})

describe('the address of a feed', () => {
  it('is for owner and manager to see and change', async () => {
    const agenda = await ownAgenda()
    await openFeed(agenda)
    const path = `/api/agenda/agendas/${agenda}/feed`
    for (const [role, may] of [
      ['gerente', 200],
      ['atendente', 403],
      ['cozinha', 403],
    ] as const) {
      const { cookie } = await givenWorker(server, shop.company, role)
      const answers = [
        await call(server, path, { cookie }),
        await call(server, path, { method: 'PUT', body: { act: 'open' }, cookie }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([may, may])
    }
  })

  it('that was altered, made of an agenda’s id, or is of another company, is refused alike', async () => {
    const neighbour = await givenAgendaShop(server)
    const agenda = await ownAgenda()
    const url = await openFeed(agenda)
    const [link] = url.split('/').slice(-2)
    const [id, proof] = link!.split('.') as [string, string]
    const at = (company: string, guess: string) =>
      call(server, `/api/agenda/feeds/${company}/${guess}/agenda.ics`)
    const answers = [
      await at(shop.company.id, `${id}.${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`),
      await at(shop.company.id, `${agenda}.${proof}`),
      await at(neighbour.company.id, link!),
      await at('00000000-0000-4000-8000-000000000000', link!),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
    expect((await neighbour.ask(`/api/agenda/agendas/${agenda}/feed`, 'PUT', { act: 'renew' })).status).toBe(
      404,
    )
    expect((await fetchFeed(url)).status).toBe(200)
  })
})
