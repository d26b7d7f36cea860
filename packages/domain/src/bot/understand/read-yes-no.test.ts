import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readYesNo } from './read-yes-no'

const yes = [
  'sim',
  'Sim!',
  'SIM',
  's',
  'ss',
  'simmm',
  'siim',
  'si',
  'isso',
  'isso mesmo',
  'isso aí',
  'pode ser',
  'pode',
  'pode mandar',
  'ok',
  'OK!!',
  'okay',
  'blz',
  'beleza',
  'certo',
  'certinho',
  'tá certo',
  'tudo certo',
  'está correto',
  'confirmo',
  'Confirmar',
  'confirmado',
  'pode confirmar',
  'claro',
  'claro que sim',
  'com certeza',
  'uhum',
  'exato',
  'perfeito',
  'fechado',
  'bora',
  'quero',
  'quero sim',
  '👍',
  '👍🏽',
  '👍👍',
  '✅',
  '👌',
  'sim, por favor',
  'sim, isso mesmo',
  'sim obrigada 😊',
  'ok, pode mandar',
  'tá bom',
  'tá ótimo',
  'acho que sim',
  'é isso aí',
  'show',
  'combinado',
  'positivo',
  'aceito',
  'manda ver',
]
const no = [
  'não',
  'nao',
  'NÃO',
  'n',
  'nn',
  'naooo',
  'não!',
  'nem',
  'negativo',
  'errado',
  'tá errado',
  '👎',
  '👎🏿',
  '❌',
  'não quero',
  'não, obrigado',
  'nao obg',
  'não precisa',
  'ainda não',
  'agora não',
  'não confirmo',
  'não tá certo',
  'não é isso',
  'claro que não',
  'acho que não',
  'de jeito nenhum',
  'nunca',
  'por enquanto não',
  'não pode',
  'nope',
  'nem pensar',
  'não não',
  'melhor não',
]
const unclear = [
  '',
  '  ',
  'sim não',
  'não sim',
  'sim, mas sem cebola',
  'não sei',
  'talvez',
  'tanto faz',
  'por favor',
  'oi',
  '2',
  'x-bacon',
  'quero uma coca',
  'quero mudar',
  'só isso',
  'pode ser com cartão',
  'isso não é meu',
  '😂',
  '🤔',
  '👍👎',
  'quanto deu?',
  'sei lá',
  'simone',
  'nabo',
  'certo ou errado',
]

describe('readYesNo', () => {
  test.each(yes)('yes: %j', (text) => expect(readYesNo(text)).toBe(true))
  test.each(no)('no: %j', (text) => expect(readYesNo(text)).toBe(false))
  test.each(unclear)('neither: %j', (text) => expect(readYesNo(text)).toBeNull())

  test('yes and no together are neither', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...yes),
        fc.constantFrom('não', 'negativo', '👎', 'errado'),
        (one, other) => {
          expect(readYesNo(`${one}. ${other}`)).not.toBe(true)
          expect(readYesNo(`${other}. ${one}`)).not.toBe(true)
        },
      ),
    )
  })

  test('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect([true, false, null]).toContain(readYesNo(text))
      }),
    )
  })
})
