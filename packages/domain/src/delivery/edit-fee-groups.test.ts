import { describe, expect, test } from 'vitest'
import {
  addFee,
  addNeighbourhood,
  FeeError,
  removeFee,
  removeNeighbourhood,
  renameFee,
  renameNeighbourhood,
  type FeeErrorCode,
} from './edit-fee-groups'
import type { FeeGroup } from './fee-groups'

const saved: readonly FeeGroup[] = Object.freeze([
  { centavos: 500, bairros: ['Centro', 'Flores'] },
  { centavos: 1000, bairros: ['Aleixo'] },
])

function codeOf(edit: () => unknown): FeeErrorCode | null {
  try {
    edit()
    return null
  } catch (error) {
    if (error instanceof FeeError) return error.code
    throw error
  }
}

describe('addFee', () => {
  test('DELIV-03 the group takes its place by fee, blank rows left out', () => {
    expect(addFee(saved, 750, [' Adrianópolis ', ''])).toEqual([
      saved[0],
      { centavos: 750, bairros: ['Adrianópolis'] },
      saved[1],
    ])
  })

  test.each([
    ['DELIV-18', null, ['Flores'], 'fee_invalid'],
    ['DELIV-18', 0, ['Flores'], 'fee_invalid'],
    ['DELIV-18', -500, ['Flores'], 'fee_invalid'],
    ['DELIV-18', 7.5, [''], 'fee_invalid'],
    ['DELIV-19', 500, ['', ' '], 'no_neighbourhood'],
    ['DELIV-19', 750, [], 'no_neighbourhood'],
    ['DELIV-20 DELIV-26', 500, ['Flores'], 'fee_taken'],
  ] as const)('%s %s cents for %j: %s %s', (_, cents, names, code) => {
    expect(codeOf(() => addFee(saved, cents, names))).toBe(code)
  })
})

describe('renameFee', () => {
  test('DELIV-23 the group moves to its new place', () => {
    expect(renameFee(saved, 500, 1200)).toEqual([saved[1], { centavos: 1200, bairros: ['Centro', 'Flores'] }])
  })

  test.each([null, 500, 0, -1, Number.NaN])('DELIV-23 to %s nothing changes', (to) => {
    expect(renameFee(saved, 500, to)).toEqual(saved)
  })

  test('a fee that is not there changes nothing; one that another group has is refused', () => {
    expect(renameFee(saved, 600, 1000)).toEqual(saved)
    expect(codeOf(() => renameFee(saved, 500, 1000))).toBe('fee_taken')
  })
})

test('a fee goes with all its neighbourhoods', () => {
  expect(removeFee(saved, 500)).toEqual([saved[1]])
})

describe('neighbourhoods', () => {
  test('DELIV-27 one is added to its fee, once', () => {
    const added = addNeighbourhood(saved, 1000, ' Parque  Dez ')
    expect(added[1]).toEqual({ centavos: 1000, bairros: ['Aleixo', 'Parque Dez'] })
    expect(addNeighbourhood(added, 1000, 'parque dez')).toEqual(added)
  })

  test.each([
    [' ', 500, 'name_missing'],
    [' ', null, 'name_missing'],
    ['Flores', null, 'group_missing'],
    ['Flores', 600, 'group_missing'],
  ] as const)('DELIV-27 %j to %s: %s', (name, cents, code) => {
    expect(codeOf(() => addNeighbourhood(saved, cents, name))).toBe(code)
  })

  test('DELIV-24 one is renamed in its place; an empty or taken name is ignored', () => {
    expect(renameNeighbourhood(saved, 500, 'Centro', ' Centro Sul ')[0]?.bairros).toEqual([
      'Centro Sul',
      'Flores',
    ])
    expect(renameNeighbourhood(saved, 500, 'Centro', 'CENTRO')[0]?.bairros).toEqual(['CENTRO', 'Flores'])
    expect(renameNeighbourhood(saved, 500, 'Centro', ' ')).toEqual(saved)
    expect(renameNeighbourhood(saved, 500, 'Centro', 'flores')).toEqual(saved)
  })

  test('DELIV-28 one is removed, and with the last one its group', () => {
    expect(removeNeighbourhood(saved, 500, 'Centro')[0]?.bairros).toEqual(['Flores'])
    expect(removeNeighbourhood(saved, 1000, 'Aleixo')).toEqual([saved[0]])
  })
})
