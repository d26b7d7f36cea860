import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeKey, FeeShapeError, nameKey, readFee, readFeeGroups, writeFeeGroups } from './fee-groups'

const name = fc
  .stringMatching(/^[A-Za-zãé][A-Za-zãé 0-9]{0,20}$/)
  .map((text) => text.replace(/\s+/g, ' ').trim())
const groups = fc
  .uniqueArray(
    fc.record({
      centavos: fc.integer({ min: 0, max: 99_999_999 }),
      bairros: fc.uniqueArray(name, { minLength: 1, maxLength: 5, selector: nameKey }),
    }),
    { maxLength: 6, selector: ({ centavos }) => centavos },
  )
  .map((list) => list.sort((a, b) => a.centavos - b.centavos))

describe('readFeeGroups', () => {
  test('DELIV-12 DELIV-13 groups come out of an object and out of its JSON, the cheapest first', () => {
    const shape = { '10.00': [{ bairro: 'Aleixo' }], '5.00': [{ bairro: 'Centro' }, 'Flores'] }
    const read = [
      { centavos: 500, bairros: ['Centro', 'Flores'] },
      { centavos: 1000, bairros: ['Aleixo'] },
    ]
    expect(readFeeGroups(shape)).toEqual(read)
    expect(readFeeGroups(JSON.stringify(shape))).toEqual(read)
  })

  test('keys that look like whole numbers, which objects put first, change no order', () => {
    const read = readFeeGroups({ '7.50': ['B'], 12: ['C'], 5: ['A'] })
    expect(read.map(({ centavos }) => centavos)).toEqual([500, 750, 1200])
  })

  test('DELIV-25 two fees that mean the same are one group', () => {
    const shape = { 5: ['A'], '5.0': ['B'], '5,00': ['C', 'a'], 'R$ 5,00': [{ bairro: ' D ' }] }
    expect(readFeeGroups(shape)).toEqual([{ centavos: 500, bairros: ['A', 'B', 'C', 'D'] }])
  })

  test('DELIV-12 a neighbourhood stays once per group, whatever its case and accents', () => {
    expect(readFeeGroups({ '5.00': ['São José', 'sao  jose', '', { bairro: ' ' }] })).toEqual([
      { centavos: 500, bairros: ['São José'] },
    ])
  })

  test.each([null, undefined, '', '{}', [], { '5.00': [] }, { '5.00': [' '] }])(
    '%j holds no group',
    (value) => {
      expect(readFeeGroups(value)).toEqual([])
    },
  )

  test.each([
    ['bairros_taxas', '{"5.00"'],
    ['bairros_taxas', '7'],
    ['bairros_taxas', ['Centro']],
    ['bairros_taxas["grátis"]', { grátis: ['Centro'] }],
    ['bairros_taxas["-5.00"]', { '-5.00': ['Centro'] }],
    ['bairros_taxas["5.001"]', { '5.001': ['Centro'] }],
    ['bairros_taxas["__proto__"]', '{"__proto__": ["Centro"]}'],
    ['bairros_taxas["5.00"]', { '5.00': 'Centro' }],
    ['bairros_taxas["5.00"]', { '5.00': Array.from({ length: 1001 }, (_, n) => `B${n}`) }],
    ['bairros_taxas["5.00"][1].bairro', { '5.00': ['Centro', { nome: 'Flores' }] }],
    ['bairros_taxas["5.00"][0].bairro', { '5.00': [null] }],
    ['bairros_taxas["5.00"][0]', { '5.00': ['x'.repeat(81)] }],
  ])('DELIV-13 the fault at %s is named', (path, value) => {
    expect(() => readFeeGroups(value)).toThrow(expect.objectContaining({ name: 'FeeShapeError', path }))
    expect(() => readFeeGroups(value)).toThrow(FeeShapeError)
  })

  test('DELIV-12 what is written reads back the same, through JSON too', () => {
    fc.assert(
      fc.property(groups, (list) => {
        expect(readFeeGroups(writeFeeGroups(list))).toEqual(list)
        expect(readFeeGroups(JSON.stringify(writeFeeGroups(list)))).toEqual(list)
      }),
    )
  })
})

test('DELIV-12 DELIV-25 groups are written under fees with two decimals, the cheapest first', () => {
  const written = writeFeeGroups([
    { centavos: 1000, bairros: ['Aleixo'] },
    { centavos: 5, bairros: ['Centro'] },
    { centavos: 500, bairros: [] },
  ])
  expect(JSON.stringify(written)).toBe('{"0.05":[{"bairro":"Centro"}],"10.00":[{"bairro":"Aleixo"}]}')
})

test.each([
  ['5', 500],
  ['5.0', 500],
  ['5,5', 550],
  ['05.00', 500],
  ['R$ 5,00', 500],
  ['R$\u00A05,00', 500],
  ['1.234,50', 123_450],
  ['0', 0],
  ['1.234', null],
  ['5.', null],
  ['1e3', null],
  ['', null],
])('DELIV-25 a fee %j is %s cents', (text, cents) => {
  expect(readFee(text)).toBe(cents)
})

test('DELIV-25 every key reads back as its fee', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => readFee(feeKey(cents)) === cents))
})
