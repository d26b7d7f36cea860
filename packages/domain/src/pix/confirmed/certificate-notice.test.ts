import { expect, test } from 'vitest'
import { certificateNoticeDue } from './certificate-notice'

const day = 86_400_000

test.each([
  [31, null, null],
  [30, null, 30],
  [29.9, 30, null],
  [12, null, 30],
  [7, 30, 7],
  [6.5, 7, null],
  [1, 7, 1],
  [0.5, 30, 1],
  [0.5, 1, null],
  [0, null, null],
  [-3, 30, null],
])('with %s days left, told at %s, it is due at %s', (left, told, due) => {
  expect(certificateNoticeDue(left * day, 0, told)).toBe(due)
})
