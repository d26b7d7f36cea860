import { expect, it } from 'vitest'
import { readableBody } from './readable-body'

it.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['out of order', 'out of order'],
  ['{"cut": "o', '{"cut": "o'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(readableBody(text)).toBe(shown)
})
