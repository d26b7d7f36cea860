import { expect, test } from 'vitest'
import { easterSunday, nationalHolidays } from './holidays'
import { weekdayOf } from './month-grid'

test.each([
  [2018, '2018-04-01', '2018-02-13', '2018-05-31'],
  [2019, '2019-04-21', '2019-03-05', '2019-06-20'],
  [2020, '2020-04-12', '2020-02-25', '2020-06-11'],
  [2021, '2021-04-04', '2021-02-16', '2021-06-03'],
  [2022, '2022-04-17', '2022-03-01', '2022-06-16'],
  [2023, '2023-04-09', '2023-02-21', '2023-06-08'],
  [2024, '2024-03-31', '2024-02-13', '2024-05-30'],
  [2025, '2025-04-20', '2025-03-04', '2025-06-19'],
  [2026, '2026-04-05', '2026-02-17', '2026-06-04'],
  [2027, '2027-03-28', '2027-02-09', '2027-05-27'],
  [2028, '2028-04-16', '2028-02-29', '2028-06-15'],
  [2029, '2029-04-01', '2029-02-13', '2029-05-31'],
  [2030, '2030-04-21', '2030-03-05', '2030-06-20'],
])('in %i Easter is on %s, Carnival on %s and Corpus Christi on %s', (year, easter, carnival, corpus) => {
  const dateOf = (name: string) => nationalHolidays(year).find((holiday) => holiday.name === name)?.date
  expect(easterSunday(year)).toBe(easter)
  expect(dateOf('Terça-feira de Carnaval')).toBe(carnival)
  expect(dateOf('Corpus Christi')).toBe(corpus)
})

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter of %i, as early or as late as it can be, is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test('the holidays of 2026 by law, and the days that are optional', () => {
  const named = (optional: boolean) =>
    nationalHolidays(2026)
      .filter((holiday) => holiday.optional === optional)
      .map(({ date, name }) => [date, name])
  expect(named(false)).toEqual([
    ['2026-01-01', 'Confraternização Universal'],
    ['2026-04-03', 'Paixão de Cristo'],
    ['2026-04-21', 'Tiradentes'],
    ['2026-05-01', 'Dia do Trabalho'],
    ['2026-09-07', 'Independência do Brasil'],
    ['2026-10-12', 'Nossa Senhora Aparecida'],
    ['2026-11-02', 'Finados'],
    ['2026-11-15', 'Proclamação da República'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Natal'],
  ])
  expect(named(true)).toEqual([
    ['2026-02-16', 'Segunda-feira de Carnaval'],
    ['2026-02-17', 'Terça-feira de Carnaval'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-10-28', 'Dia do Servidor Público'],
  ])
})

test('20 November is a national holiday since 2024', () => {
  const has = (year: number) => nationalHolidays(year).some(({ date }) => date === `${year}-11-20`)
  expect([2023, 2024, 2025].map(has)).toEqual([false, true, true])
})

test('every year from 1980 to 2100 has its movable days on their weekdays, all in the order of time', () => {
  for (let year = 1980; year <= 2100; year += 1) {
    const days = nationalHolidays(year)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    const weekday = (name: string) => weekdayOf(days.find((day) => day.name === name)!.date)
    expect(
      ['Segunda-feira de Carnaval', 'Terça-feira de Carnaval', 'Paixão de Cristo', 'Corpus Christi'].map(
        weekday,
      ),
    ).toEqual([1, 2, 5, 4])
  }
})

test.each([1582, 10_000, 2026.5, Number.NaN])('%d is no year', (year) => {
  expect(() => nationalHolidays(year)).toThrow(RangeError)
})
