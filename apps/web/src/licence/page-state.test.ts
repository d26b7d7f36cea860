import { expect, it } from 'vitest'
import { pageStateOf } from './page-state'

it.each([
  ['LIC-18', '', false, false, 'noCnpj'],
  ['LIC-18', '', false, true, 'noCnpj'],
  ['LIC-04', '11222333000181', false, false, 'loading'],
  ['LIC-17', '11222333000181', false, true, 'failed'],
  ['LIC-17', '11222333000181', true, true, 'shown'],
  ['LIC-01', '11222333000181', true, false, 'shown'],
] as const)('%s of %j, read: %s, failed: %s, the page shows %s', (_, cnpj, hasLicence, hasFailed, state) => {
  expect(pageStateOf({ cnpj, hasLicence, hasFailed })).toBe(state)
})
