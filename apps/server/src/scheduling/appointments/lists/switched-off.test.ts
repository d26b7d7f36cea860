import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../../../testing/borrowed-server'
import { givenEmployee } from '../../../testing/employees'
import type { TestServer } from '../../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../../testing/agenda-shop'
import { movableClock } from '../../testing/movable-clock'

/** Monday, 16 November 2026, 8 h in Manaus; the appointment is on Tuesday at 10. */
const clock = movableClock('2026-11-16T12:00:00Z')
const TEN = '2026-11-17T14:00:00Z'

let server: TestServer
let shop: AgendaShop
let bia: Agenda
let theirs: Appointment

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
  shop = await givenAgendaShop(server)
  const { id } = await givenEmployee(server, shop.company, { nome: 'Bia Reis' })
  bia = (await shop.ask<Agenda>(`/api/agenda/employees/${id}`, 'PUT', { active: true })).body
  theirs = await shop.given(TEN, { agenda_id: bia.id, client: 'Carla Dias', phone: '92991110000' })
  const off = await shop.ask<Agenda>(`/api/agenda/employees/${id}`, 'PUT', { active: false })
  expect(off.body.active).toBe(false)
})
afterAll(() => server.stop())

it.each([
  ['the calendar and the list', '/api/appointments?from=2026-11-17&to=2026-11-17'],
  ['its own column', () => `/api/appointments?from=2026-11-17&to=2026-11-17&agenda_id=${bia.id}`],
  ['what comes next', '/api/appointments/upcoming'],
  ['the search', '/api/appointments/search?search=carla'],
  ['the customer beside the chat and the form', '/api/appointments/customer?phone=92991110000'],
] as const)('an agenda that is switched off keeps its appointments in %s', async (_, path) => {
  const { body } = await shop.ask<{ appointments: Appointment[] }>(typeof path === 'string' ? path : path())
  expect(body.appointments).toMatchObject([{ id: theirs.id, professional: 'Bia Reis' }])
})

it('they are counted, and worked with as before; only new ones find no agenda', async () => {
  const { body } = await shop.ask<{ stats: { pending: number } }>('/api/appointments/summary')
  expect(body.stats.pending).toBe(1)
  const { agendas } = (await shop.ask<{ agendas: Agenda[] }>('/api/agenda/settings')).body
  expect(agendas.find(({ id }) => id === bia.id)).toMatchObject({ name: 'Bia Reis', active: false })

  const noted = await shop.edit(theirs, { notes: 'Trazer exames' })
  expect(noted.body.notes).toBe('Trazer exames')
  const cancelled = await shop.setStatus(noted.body, 'cancelled')
  const back = await shop.setStatus(cancelled.body, 'pending')
  expect([back.status, back.body.agenda_id]).toEqual([200, bia.id])
  const fresh = await shop.tryBook(shop.request('2026-11-18T14:00:00Z', { agenda_id: bia.id }))
  expect([fresh.status, fresh.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
  const own = agendas.find(({ employee_id }) => employee_id === null)!
  const moved = await shop.edit(back.body, { agenda_id: own.id })
  expect([moved.status, moved.body.professional]).toEqual([200, null])
})
