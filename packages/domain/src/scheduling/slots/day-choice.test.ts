import { expect, test } from 'vitest'
import { whyNotDay } from './day-choice'

const today = '2026-11-20'

test.each([
  ['AVAIL-12', '2026-11-19', false, false, 'past'],
  ['AVAIL-12', '2025-12-31', true, true, 'past'],
  ['AVAIL-12', today, false, false, null],
  ['AVAIL-12', '2027-01-01', false, false, null],
  ['AVAIL-13', '2026-11-21', false, true, 'unavailable'],
  ['AVAIL-13', today, false, true, 'unavailable'],
  ['AVAIL-14', '2026-11-22', true, false, 'closed'],
  ['AVAIL-14', '2026-11-22', true, true, 'closed'],
])('%s %s, closed %s and unavailable %s, is refused as %s', (_, date, closed, unavailable, refusal) => {
  expect(whyNotDay({ date, today, closed, unavailable })).toBe(refusal)
})
