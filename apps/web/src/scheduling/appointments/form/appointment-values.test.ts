import { describe, expect, test } from 'vitest'
import type { Service } from '../../data/services'
import { buildAppointment } from '../../testing/build-appointment'
import {
  appointmentFields,
  contentOf,
  newAppointment,
  problemsAfterEdit,
  problemsFromServer,
  problemsOf,
  valuesOf,
  type AppointmentValues,
  type ChosenTime,
  type FieldProblems,
} from './appointment-values'
import { writeParts } from './visit-values'

const zone = 'America/Manaus'
const now = Date.parse('2026-11-20T15:30:00Z')
const service = (id: string): Service => ({
  id,
  name: id,
  label: id,
  duration: 60,
  modality: 'tempo',
  prices: [{ type: 'padrao', cents: 100 }],
})
const filled: AppointmentValues = {
  ...newAppointment('2026-11-21', [service('corte')]),
  client: 'Ana Lima',
  phone: '(92) 99123-4567',
}
const codes = (
  changes: Partial<AppointmentValues>,
  check: Partial<Parameters<typeof problemsOf>[1]> = {},
): Record<string, string> => {
  const problems = problemsOf(
    { ...filled, ...changes },
    { requireAddress: false, now, zone, chosen: null, ...check },
  )
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, 'code' in problem ? problem.code : '']),
  )
}

test('APPT-28 a new appointment begins today at 09:00', () => {
  expect(newAppointment('2026-11-20', [])).toMatchObject({
    date: '2026-11-20',
    time: '09:00',
    service_id: '',
  })
})

test('the only service is chosen already, of several none', () => {
  expect(newAppointment('2026-11-20', [service('corte')])).toMatchObject({
    service_id: 'corte',
    price_type: 'padrao',
  })
  expect(newAppointment('2026-11-20', [service('corte'), service('barba')]).service_id).toBe('')
})

test('what is known already is filled in', () => {
  const at = { date: '2026-12-01', time: '14:00', client: 'Ana' }
  expect(newAppointment('2026-11-20', [], at)).toMatchObject(at)
})

test.each<[string, Partial<AppointmentValues>, Record<string, string>]>([
  ['APPT-29', { client: ' ' }, { client: 'client-required' }],
  ['APPT-30', { phone: '' }, { phone: 'phone-required' }],
  ['APPT-31', { date: '' }, { date: 'date-required' }],
  ['APPT-32', { time: '' }, { time: 'time-required' }],
  ['APPT-33', { service_id: '' }, { service_id: 'service-required' }],
  ['APPT-34', { email: 'ana@' }, { email: 'email-form' }],
  ['APPT-35', { date: '2026-11-19' }, { date: 'past' }],
  ['APPT-35', { date: '2026-11-20', time: '11:29' }, { time: 'past' }],
  ['a filled form', {}, {}],
])('%s %j is found', (_, changes, expected) => {
  expect(codes(changes)).toEqual(expected)
})

test('SCHD-13 only where it is asked for, an address is needed', () => {
  expect(codes({}, { requireAddress: true })).toEqual({ address: 'address-required' })
})

test.each<[string, ChosenTime, Record<string, string>]>([
  ['APPT-36', 'unavailable', { date: 'unavailable' }],
  ['APPT-37', 'taken', { time: 'taken' }],
  ['AVAIL-17', 'closed', { date: 'closed' }],
  ['a free time', 'free', {}],
])('%s what the free starts say of the time is said at its field', (_, chosen, expected) => {
  expect(codes({}, { chosen })).toEqual(expected)
})

test('the time that an appointment has may be past, or closed by now', () => {
  const saved = { date: '2026-11-19', time: '09:00' }
  expect(codes(saved, { saved, chosen: 'unavailable' })).toEqual({})
})

test('APPT-39 editing a field clears its error, and those of the time with it', () => {
  const problems: FieldProblems = {
    client: { code: 'client-required' },
    date: { code: 'past' },
    time: { code: 'taken' },
  }
  expect(Object.keys(problemsAfterEdit(problems, 'client'))).toEqual(['date', 'time'])
  expect(Object.keys(problemsAfterEdit(problems, 'date'))).toEqual(['client'])
  expect(Object.keys(problemsAfterEdit(problems, 'service_id'))).toEqual(['client'])
})

test('what the server refuses is said at its field, in its words', () => {
  const fields = [
    { path: 'starts_at', mensagem: 'Este dia está marcado como indisponível' },
    { path: 'client', mensagem: 'Nome do cliente é obrigatório' },
    { path: 'unknown', mensagem: 'x' },
  ]
  expect(problemsFromServer(fields, filled)).toEqual({
    time: { text: 'Este dia está marcado como indisponível' },
    client: { text: 'Nome do cliente é obrigatório' },
  })
})

test('an appointment becomes a form, and the same content again', () => {
  const appointment = buildAppointment({ notes: 'Trazer exames' })
  const values = valuesOf(appointment)
  expect(values).toMatchObject({ phone: '(92) 99123-4567', email: '', date: '2026-11-20', time: '14:00' })
  expect(contentOf(values)).toEqual({
    people: 1,
    client: 'Ana Lima',
    phone: '92991234567',
    email: null,
    address: null,
    notes: 'Trazer exames',
    service_id: 'consulta',
    price_type: 'padrao',
    agenda_id: appointment.agenda_id,
    place_ids: [],
  })
})

test('two versions differ where they say something else', () => {
  expect(appointmentFields.changed(filled, { ...filled, time: '10:00', notes: 'x' })).toEqual([
    'time',
    'notes',
  ])
})

describe('a visit of several services', () => {
  const visit = buildAppointment({
    service: 'Corte + Barba',
    service_id: 'corte',
    services: [
      {
        ...buildAppointment().services[0]!,
        service_id: 'corte',
        service: 'Corte',
        price_cents: 5000,
        duration: 60,
      },
      {
        ...buildAppointment().services[0]!,
        service_id: 'barba',
        service: 'Barba',
        price_cents: 3500,
        duration: 30,
      },
    ],
  })

  test('is sent as a list, one service as it ever was', () => {
    const values = valuesOf(visit)
    expect(contentOf(values)).toMatchObject({
      services: [
        { service_id: 'corte', price_type: 'padrao' },
        { service_id: 'barba', price_type: 'padrao' },
      ],
    })
    const { services, ...alone } = contentOf({ ...values, also: '' }) as Record<string, unknown>
    expect([services, alone.service_id]).toEqual([undefined, 'corte'])
  })

  test('is not saved while one of them is not chosen', () => {
    const values = { ...valuesOf(visit), also: writeParts([{ id: '', type: '' }]) }
    const check = { requireAddress: false, now: 0, zone: 'UTC', chosen: null }
    expect(problemsOf(values, check)).toEqual({ also: { code: 'service-required' } })
  })
})
