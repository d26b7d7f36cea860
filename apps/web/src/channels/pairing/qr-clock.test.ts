import { describe, expect, test } from 'vitest'
import { isDue, QR_RENEWALS, QR_SECONDS, secondsLeft, withCode } from './qr-clock'

const clock = { image: 'a', since: 1_000_000, renewals: 0 }
const after = (seconds: number) => clock.since + seconds * 1000

describe('a QR code counts down', () => {
  test.each([
    [0, QR_SECONDS],
    [1, QR_SECONDS - 1],
    [QR_SECONDS - 0.5, 1],
    [QR_SECONDS, 0],
    [QR_SECONDS + 60, 0],
  ])('after %s s it has %s s left', (seconds, left) => {
    expect(secondsLeft(clock, after(seconds))).toBe(left)
  })

  test('a newer code begins again, the same one goes on', () => {
    expect(withCode(clock, 'b', after(20))).toEqual({ ...clock, image: 'b', since: after(20) })
    expect(withCode(clock, 'a', after(20))).toBe(clock)
  })
})

describe('the page asks for the next code by itself', () => {
  test('when the old one is over and somebody looks', () => {
    expect(isDue(clock, after(QR_SECONDS - 1), true)).toBe(false)
    expect(isDue(clock, after(QR_SECONDS), true)).toBe(true)
    expect(isDue(clock, after(QR_SECONDS), false)).toBe(false)
  })

  test('but not without a code, and not for ever', () => {
    expect(isDue({ ...clock, image: null }, after(QR_SECONDS), true)).toBe(false)
    expect(isDue({ ...clock, renewals: QR_RENEWALS }, after(QR_SECONDS), true)).toBe(false)
  })
})
