import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../money'
import { feeGroupsOf, parseFeeLines } from './fee-lines'

const centro = (centavos: number) => [{ bairro: 'Centro', centavos }]

test.each([
  ['Centro - 5,00', centro(500)],
  ['Centro – R$ 5,00', centro(500)],
  ['Centro: 5', centro(500)],
  ['Centro = R$5.50', centro(550)],
  ['Centro 5,00', centro(500)],
  ['Centro R$ 5', centro(500)],
  ['Centro\t5', centro(500)],
  ['Centro; 5,00', centro(500)],
  ['Centro,5,00', centro(500)],
  ['Centro - 1.234,50', centro(123_450)],
  ['Centro - 5 reais', centro(500)],
  ['Centro - grátis', centro(0)],
  ['- Centro - 5,00', centro(500)],
  ['• Centro: 5,00;', centro(500)],
  ['2) Centro - 5,00', centro(500)],
  ['5,00 - Centro', centro(500)],
  ['R$ 5: Centro', centro(500)],
  ['Parque 10 - 8,00', [{ bairro: 'Parque 10', centavos: 800 }]],
  ['São José   Operário - 7', [{ bairro: 'São José Operário', centavos: 700 }]],
  [
    'Centro, Aleixo; Flores - 6,00',
    [
      { bairro: 'Centro', centavos: 600 },
      { bairro: 'Aleixo', centavos: 600 },
      { bairro: 'Flores', centavos: 600 },
    ],
  ],
])('ONB-27 the line %j is understood', (line, fees) => {
  expect(parseFeeLines(line)).toEqual({ fees, unread: [] })
})

test.each([
  'Centro',
  'Parque 10',
  'a combinar',
  '5,00',
  '- 5,00',
  'Centro - cinco reais',
  'Centro - 5,005',
  'Centro - -5,00',
  'Centro - 9999999,00',
  '12 - 5,00',
  `${'x'.repeat(81)} - 5,00`,
])('the line %j is not understood, and comes back as it is', (line) => {
  expect(parseFeeLines(line)).toEqual({ fees: [], unread: [line] })
})

test('lines of any kind, blank ones between them', () => {
  expect(parseFeeLines('Centro - 5,00\r\n\n  Longe: a combinar \nAleixo - 7')).toEqual({
    fees: [
      { bairro: 'Centro', centavos: 500 },
      { bairro: 'Aleixo', centavos: 700 },
    ],
    unread: ['Longe: a combinar'],
  })
})

test('of a text without end only a thousand are read, and the rest is not lost', () => {
  const text = Array.from({ length: 1200 }, (_, place) => `Bairro ${place}x - 5,00`).join('\n')
  const { fees, unread } = parseFeeLines(text)
  expect([fees.length, unread.length]).toEqual([1000, 200])
})

test('a line without end is not understood', () => {
  expect(parseFeeLines(`${'- '.repeat(10_000)}x`).fees).toEqual([])
  expect(parseFeeLines('1'.repeat(20_000)).fees).toEqual([])
  expect(parseFeeLines(`Centro${' '.repeat(20_000)}x`).fees).toEqual([])
})

describe('whatever the names and the fees', () => {
  const name = fc
    .stringMatching(/^[A-Za-zÀ-ÖØ-öø-ú][A-Za-zÀ-ÖØ-öø-ú ]{0,20}[A-Za-zÀ-ÖØ-öø-ú]$/)
    .map((one) => one.replace(/ +/g, ' '))
  const fee = fc.integer({ min: 0, max: 99_999_999 })

  test('written as lines they are read as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ bairro: name, centavos: fee }), { maxLength: 30 }), (fees) => {
        const text = fees.map(({ bairro, centavos }) => `${bairro} - ${formatAmount(centavos)}`).join('\n')
        expect(parseFeeLines(text)).toEqual({ fees, unread: [] })
      }),
    )
  })

  test('no line is lost: each is read or comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 10 }), (lines) => {
        const { fees, unread } = parseFeeLines(lines.join('\n'))
        const said = lines
          .flatMap((line) => line.split(/[\r\n\u2028\u2029]/))
          .filter((line) => line.trim() !== '')
        const read = said.length - unread.length
        expect(read === 0 ? fees.length === 0 : fees.length >= read).toBe(true)
      }),
    )
  })
})

test('fee groups of the company record hold each name once, the cheapest first', () => {
  expect(
    feeGroupsOf([
      { bairro: 'Aleixo', centavos: 700 },
      { bairro: 'Centro', centavos: 500 },
      { bairro: 'centro', centavos: 500 },
      { bairro: 'Flores', centavos: 700 },
    ]),
  ).toEqual([
    { centavos: 500, bairros: ['Centro'] },
    { centavos: 700, bairros: ['Aleixo', 'Flores'] },
  ])
})
