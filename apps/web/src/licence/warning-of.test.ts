import { expect, it } from 'vitest'
import { hideForToday, isHiddenToday, warningOf } from './warning-of'

it.each([
  [365, null],
  [8, null],
  [7, 'ending'],
  [1, 'ending'],
  [0, 'expired'],
  [-3, 'expired'],
] as const)('LIC-03 with %d days left every screen warns: %s', (days, kind) => {
  expect(warningOf(days)).toBe(kind)
})

it('the warning that was hidden is there again tomorrow, and for another company', () => {
  const kept = new Map<string, string>()
  const store = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  expect(isHiddenToday(store, '11222333000181', '2026-11-22')).toBe(false)
  hideForToday(store, '11222333000181', '2026-11-22')
  expect(isHiddenToday(store, '11222333000181', '2026-11-22')).toBe(true)
  expect(isHiddenToday(store, '11222333000181', '2026-11-23')).toBe(false)
  expect(isHiddenToday(store, '04252011000110', '2026-11-22')).toBe(false)
})
