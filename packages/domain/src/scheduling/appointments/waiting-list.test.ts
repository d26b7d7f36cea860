import { expect, test } from 'vitest'
import { nextInLine, type Waiting } from './waiting-list'

const entry = (given: Partial<Waiting> & { id: string }) => ({
  state: 'waiting' as const,
  service_id: 'corte',
  from: '2026-11-20',
  to: '2026-11-27',
  since: '2026-11-01T12:00:00.000Z',
  ...given,
})
const line = (entries: (Waiting & { id: string })[], date = '2026-11-24') =>
  nextInLine(entries, { service: 'corte', date }).map(({ id }) => id)

test('who waits longest is asked first', () => {
  const entries = [
    entry({ id: 'late', since: '2026-11-03T12:00:00Z' }),
    entry({ id: 'first', since: '2026-11-01T09:00:00-03:00' }),
    entry({ id: 'second', since: '2026-11-01T12:00:01Z' }),
  ]
  expect(line(entries)).toEqual(['first', 'second', 'late'])
  expect(entries[0]!.id).toBe('late')
})

test('who was asked, has booked, went away or waits for another service is passed over', () => {
  const entries = [
    entry({ id: 'offered', state: 'offered' }),
    entry({ id: 'booked', state: 'booked' }),
    entry({ id: 'gone', state: 'gone' }),
    entry({ id: 'barba', service_id: 'barba' }),
    entry({ id: 'waits' }),
  ]
  expect(line(entries)).toEqual(['waits'])
})

test.each([
  ['2026-11-19', []],
  ['2026-11-20', ['a']],
  ['2026-11-27', ['a']],
  ['2026-11-28', []],
])('a start on %s is for %j who wait from the 20th to the 27th', (date, ids) => {
  expect(line([entry({ id: 'a' })], date)).toEqual(ids)
})
