import { describe, expect, it } from 'vitest'
import { formatDeviceCode, readDeviceCode } from './device-code'

describe('the code that opens a new device', () => {
  it.each([
    ['K7RM-2WXQ', 'K7RM2WXQ'],
    [' k7rm 2wxq ', 'K7RM2WXQ'],
    ['K7RM2WX', null],
    ['K7RM2WXQQ', null],
    ['K7RM-2WX1', null],
    ['', null],
  ])('typed as %j is read', (typed, expected) => {
    expect(readDeviceCode(typed)).toBe(expected)
  })

  it('can be typed as it is shown', () => {
    expect(formatDeviceCode('K7RM2WXQ')).toBe('K7RM-2WXQ')
    expect(readDeviceCode(formatDeviceCode('K7RM2WXQ'))).toBe('K7RM2WXQ')
  })
})
