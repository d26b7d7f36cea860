import { expect, it } from 'vitest'
import { dateText } from './date-text'

it.each([
  ['2026-03-02', '02/03/2026'],
  ['1999-12-31', '31/12/1999'],
  ['', ''],
])('EMP-03 the admission %j is shown as %j', (date, shown) => expect(dateText(date)).toBe(shown))
