import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@balcao/contract'
import type { Appointment } from '@balcao/contract/scheduling'
import { schedulingCalls } from '@balcao/contract/scheduling'
import { setModules } from '../../operator/companies/companies'
import { call } from '../../testing/call'
import { aimAt } from '../../testing/tenant-examples'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

let server: TestServer
let mine: AgendaShop
let other: AgendaShop
let theirs: Appointment

beforeAll(async () => {
  server = await borrowTestServer({ clock: movableClock('2026-11-16T12:00:00Z').now })
  mine = await givenAgendaShop(server)
  other = await givenAgendaShop(server)
  theirs = await other.given('2026-11-17T14:00:00Z', { client: 'Zuleica Marcada', phone: '92987650001' })
})
afterAll(() => server.stop())

describe('another company’s agenda', () => {
  it('another’s appointment is not there: not to read, edit, move, cancel, remove or bring back, and nothing of it is told', async () => {
    const answers = [
      await mine.read(theirs.id),
      await mine.edit(theirs, { notes: 'x', starts_at: '2026-11-18T14:00:00Z' }),
      await mine.setStatus(theirs, 'cancelled'),
      await mine.ask(`/api/appointments/${theirs.id}`, 'DELETE'),
      await mine.ask(`/api/appointments/${theirs.id}/restore`, 'POST'),
    ]
    for (const { status, body, text } of answers) {
      expect([status, body.code]).toEqual([404, 'APPOINTMENT_NOT_FOUND'])
      expect(text).not.toContain('Zuleica')
    }
    expect((await other.read(theirs.id)).body).toEqual(theirs)
  })

  it('the id of another’s appointment is free here, and books a time of one’s own', async () => {
    const made = await mine.tryBook(mine.request('2026-11-17T14:00:00Z', { id: theirs.id }))
    expect([made.status, made.body.client]).toEqual([201, 'Ana Lima'])
    expect((await other.read(theirs.id)).body).toEqual(theirs)
  })

  it('another’s agenda and service cannot be booked, and another’s history is empty', async () => {
    const inTheirs = await mine.tryBook(mine.request('2026-11-18T14:00:00Z', { agenda_id: theirs.agenda_id }))
    expect([inTheirs.status, inTheirs.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    const theirService = await mine.tryBook(mine.request('2026-11-18T14:00:00Z', { service_id: other.cut }))
    expect([theirService.status, theirService.body.code]).toEqual([404, 'SERVICE_NOT_FOUND'])
    const slots = await mine.ask(
      `/api/agenda/slots?service_id=${mine.cut}&from=2026-11-18&to=2026-11-18&agenda_id=${theirs.agenda_id}`,
    )
    expect([slots.status, slots.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    const closing = await mine.ask('/api/agenda/closures', 'PUT', {
      dates: ['2026-11-18'],
      closed: true,
      agenda_id: theirs.agenda_id,
    })
    expect([closing.status, closing.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    const history = await mine.ask<{ appointments: unknown[] }>(
      '/api/appointments/customer?phone=92987650001',
    )
    expect(history.body.appointments).toEqual([])
  })
})

describe('without the module', () => {
  const ofPeople = Object.values<Call>(schedulingCalls).filter(({ roles }) => roles !== undefined)
  it.each(ofPeople)('MODULE-15 $id is refused', async (target) => {
    const shop = await givenAgendaShop(server)
    await setModules(server.app.db, shop.company.id, { mod_agendamento: false })
    const { path, body } = aimAt(target, shop.company, {
      appointmentId: theirs.id,
      closureId: theirs.id,
      waitingId: theirs.id,
      importId: theirs.id,
      packageId: theirs.id,
      fileId: '0'.repeat(32),
      employeeId: theirs.id,
      agendaId: theirs.agenda_id,
      serviceId: shop.cut,
    })
    const answer = await call(server, path, {
      method: target.method,
      cookie: shop.company.cookie,
      ...(body === undefined ? {} : { body }),
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'MODULE_UNAVAILABLE'])
  })
})
