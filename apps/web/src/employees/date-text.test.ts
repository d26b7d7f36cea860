import { expect, it } from 'vitest'
import { dateText, todayIn } from './date-text'

it.each([
  ['2026-03-02', '02/03/2026'],
  ['1999-12-31', '31/12/1999'],
  ['', ''],
])('EMP-03 the admission %j is shown as %j', (date, shown) => expect(dateText(date)).toBe(shown))

it.each([
  ['America/Sao_Paulo', '2026-03-01'],
  ['America/Manaus', '2026-03-01'],
  ['UTC', '2026-03-02'],
])('EMP-04 an admission begins with today in %s', (zone, date) => {
  expect(todayIn(zone, Date.parse('2026-03-02T01:30:00Z'))).toBe(date)
})
