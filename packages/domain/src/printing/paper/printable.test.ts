import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highHalves } from './code-page-tables'
import { assertMoneyPrintable, toPrintable } from './printable'
import { UnprintableMoney } from '../receipts/unprintable-money'
import { codePages } from './vocabulary'

const portuguese = 'áéíóúâêôàãõçüªºÁÉÍÓÚÂÊÔÀÃÕÇÜ'
const real = codePages.filter((page) => page !== 'ascii')

describe.each(real)('%s', (page) => {
  test('its table has one character for each byte from 0x80 on', () => {
    expect(highHalves[page]).toHaveLength(128)
  })

  test('every Portuguese letter is printed as it is', () => {
    expect(toPrintable(portuguese, page)).toEqual({ text: portuguese, lost: [] })
    expect(toPrintable(portuguese.normalize('NFD'), page)).toEqual({ text: portuguese, lost: [] })
  })
})

test.each([
  ['cp850', 0x87, 'ç'],
  ['cp850', 0xc6, 'ã'],
  ['cp850', 0xe4, 'õ'],
  ['cp850', 0xd5, 'ı'],
  ['cp858', 0xd5, '€'],
  ['cp858', 0xc7, 'Ã'],
  ['cp860', 0x84, 'ã'],
  ['cp860', 0x94, 'õ'],
  ['cp860', 0x8e, 'Ã'],
  ['windows1252', 0x80, '€'],
  ['windows1252', 0xe3, 'ã'],
  ['windows1252', 0x81, '\uFFFD'],
] as const)('byte of %s %i is %s', (page, byte, character) => {
  expect(highHalves[page][byte - 0x80]).toBe(character)
})

describe('toPrintable', () => {
  test.each([
    ['“Aspas” ‘simples’ — e – traço… fim', 'windows1252', '"Aspas" \'simples\' - e - traço... fim', []],
    ['R$\u00A01.234,50', 'cp860', 'R$ 1.234,50', []],
    ['ção ã õ é ü ª º', 'ascii', 'cao a o e u a o', ['ç', 'ã', 'õ', 'é', 'ü', 'ª', 'º']],
    ['Ñandú ÿ', 'cp860', 'Ñandú y', ['ÿ']],
    ['5 €', 'cp850', '5 EUR', ['€']],
    ['5 €', 'cp858', '5 €', []],
    ['X-Bacon 🍔🍔 👨‍👩‍👧', 'cp850', 'X-Bacon ?? ?', ['🍔', '👨‍👩‍👧']],
    ['寿司', 'cp850', '??', ['寿', '司']],
    ['\uFFFD', 'windows1252', '?', ['\uFFFD']],
    ['a\u001b@b\u0007\u009b\u007f\u202Ec', 'windows1252', 'a@bc', []],
    ['um\r\ndois\u2028três', 'cp850', 'um\ndois\ntrês', []],
    ['\ud83c só', 'cp850', '? só', []],
    ['', 'cp850', '', []],
  ] as const)('%j in %s is %j', (text, page, printed, lost) => {
    expect(toPrintable(text, page)).toEqual({ text: printed, lost })
  })

  test('whatever is typed, only characters of the page come out, and doing it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...codePages), (text, page) => {
        const printed = toPrintable(text, page).text
        const foreign = [...printed].filter(
          (character) => !/[\n -~]/.test(character) && !highHalves[page].includes(character),
        )
        expect(foreign).toEqual([])
        expect(toPrintable(printed, page)).toEqual({ text: printed, lost: [] })
      }),
    )
  })
})

describe('assertMoneyPrintable', () => {
  test.each(codePages)('Brazilian money and its words print in %s', (page) => {
    expect(() => assertMoneyPrintable('Levar troco: cartão à mão – R$\u00A01.234,50', page)).not.toThrow()
  })

  test.each(['R$ ５,00', 'R$ 5⅓', '¥٣'])('%s is refused rather than printed with a question mark', (text) => {
    expect(() => assertMoneyPrintable(text, 'cp860')).toThrow(UnprintableMoney)
  })
})
