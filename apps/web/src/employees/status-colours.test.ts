import { employeeStatuses } from '@balcao/contract/employees'
import { expect, it } from 'vitest'
import { employees as en } from '../i18n/locales/en/shop/employees'
import { employees as es } from '../i18n/locales/es/shop/employees'
import { employees as pt } from '../i18n/locales/pt/shop/employees'
import { statusColours } from './status-colours'

it('EMP-07 each status has a dot colour of its own, and a word of its own in every language', () => {
  expect(new Set(employeeStatuses.map((status) => statusColours[status])).size).toBe(4)
  for (const texts of [pt, en, es])
    expect(new Set(employeeStatuses.map((status) => texts[`status_${status}`])).size).toBe(4)
})
