import { describe, expect, it } from 'vitest'
import { lookAtMonth } from '../fitting'
import { buildAgenda, buildDay } from '../testing/build-agenda'
import { calendarWeeks, entryDay, neighbourMonths, previewOf, refusalOf } from './calendar-month'

const bounds = { first: '2026-11-20', last: '2027-01-19' }
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
const weeks = calendarWeeks('2026-11', looks, bounds)

describe('the month', () => {
  it('BOOK-06 has 42 cells in columns from Sunday to Saturday', () => {
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    for (const week of weeks) {
      expect(week.map(({ date }) => new Date(`${date}T00:00Z`).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
  })

  it('reaches from today to the last date that can be booked', () => {
    const reach = (month: string) =>
      calendarWeeks(month, undefined, bounds)
        .flat()
        .filter(({ inReach }) => inReach)
        .map(({ date }) => date)
    expect([reach('2026-11')[0], reach('2026-11').at(-1)]).toEqual(['2026-11-20', '2026-11-30'])
    expect(reach('2027-01').at(-1)).toBe('2027-01-19')
    expect(reach('2026-10')).toEqual([])
  })

  it('leads to its neighbours only where something can be booked', () => {
    expect(neighbourMonths('2026-11', bounds)).toEqual({ before: null, after: '2026-12' })
    expect(neighbourMonths('2026-12', bounds)).toEqual({ before: '2026-11', after: '2027-01' })
    expect(neighbourMonths('2027-01', bounds)).toEqual({ before: '2026-12', after: null })
  })

  it('lets the Tab key come to one day: where one was, else the chosen, else the first free one', () => {
    const none = { cursor: null, chosen: null }
    expect(entryDay(weeks, none)).toBe('2026-11-24')
    expect(entryDay(weeks, { cursor: null, chosen: '2026-11-26' })).toBe('2026-11-26')
    expect(entryDay(weeks, { cursor: '2026-11-27', chosen: '2026-11-26' })).toBe('2026-11-27')
    expect(entryDay(weeks, { cursor: '2026-12-01', chosen: null })).toBe('2026-11-24')
    expect(entryDay(calendarWeeks('2026-11', undefined, bounds), none)).toBe('2026-11-20')
    expect(entryDay(calendarWeeks('2026-10', undefined, bounds), none)).toBeNull()
  })
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
