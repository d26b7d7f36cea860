import { describe, expect, it } from 'vitest'
import { groupPin, isWholePin } from './pin-field'

describe('S10 the PIN as it is typed', () => {
  it.each([
    ['', ''],
    ['417', '417'],
    ['4172', '417 2'],
    ['417204936', '417 204 936'],
    [' 417-204.936 ', '417 204 936'],
    ['4172049361', '417 204 936'],
    ['a4b1c7', '417'],
  ])('S10 %j is shown as %j', (typed, shown) => expect(groupPin(typed)).toBe(shown))

  it.each([
    ['417 204 936', true],
    ['417 204 93', false],
    ['', false],
  ])('S10 %j is whole: %s', (typed, whole) => expect(isWholePin(typed)).toBe(whole))
})
