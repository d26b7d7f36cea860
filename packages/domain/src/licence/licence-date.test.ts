import { expect, test } from 'vitest'
import { chargeKeyType } from './charge-key'
import { readLicenceDate } from './licence-date'

test.each([
  ['LIC-07', '2026-11-22', { text: '22/11/2026' }],
  ['LIC-07', '2028-02-29', { text: '29/02/2028' }],
  ['LIC-07', '2026-11-22T23:30:00-04:00', { text: '22/11/2026' }],
  ['LIC-08', null, 'missing'],
  ['LIC-08', undefined, 'missing'],
  ['LIC-08', '  ', 'missing'],
  ['LIC-09', '2027-02-29', 'invalid'],
  ['LIC-09', '2100-02-29', 'invalid'],
  ['LIC-09', '2026-13-01', 'invalid'],
  ['LIC-09', '2026-00-10', 'invalid'],
  ['LIC-09', '2026-04-31', 'invalid'],
  ['LIC-09', '2026-11-2', 'invalid'],
  ['LIC-09', '22/11/2026', 'invalid'],
  ['LIC-09', '2026-11-22x', 'invalid'],
  ['LIC-09', 20261122, 'invalid'],
  ['LIC-09', {}, 'invalid'],
])('%s the date %j reads %j', (_, value, read) => {
  expect(readLicenceDate(value)).toEqual(read)
})

test.each([
  ['financeiro@balcao.example', 'email'],
  ['+5592991234567', 'phone'],
  ['52998224725', 'cpf'],
  ['11222333000181', 'cnpj'],
  ['11.222.333/0001-81', 'cnpj'],
  ['123e4567-e89b-42d3-a456-426614174000', 'random'],
  ['52998224724', null],
  ['92991234567', null],
  ['99999999000199', null],
  ['qualquer coisa', null],
  ['', null],
])('the charge’s key %j is of type %s', (key, type) => {
  expect(chargeKeyType(key)).toBe(type)
})
