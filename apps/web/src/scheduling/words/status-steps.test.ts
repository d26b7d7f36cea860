import { expect, test } from 'vitest'
import { shownStatus, statusBefore, stepsOf } from './status-steps'
import { buildAppointment } from '../testing/build-appointment'

const before = Date.parse('2026-11-20T12:00:00Z')
const during = Date.parse('2026-11-20T18:30:00Z')
const after = Date.parse('2026-11-20T19:00:00Z')

test.each([
  ['pending', false, during, 'pending'],
  ['confirmed', false, before, 'confirmed'],
  ['confirmed', false, during, 'ongoing'],
  ['confirmed', false, after, 'confirmed'],
  ['cancelled', false, during, 'cancelled'],
  ['completed', false, after, 'completed'],
  ['completed', true, after, 'no_show'],
] as const)(
  'APPT-13 APPT-48 APPT-49 APPT-50 %s (no-show %s) is called as it stands',
  (status, no_show, now, word) => {
    expect(shownStatus(buildAppointment({ status, no_show }), now)).toBe(word)
  },
)

test.each([
  ['pending', before, ['confirm', 'cancel']],
  ['pending', during, ['confirm', 'complete', 'noShow', 'cancel']],
  ['confirmed', before, ['complete', 'unconfirm', 'cancel']],
  ['confirmed', after, ['complete', 'noShow', 'unconfirm', 'cancel']],
  ['completed', after, ['takeBack']],
  ['cancelled', before, ['reopen']],
] as const)('APPT-22 APPT-23 APPT-24 what can be done with a %s one', (status, now, ids) => {
  expect(stepsOf(buildAppointment({ status }), now).map(({ id }) => id)).toEqual(ids)
})

test('only cancelling asks first', () => {
  const steps = stepsOf(buildAppointment({ status: 'confirmed' }), after)
  expect(steps.filter(({ asks }) => asks).map(({ id }) => id)).toEqual(['cancel'])
})

test('an undo goes back to the status before, where there is a way back', () => {
  expect(statusBefore('pending', 'cancelled')).toBe('pending')
  expect(statusBefore('confirmed', 'completed')).toBe('confirmed')
  expect(statusBefore('pending', 'completed')).toBe('confirmed')
})
