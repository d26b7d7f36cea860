import { expect, test } from 'vitest'
import { groupPreview } from './group-preview'
import { percentOf } from './percent'

test.each([
  ['10', 10],
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['7,', 7],
  ['0', 0],
  ['999', 999],
  ['1000', null],
  ['', null],
  [',5', null],
  ['1,2,3', null],
])('%j per cent is %s', (text, percent) => {
  expect(percentOf(text)).toBe(percent)
})

test('the prices of one item stand together, in the order of the items', () => {
  const price = (id: string, tipo: string) => ({ id, nome: id, tipo, before: 1, after: 2 })
  const lines = groupPreview([price('a', 'P'), price('b', 'P'), price('a', 'G')])
  expect(lines.map(({ id, prices }) => [id, ...prices.map(({ tipo }) => tipo)])).toEqual([
    ['a', 'P', 'G'],
    ['b', 'P'],
  ])
})
