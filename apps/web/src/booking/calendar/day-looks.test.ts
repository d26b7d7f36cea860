import { describe, expect, it } from 'vitest'
import { lookAtMonth } from '../choosing/fitting'
import { buildAgenda, buildDay } from '../testing/build-agenda'
import { entryDay, previewOf, refusalOf } from './day-looks'

const looks = lookAtMonth(
  buildAgenda({
    days: [
      buildDay('2026-11-22', {}, { status: 'closed' }),
      buildDay('2026-11-23', { '09:00': 0 }),
      buildDay('2026-11-24', { '09:00': 60 }),
    ],
  }),
  null,
)

it('lets the Tab key come to the chosen day, else the first free one, else any', () => {
  expect(entryDay(looks, null)).toBe('2026-11-24')
  expect(entryDay(looks, '2026-11-26')).toBe('2026-11-26')
  expect(entryDay(undefined, null)).toBeNull()
})

describe('a day', () => {
  it('BOOK-08 BOOK-09 lists six of its times, and counts the others', () => {
    const times = ['8', '9', '10', '11', '12', '13', '14', '15']
    expect(previewOf(times)).toEqual({ shown: times.slice(0, 6), more: 2 })
    expect(previewOf(times.slice(0, 6))).toEqual({ shown: times.slice(0, 6), more: 0 })
    expect(previewOf(times.slice(0, 1))).toEqual({ shown: ['8'], more: 0 })
  })

  it('BOOK-19 BOOK-20 is refused because it is closed, or because nothing is left', () => {
    expect(refusalOf(looks.get('2026-11-22')!)).toBe('closedDay')
    expect(refusalOf(looks.get('2026-11-23')!)).toBe('fullDay')
    expect(refusalOf(looks.get('2026-11-24')!)).toBeNull()
  })
})
