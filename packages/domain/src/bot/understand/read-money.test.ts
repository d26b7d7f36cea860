import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBrl } from '../../money'
import { readMoney } from './read-money'
import { saysNoChange } from './says-no-change'

describe('readMoney', () => {
  test.each([
    ['50', 5000],
    ['100', 10000],
    ['R$ 100,00', 10000],
    ['R$50', 5000],
    ['r$ 50', 5000],
    ['50,00', 5000],
    ['50.00', 5000],
    ['50,5', 5050],
    ['1.000,00', 100000],
    ['1.000', 100000],
    ['troco pra 50', 5000],
    ['troco para 100 reais', 10000],
    ['Troco p/ 50', 5000],
    ['pra 50', 5000],
    ['cem', 10000],
    ['cem reais', 10000],
    ['cinquenta reais', 5000],
    ['20 conto', 2000],
    ['vinte conto', 2000],
    ['50 pila', 5000],
    ['nota de 100', 10000],
    ['uma nota de 100', 10000],
    ['uma nota de cem', 10000],
    ['vou pagar com 50', 5000],
    ['cento e cinquenta', 15000],
    ['duzentos', 20000],
    ['vinte e cinco', 2500],
    ['mil', 100000],
    ['cinquentão', 5000],
    ['50 reais por favor', 5000],
    ['tenho 200', 20000],
    ['leva troco pra 100 pfv', 10000],
    ['5️⃣0️⃣', 5000],
    ['um real', 100],
    ['quero troco pra 70,50', 7050],
    ['sem troco', null],
    ['não precisa', null],
    ['0', null],
    ['R$ 0,00', null],
    ['-50', null],
    ['R$ -50', null],
    ['', null],
    ['50 ou 100', null],
    ['50 100', null],
    ['rua 50', null],
    ['2 pizzas', null],
    ['uma', null],
    ['sim', null],
    ['10.001', null],
    ['99999999', null],
    ['1,234', null],
    ['dinheiro', null],
    ['muito', null],
    ['não tenho 50', null],
    ['19:30', null],
  ])('%j is %j cents', (text, cents) => {
    expect(readMoney(text)).toBe(cents)
  })

  test('a sum as the product writes it is read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        expect(readMoney(formatBrl(cents))).toBe(cents)
        expect(readMoney(`troco pra ${formatBrl(cents)}`)).toBe(cents)
      }),
    )
  })

  test('any text gives cents in range or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const cents = readMoney(text)
        expect(cents === null || (Number.isInteger(cents) && cents > 0 && cents <= 1_000_000)).toBe(true)
      }),
    )
  })
})

describe('saysNoChange', () => {
  test.each([
    'não precisa',
    'nao precisa',
    'n precisa',
    'Não precisa de troco',
    'sem troco',
    'SEM TROCO!',
    'tá certo',
    'trocado',
    'tenho trocado',
    'não quero troco',
    'não preciso',
    'valor certo',
    'dinheiro certo',
    'valor exato',
    'certinho',
    'não, tá certo',
    'não precisa, tenho trocado',
    'não precisa pois tenho trocado',
    'dispenso',
    'pode ficar com o troco',
    'vou dar trocado',
    'não precisa não',
    'sem troco por favor',
    'tudo certo',
    'dinheiro trocado',
    'não é necessário troco',
  ])('%j: none is needed', (text) => expect(saysNoChange(text)).toBe(true))

  test.each([
    '',
    'não',
    'sim',
    'troco pra 50',
    '50',
    'preciso de troco',
    'não tenho trocado',
    'quero troco',
    'não precisa de talher',
    'sem cebola',
    'trocado não tenho',
    'troco',
    'qual o valor certo?',
  ])('%j does not say so', (text) => expect(saysNoChange(text)).toBe(false))
})
