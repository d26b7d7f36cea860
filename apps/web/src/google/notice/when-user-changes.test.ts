import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUserChanges } from './when-user-changes'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const changed = (key: string | null) => Object.assign(new Event('storage'), { key })

it('GOOG-22 a change of the stored user in another tab counts after 1 s, and only that', () => {
  const page = new EventTarget()
  let reloads = 0
  const stop = whenUserChanges(page as unknown as Window, 'user', () => {
    reloads += 1
  })
  page.dispatchEvent(changed('modules'))
  vi.advanceTimersByTime(2000)
  expect(reloads).toBe(0)

  page.dispatchEvent(changed('user'))
  vi.advanceTimersByTime(500)
  page.dispatchEvent(changed('user'))
  vi.advanceTimersByTime(999)
  expect(reloads).toBe(0)
  vi.advanceTimersByTime(1)
  expect(reloads).toBe(1)

  page.dispatchEvent(changed('user'))
  stop()
  vi.advanceTimersByTime(2000)
  expect(reloads).toBe(1)
})
