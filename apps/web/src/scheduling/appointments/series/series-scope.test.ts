import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { affectedBy, type SeriesScope } from './series-scope'

const at = (
  id: string,
  day: string,
  status: 'pending' | 'completed' | 'cancelled' | 'confirmed' = 'pending',
) => buildAppointment({ id, status, starts_at: `2026-11-${day}T18:00:00.000Z` })
const series = [
  at('past', '01'),
  at('near', '10'),
  at('this', '17'),
  at('gone', '20', 'cancelled'),
  at('next', '24'),
]
const now = Date.parse('2026-11-05T12:00:00Z')

test.each<[SeriesScope, string[]]>([
  ['one', ['this']],
  ['following', ['this', 'next']],
  ['all', ['near', 'this', 'next']],
])('%s: what is over stays as it was', (scope, ids) => {
  expect(affectedBy(series, series[2]!, scope, now).map(({ id }) => id)).toEqual(ids)
})
