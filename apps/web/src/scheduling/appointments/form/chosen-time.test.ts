import type { DaySlots, Slot } from '@balcao/domain/scheduling/light'
import { expect, test } from 'vitest'
import { chosenTime, onlyTime, startOf } from './chosen-time'

const slot = (time: string, changes: Partial<Slot> = {}): Slot => ({
  start: `2026-11-20T${time}:00Z`,
  time,
  freeMinutes: 60,
  clearBefore: 60,
  clearAfter: 60,
  fits: true,
  ...changes,
})
const day = (changes: Partial<DaySlots> = {}): DaySlots => ({
  date: '2026-11-20',
  status: 'open',
  slots: [
    slot('09:00'),
    slot('10:00', { freeMinutes: 0, fits: false }),
    slot('11:00', { freeMinutes: 30, fits: false }),
  ],
  ...changes,
})

test.each([
  ['09:00', 'free'],
  ['10:00', 'taken'],
  ['11:00', null],
  ['09:15', null],
])('AVAIL-16 the start at %s is %s', (time, expected) => {
  expect(chosenTime(day(), time)).toBe(expected)
})

test('AVAIL-05 AVAIL-13 AVAIL-14 a day that is not open says so, one that is not known says nothing', () => {
  expect(chosenTime(day({ status: 'closed', slots: [] }), '09:00')).toBe('closed')
  expect(chosenTime(day({ status: 'unavailable', slots: [] }), '09:00')).toBe('unavailable')
  expect(chosenTime(day({ status: 'past', slots: [] }), '09:00')).toBeNull()
  expect(chosenTime(undefined, '09:00')).toBeNull()
})

test('of a time that comes twice the free one is meant', () => {
  const twice = day({
    slots: [
      slot('23:30', { start: '2018-02-18T01:30:00Z', fits: false, freeMinutes: 0 }),
      slot('23:30', { start: '2018-02-18T02:30:00Z' }),
    ],
  })
  expect(chosenTime(twice, '23:30')).toBe('free')
  expect(startOf(twice, '23:30')).toBe('2018-02-18T02:30:00Z')
  expect(startOf(twice, '10:00')).toBeNull()
})

test('a service by day begins at the opening, whatever was typed', () => {
  expect(onlyTime(day({ slots: [slot('08:00')] }), 'dia')).toBe('08:00')
  expect(onlyTime(day({ slots: [] }), 'dia')).toBeNull()
  expect(onlyTime(day(), 'tempo')).toBeNull()
  expect(onlyTime(undefined, 'dia')).toBeNull()
})
