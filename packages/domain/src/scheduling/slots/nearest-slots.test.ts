import { expect, test } from 'vitest'
import { findSlots } from './find-slots'
import { nearestSlots } from './nearest-slots'
import { slotRules, span } from '../testing/build-rules'

const busy = [span('2026-11-20T13:00Z', '2026-11-20T14:00Z')]
const [day] = findSlots(slotRules({ busy }), { from: '2026-11-20', to: '2026-11-20' })

test.each([
  ['2026-11-20T13:00Z', 3, ['09:00', '11:00', '13:00']],
  ['2026-11-20T13:00Z', 1, ['09:00']],
  ['2026-11-20T18:10Z', 3, ['14:00', '15:00', '16:00']],
  ['2026-11-22T12:00Z', 2, ['16:00', '17:00']],
  ['2026-11-20T13:00Z', 0, []],
])('APPT-37 near %s the next %i that fit are %j', (start, count, times) => {
  expect(nearestSlots(day!.slots, Date.parse(start), count).map((slot) => slot.time)).toEqual(times)
})

test('fewer are given when fewer fit', () => {
  expect(nearestSlots(day!.slots, 0, 20)).toHaveLength(7)
  expect(nearestSlots([], 0, 3)).toEqual([])
})
