import { expect, it } from 'vitest'
import { firstName } from './first-name'

it.each([
  ['Ana Lima', 'Ana'],
  ['  Ana  ', 'Ana'],
  ['Seu Raimundo', 'Seu Raimundo'],
  ['Dona Lia Souza', 'Dona Lia'],
  ['Dra. Paula Reis', 'Dra. Paula'],
  ['Seu', 'Seu'],
  ['Donato Alves', 'Donato'],
  ['😀😀', ''],
  ['+55 92 99123-4567', ''],
  [null, ''],
])('%j is addressed as %j', (name, addressed) => {
  expect(firstName(name)).toBe(addressed)
})
