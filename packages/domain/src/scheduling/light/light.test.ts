import { expect, test, vi } from 'vitest'

test('what the pages use works without temporal-polyfill', async () => {
  vi.doMock('temporal-polyfill', () => {
    throw new Error('temporal-polyfill was asked for')
  })
  const { monthGrid, slotGroups } = await import('./index')
  expect(monthGrid('2026-11')).toHaveLength(42)
  expect(slotGroups([])).toEqual([{ months: [] }])
  await expect(import('../find-slots')).rejects.toThrow()
})
