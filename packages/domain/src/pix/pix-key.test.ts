import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { formatPixKey, isValidPixKey, normalizePixKey } from './pix-key'
import { pixKeyTypes, type PixKeyType } from './vocabulary'

const uuid = '123e4567-e12b-12d1-a456-426655440000'

test.each<[PixKeyType, string, string]>([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['email', ' Ana@Loja.COM.br ', 'ana@loja.com.br'],
  ['phone', '(11) 99999-9999', '+5511999999999'],
  ['phone', '+55 11 99999-9999', '+5511999999999'],
  ['phone', '', ''],
  ['random', ` ${uuid.toUpperCase()} `, uuid],
])('ONB-07 a key of type %s %j is carried as %j', (type, text, key) => {
  expect(normalizePixKey(type, text)).toBe(key)
})

describe('isValidPixKey', () => {
  test.each<[PixKeyType, string]>([
    ['cpf', '529.982.247-25'],
    ['cpf', '11144477735'],
    ['cnpj', '11.222.333/0001-81'],
    ['cnpj', '12.ABC.345/01DE-35'],
    ['email', 'Ana.Lima+pix@loja.com.br'],
    ['email', `${'a'.repeat(61)}@${'b'.repeat(11)}.com`],
    ['phone', '(11) 99999-9999'],
    ['phone', '(92) 3333-4444'],
    ['random', uuid],
  ])('a %s key %s is valid', (type, key) => {
    expect(isValidPixKey(type, key)).toBe(true)
  })

  test.each<[PixKeyType, string, string]>([
    ['cpf', '529.982.247-24', 'has a wrong check digit'],
    ['cpf', '111.111.111-11', 'has all digits alike'],
    ['cpf', '5299822472', 'is one short'],
    ['cnpj', '11.222.333/0001-82', 'has a wrong check digit'],
    ['cnpj', '99.999.999/0001-99', 'is nobody’s'],
    ['email', 'ana@loja', 'has no domain'],
    ['email', 'joão@loja.com', 'is not ASCII'],
    ['email', `${'a'.repeat(62)}@${'b'.repeat(11)}.com`, 'has 78 characters'],
    ['phone', '(20) 99999-9999', 'has no such area'],
    ['phone', '(11) 89999-9999', 'is no mobile'],
    ['phone', '(11) 9999-9999', 'lacks the ninth digit'],
    ['phone', '11144477735', 'is a CPF'],
    ['random', uuid.slice(1), 'is one short'],
    ['random', '11999999999', 'is a phone'],
  ])('a %s key %s %s', (type, key) => {
    expect(isValidPixKey(type, key)).toBe(false)
  })

  test.each([...pixKeyTypes])('an empty %s key is none', (type) => {
    expect(isValidPixKey(type, '')).toBe(false)
  })

  test('exactly the 67 area codes of Brazil have phones', () => {
    const areas = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, '0'))
    expect(areas.filter((area) => isValidPixKey('phone', `+55${area}999999999`))).toHaveLength(67)
  })

  test('exactly one pair of check digits fits each CPF', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        fc.pre(!/^(\d)\1+$/.test(base))
        const fits = Array.from({ length: 100 }, (_, pair) => `${base}${String(pair).padStart(2, '0')}`)
        expect(fits.filter((cpf) => isValidPixKey('cpf', cpf))).toHaveLength(1)
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('formatPixKey', () => {
  test.each<[string, PixKeyType, string, string]>([
    ['ONB-35', 'cpf', '5299', '529.9'],
    ['ONB-35', 'cpf', '5299822472599', '529.982.247-25'],
    ['ONB-35', 'cpf', '', ''],
    ['ONB-35', 'cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['ONB-36', 'phone', '11999999999', '(11) 99999-9999'],
    ['ONB-36', 'phone', '+5511999999999', '(11) 99999-9999'],
    ['ONB-37', 'email', 'Ana@Loja.com', 'ana@loja.com'],
    ['ONB-38', 'random', 'aB 1', 'aB 1'],
  ])('%s a %s key %j reads %j', (_, type, text, shown) => {
    expect(formatPixKey(type, text)).toBe(shown)
  })
})
