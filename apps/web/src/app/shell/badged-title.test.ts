import { expect, test } from 'vitest'
import { badgedTitle } from './badged-title'

test.each([
  ['Pedidos · Balcão', 2, '(2) Pedidos · Balcão'],
  ['(2) Pedidos · Balcão', 3, '(3) Pedidos · Balcão'],
  ['(12) Pedidos · Balcão', 0, 'Pedidos · Balcão'],
  ['(x) Pedidos', 1, '(1) (x) Pedidos'],
])('%j with %d new orders reads %j', (title, count, expected) => {
  expect(badgedTitle(title, count)).toBe(expected)
})
