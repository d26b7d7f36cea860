import { expect, test } from 'vitest'
import { appointmentStatuses, blocksTime, mayBecome } from './appointment'

test('APPT-13 an appointment is pending, confirmed, cancelled or completed', () => {
  expect(appointmentStatuses).toEqual(['pending', 'confirmed', 'cancelled', 'completed'])
})

test.each([
  ['pending', ['confirmed', 'cancelled', 'completed']],
  ['confirmed', ['pending', 'cancelled', 'completed']],
  ['cancelled', ['pending', 'confirmed']],
  ['completed', ['confirmed']],
] as const)('APPT-22 APPT-23 APPT-24 one that is %s may become %j', (from, to) => {
  expect(appointmentStatuses.filter((status) => mayBecome(from, status))).toEqual(to)
})

test('only one that is still to come keeps others out', () => {
  expect(appointmentStatuses.filter(blocksTime)).toEqual(['pending', 'confirmed'])
})
