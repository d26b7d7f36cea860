import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Files of a worker share what they import; these are to be imported without what others had.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('temporal-polyfill')
  vi.resetModules()
})

test('what the pages use works without temporal-polyfill', async () => {
  vi.doMock('temporal-polyfill', () => {
    throw new Error('temporal-polyfill was asked for')
  })
  const { monthGrid, slotGroups } = await import('./index')
  expect(monthGrid('2026-11')).toHaveLength(42)
  expect(slotGroups([])).toEqual([{ months: [] }])
  await expect(import('../slots/find-slots')).rejects.toThrow()
})
