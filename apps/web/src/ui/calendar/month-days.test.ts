import { describe, expect, it } from 'vitest'
import { calendar as en } from '../../i18n/locales/en/frame/calendar'
import { calendar as pt } from '../../i18n/locales/pt/frame/calendar'
import { gridWeeks, neighbourMonths, tabStop } from './month-days'
import { monthWords } from './month-words'

const bounds = { first: '2026-11-20', last: '2027-01-19' }

describe('the month', () => {
  it('BOOK-06 AVAIL-01 has 42 days in columns from Sunday to Saturday', () => {
    const weeks = gridWeeks('2026-11')
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    for (const week of weeks) {
      expect(week.map(({ date }) => new Date(`${date}T00:00Z`).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(week.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
  })

  it('BOOK-06 AVAIL-02 names its columns from Sunday to Saturday', () => {
    const of = (texts: Record<`weekday_${0 | 1 | 2 | 3 | 4 | 5 | 6}`, unknown>) =>
      ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => texts[`weekday_${day}`])
    expect(of(pt)).toEqual(['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'])
    expect(of(en)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(monthWords('2026-03', 'pt-BR')).toBe('março de 2026')
  })

  it('begins with the week in which something can be chosen', () => {
    const firsts = (first: string) => gridWeeks('2026-11', { ...bounds, first }).map(([day]) => day?.date)
    expect(firsts('2026-11-01')).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
    ])
    expect(firsts('2026-11-21')[0]).toBe('2026-11-15')
    expect(firsts('2026-11-22')[0]).toBe('2026-11-22')
    expect(firsts('2026-11-30')).toEqual(['2026-11-29', '2026-12-06'])
    expect(gridWeeks('2026-11', bounds).map(([day]) => day?.row)).toEqual([0, 1, 2, 3])
  })

  it('reaches as far as its bounds, without any over the whole picture', () => {
    const reach = (month: string, within?: typeof bounds) =>
      gridWeeks(month, within)
        .flat()
        .filter(({ inReach }) => inReach)
        .map(({ date }) => date)
    expect([reach('2026-11', bounds)[0], reach('2026-11', bounds).at(-1)]).toEqual([
      '2026-11-20',
      '2026-11-30',
    ])
    expect(reach('2027-01', bounds).at(-1)).toBe('2027-01-19')
    expect(reach('2026-10', bounds)).toEqual([])
    expect(reach('2026-10')).toHaveLength(42)
  })

  it('leads to its neighbours only where something is within the bounds', () => {
    expect(neighbourMonths('2026-11', bounds)).toEqual({ before: null, after: '2026-12' })
    expect(neighbourMonths('2026-12', bounds)).toEqual({ before: '2026-11', after: '2027-01' })
    expect(neighbourMonths('2027-01', bounds)).toEqual({ before: '2026-12', after: null })
    expect(neighbourMonths('2026-11')).toEqual({ before: '2026-10', after: '2026-12' })
  })

  it('lets the Tab key come to one day: the first of those wanted that is here, else the first in reach', () => {
    const weeks = gridWeeks('2026-11', bounds)
    expect(tabStop(weeks, ['2026-11-27', '2026-11-26'])).toBe('2026-11-27')
    expect(tabStop(weeks, ['2026-12-01', '2026-11-26'])).toBe('2026-11-26')
    expect(tabStop(weeks, [null, null])).toBe('2026-11-20')
    expect(tabStop(gridWeeks('2026-10', bounds), [null])).toBeNull()
    expect(tabStop(gridWeeks('2026-12'), ['2026-10-03'])).toBe('2026-12-01')
    expect(tabStop(gridWeeks('2026-12'), ['2026-11-30'])).toBe('2026-11-30')
  })
})
