import { expect, it } from 'vitest'
import { shortName } from './short-name'

it.each([
  ['Carlos Eduardo da Silva', 'Carlos Silva'],
  ['Ana Lima', 'Ana Lima'],
  ['  Bia ', 'Bia'],
  ['', ''],
])('customers know %j as %j', (name, short) => {
  expect(shortName(name)).toBe(short)
})
