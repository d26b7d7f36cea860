import { expect, test, vi } from 'vitest'

test('what the pages use works without temporal-polyfill', async () => {
  vi.doMock('temporal-polyfill', () => {
    throw new Error('temporal-polyfill was asked for')
  })
  const { dateIn } = await import('./index')
  expect(dateIn(0, 'America/Manaus')).toBe('1969-12-31')
})
