import type { Appointment } from '@balcao/contract/scheduling'
import { describe, expect, it } from 'vitest'
import { concernsCustomer, customerAgenda } from './customer-agenda'

const appointment = (id: string, day: number, status: Appointment['status'] = 'confirmed') =>
  ({
    id,
    status,
    starts_at: `2026-11-${day}T12:00:00Z`,
    ends_at: `2026-11-${day}T13:00:00Z`,
  }) as Appointment
const now = Date.parse('2026-11-20T12:30:00Z')
const ids = (appointments: Appointment[]) => appointments.map(({ id }) => id)

describe('the appointments beside a conversation', () => {
  it('begin with the next one; one that is going on is still to come', () => {
    const { ahead, earlier } = customerAgenda(
      [appointment('next week', 27), appointment('now', 20, 'pending'), appointment('last week', 13)],
      now,
    )
    expect(ids(ahead)).toEqual(['now', 'next week'])
    expect(ids(earlier)).toEqual(['last week'])
  })

  it('one that was cancelled is none that is to come, and only five earlier ones are shown', () => {
    const past = [10, 11, 12, 13, 14, 15].map((day) => appointment(String(day), day, 'completed'))
    const { ahead, earlier } = customerAgenda([appointment('off', 27, 'cancelled'), ...past], now)
    expect(ahead).toEqual([])
    expect(ids(earlier)).toEqual(['off', '15', '14', '13', '12'])
  })
})

it.each([
  ['made from the conversation', { conversation_id: 'c1', phone: '1' }, true],
  ['with the same phone, written otherwise', { conversation_id: null, phone: '92991234567' }, true],
  ['without the ninth digit', { conversation_id: null, phone: '9291234567' }, true],
  ['of somebody else', { conversation_id: 'c2', phone: '92998765432' }, false],
])('an appointment %s', (_, one, isTheirs) => {
  expect(concernsCustomer(one, { id: 'c1', phone: '5592991234567' })).toBe(isTheirs)
})

it('a conversation without a phone has only what was made from it', () => {
  expect(concernsCustomer({ conversation_id: null, phone: '' }, { id: 'c1', phone: null })).toBe(false)
})
