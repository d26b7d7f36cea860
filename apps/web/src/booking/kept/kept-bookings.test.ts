import type { OwnBooking } from '@balcao/contract/booking'
import { expect, it } from 'vitest'
import { keepBooking, readBookings } from './kept-bookings'
import { createMemory } from '../testing/memory'

const now = Date.parse('2026-11-24T13:00:00Z')
const booking = (link: string, hour: string, change: Partial<OwnBooking> = {}) =>
  ({
    link,
    service: 'Corte',
    status: 'pending',
    starts_at: `2026-11-25T${hour}:00:00.000Z`,
    ends_at: `2026-11-25T${hour}:59:00.000Z`,
    ...change,
  }) as OwnBooking

it('a phone remembers what it booked until that is over or cancelled, the next one first', () => {
  const store = createMemory()
  keepBooking(store, 'loja', booking('late', '20'), now)
  keepBooking(store, 'loja', booking('early', '14'), now)
  const links = (at = now) => readBookings(store, 'loja', at).map(({ link }) => link)
  expect(links()).toEqual(['early', 'late'])
  expect(links(Date.parse('2026-11-25T15:00:00Z'))).toEqual(['late'])
  keepBooking(store, 'loja', booking('early', '21'), now)
  expect(links()).toEqual(['late', 'early'])
  keepBooking(store, 'loja', booking('late', '20', { status: 'cancelled' }), now)
  expect(links()).toEqual(['early'])
  expect(readBookings(store, 'outra', now)).toEqual([])
})

it.each(['{', 'null', '{}', '[7, {"link": 1}]'])('remembers nothing of %s', (broken) => {
  const store = createMemory()
  store.set('balcao.booking.own.loja', broken)
  expect(readBookings(store, 'loja', now)).toEqual([])
})
