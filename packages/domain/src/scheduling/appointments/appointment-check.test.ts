import { expect, test } from 'vitest'
import { checkAppointment, type AppointmentCheck, type AppointmentForm } from './appointment-check'

const form: AppointmentForm = {
  client: 'Ana Lima',
  phone: '(92) 99123-4567',
  date: '2026-11-23',
  time: '09:00',
  service: 'Corte',
}
/** Friday 20 November, 20:30 in São Paulo; Saturday has begun nowhere in Brazil. */
const usual: AppointmentCheck = {
  requireAddress: false,
  now: Date.parse('2026-11-20T23:30:00Z'),
  zone: 'America/Sao_Paulo',
}
const check = (given: Partial<AppointmentForm>, how: Partial<AppointmentCheck> = {}) =>
  checkAppointment({ ...form, ...given }, { ...usual, ...how })

test('a form that is filled in has no problem', () => {
  expect(check({})).toEqual({})
  expect(check({ email: ' ana@exemplo.com ', address: 'Rua A, 1' }, { requireAddress: true })).toEqual({})
})

test.each<[string, Partial<AppointmentForm>, object]>([
  ['APPT-29', { client: ' ' }, { client: 'client-required' }],
  ['APPT-30', { phone: '' }, { phone: 'phone-required' }],
  ['APPT-31', { date: '' }, { date: 'date-required' }],
  ['APPT-31', { date: '2026-02-30' }, { date: 'date-required' }],
  ['APPT-32', { time: '' }, { time: 'time-required' }],
  ['APPT-32', { time: '25:00' }, { time: 'time-required' }],
  ['APPT-33', { service: '' }, { service: 'service-required' }],
  ['APPT-34', { email: 'ana@' }, { email: 'email-form' }],
  ['APPT-34', { email: null }, {}],
  [
    'all at once',
    { client: '', phone: '', date: '', time: '', service: '', email: 'x' },
    {
      client: 'client-required',
      phone: 'phone-required',
      date: 'date-required',
      time: 'time-required',
      service: 'service-required',
      email: 'email-form',
    },
  ],
])('%s with %j it has the problems %j', (_, given, problems) => {
  expect(check(given)).toEqual(problems)
})

test('an appointment that has no phone goes on without; one that had a phone does not lose it', () => {
  const saved = { date: '2026-11-20', time: '09:00' }
  expect(check({ phone: '' }, { saved: { ...saved, phone: '' } })).toEqual({})
  expect(check({ phone: '' }, { saved: { ...saved, phone: '92991234567' } })).toEqual({
    phone: 'phone-required',
  })
})

test.each([
  [true, '', { address: 'address-required' }],
  [true, '  ', { address: 'address-required' }],
  [true, undefined, { address: 'address-required' }],
  [true, 'Rua A, 1', {}],
  [false, '', {}],
])('SCHD-13 where an address is required (%s), %j gives %j', (requireAddress, address, problems) => {
  expect(check({ address }, { requireAddress })).toEqual(problems)
})

test.each([
  ['2026-11-19', '23:59', { date: 'past' }],
  ['2026-11-20', '20:29', { time: 'past' }],
  ['2026-11-20', '20:30', {}],
  ['2026-11-20', '9:00', { time: 'past' }],
  ['2026-11-21', '00:00', {}],
])('APPT-35 at half past eight in the evening, %s %s gives %j', (date, time, problems) => {
  expect(check({ date, time })).toEqual(problems)
})

test('APPT-35 a minute that has begun is past, as the server sees it', () => {
  const given = { date: '2026-11-20', time: '20:30' }
  expect(check(given, { now: usual.now + 1 })).toEqual({ time: 'past' })
  expect(check({ ...given, time: '20:31' }, { now: usual.now + 59_999 })).toEqual({})
})

test('APPT-35 the clock is the company’s', () => {
  const given = { date: '2026-11-20', time: '20:00' }
  expect(check(given, { zone: 'America/Manaus' })).toEqual({})
  expect(check({ date: '2026-11-20', time: '23:00' }, { zone: 'Europe/Lisbon' })).toEqual({ time: 'past' })
})

test('APPT-35 an old appointment that keeps its time can be edited, and not be moved within the past', () => {
  const saved = { date: '2026-10-01', time: '09:00' }
  expect(check(saved, { saved })).toEqual({})
  expect(check({ ...saved, time: '10:00' }, { saved })).toEqual({ date: 'past' })
})
