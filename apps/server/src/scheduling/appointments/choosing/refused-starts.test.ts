import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../../testing/borrowed-server'
import type { TestServer } from '../../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../../testing/agenda-shop'
import { movableClock } from '../../testing/movable-clock'

const clock = movableClock('2026-11-16T12:00:00Z')
let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

describe('a start that cannot be had', () => {
  it('APPT-34 APPT-35 a past time and a wrong e-mail are refused in the words of the form', async () => {
    const fieldsOf = async (startsAt: string, more = {}) => {
      const answer = await shop.tryBook(shop.request(startsAt, more))
      return [answer.status, answer.body.code, answer.body.fields]
    }
    const past = 'Data e hora não podem ser no passado'
    expect(await fieldsOf('2026-11-13T14:00:00Z')).toEqual([
      422,
      'APPOINTMENT_INVALID',
      [{ path: 'date', mensagem: past }],
    ])
    clock.set('2026-11-16T14:30:00Z')
    expect((await fieldsOf('2026-11-16T14:00:00Z'))[2]).toEqual([{ path: 'time', mensagem: past }])
    expect((await fieldsOf('2026-11-20T14:00:00Z', { email: 'ana@' }))[2]).toEqual([
      { path: 'email', mensagem: 'Email inválido' },
    ])
  })

  it('APPT-35 an appointment that is past is still completed and edited, and moved only ahead (A28)', async () => {
    const made = await shop.given('2026-11-16T19:00:00Z')
    clock.set('2026-11-16T22:00:00Z')
    const edited = await shop.edit(made, { notes: 'atrasou', service_id: shop.beard })
    expect(edited.body).toMatchObject({ notes: 'atrasou', duration: 30 })
    const backwards = await shop.edit(edited.body, { starts_at: '2026-11-16T18:00:00Z' })
    expect([backwards.status, backwards.body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
    expect((await shop.setStatus(edited.body, 'completed')).body.status).toBe('completed')
  })

  it(
    'a day that is over, closed by a closure or by the hours is not booked',
    { meta: { rows: 'APPT-36 AVAIL-12 AVAIL-13 AVAIL-14 AVAIL-17' } },
    async () => {
      await shop.ask('/api/agenda/closures', 'PUT', { dates: ['2026-12-01'], closed: true })
      const answers = [
        await shop.tryBook(shop.request('2026-11-13T14:00:00Z')),
        await shop.tryBook(shop.request('2026-12-01T14:00:00Z')),
        await shop.tryBook(shop.request('2026-12-05T14:00:00Z')),
        await shop.tryBook(shop.request('2026-12-02T23:00:00Z')),
        await shop.tryBook(shop.request('2026-12-02T21:30:00Z')),
        await shop.tryBook(shop.request('2030-12-02T14:00:00Z')),
      ]
      expect(answers.map(({ body }) => [body.code, body.fields?.[0]])).toEqual([
        ['APPOINTMENT_INVALID', { path: 'date', mensagem: 'Data e hora não podem ser no passado' }],
        ['APPOINTMENT_INVALID', { path: 'date', mensagem: 'Este dia está marcado como indisponível' }],
        ['APPOINTMENT_INVALID', { path: 'date', mensagem: 'Este dia está fechado para agendamentos' }],
        [
          'APPOINTMENT_INVALID',
          { path: 'time', mensagem: 'Este horário está fora do horário de atendimento' },
        ],
        [
          'APPOINTMENT_INVALID',
          { path: 'time', mensagem: 'O serviço não termina dentro do horário de atendimento' },
        ],
        [
          'APPOINTMENT_INVALID',
          { path: 'date', mensagem: 'Este dia ainda não está aberto para agendamentos' },
        ],
      ])
      const end = await shop.tryBook(shop.request('9999-12-31T14:00:00Z'))
      expect(end.status).toBe(422)
    },
  )

  it('the counter begins at any minute, not in the middle of one', async () => {
    expect((await shop.given('2026-12-03T14:07:00Z')).time).toBe('10:07')
    const odd = await shop.tryBook(shop.request('2026-12-03T16:07:30Z'))
    expect([odd.status, odd.body.fields?.[0]?.path]).toEqual([422, 'time'])
  })
})
