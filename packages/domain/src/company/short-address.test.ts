import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { isReservedAddress, isShortAddress, readShortAddress, suggestShortAddress } from './short-address'

test.each([
  ['pizzaria-bela', true],
  ['bar24', true],
  ['99-barbearia', true],
  ['ab', false],
  ['a'.repeat(41), false],
  ['Pizzaria', false],
  ['pizzaria_bela', false],
  ['são-joão', false],
  ['-bela', false],
  ['bela-', false],
  ['bela--vista', false],
  ['123456', false],
  ['../etc', false],
  // A CNPJ with letters, and an id.
  ['12abc34501de35', false],
  ['0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10', false],
])('%s may be an address of its own: %s', (address, is) => {
  expect(isShortAddress(address)).toBe(is)
})

test.each(['dashboard', 'api', 'cardapio', 'agendamento', 'login', 'operador', 'suporte', 'www'])(
  '/%s stays the house’s',
  (address) => expect(isReservedAddress(address)).toBe(true),
)

test.each([
  ['Pizzaria Bela!', 'pizzaria-bela'],
  ['  Açaí & Cia.  ', 'acai-e-cia'],
  ["Barbearia D'Ávila", 'barbearia-davila'],
  ['https://balcao.example/pizzaria-bela', 'pizzaria-bela'],
  ['/bela', 'bela'],
  ['24', ''],
  ['Suporte', ''],
  ['日本', ''],
])('a shop that is called %j is offered %j', (name, address) => {
  expect(suggestShortAddress(name)).toBe(address)
})

it('whatever is typed, what is read from it is an address, too short for one, or a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const address = readShortAddress(typed)
      expect(readShortAddress(address)).toBe(address)
      if (address.length >= 3 && /[a-z]/.test(address) && !/^[0-9a-z]{12}\d\d$|^.{36}$/.test(address))
        expect(isShortAddress(address)).toBe(true)
    }),
  )
})
