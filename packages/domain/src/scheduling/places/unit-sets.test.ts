import { describe, expect, test } from 'vitest'
import { meetsJust, meetsNeeds, unitSets } from './unit-sets'

test('one of several meets a need, and one unit may meet two', () => {
  expect(meetsNeeds([101], [[101, 201]])).toBe(true)
  expect(meetsNeeds([301], [[101, 201]])).toBe(false)
  expect(meetsNeeds([101], [[101], [101, 201]])).toBe(true)
  expect(meetsNeeds([], [])).toBe(true)
})

test('what nothing in use can meet is never met', () => {
  expect(meetsNeeds([101], [[]])).toBe(false)
  expect(unitSets([[]], 200)).toEqual([[]])
})

test('no unit is taken in vain', () => {
  expect(meetsJust([101], [[101, 201]])).toBe(true)
  expect(meetsJust([101, 201], [[101, 201]])).toBe(false)
  expect(meetsJust([101], [])).toBe(false)
  expect(meetsJust([101, 201], [[101], [201]])).toBe(true)
})

describe('the sets that appointments may take', () => {
  test('none, each by itself, then for visits that need two', () => {
    expect(unitSets([[101, 102], [201]], 200)).toEqual([[], [101], [102], [201], [101, 201], [102, 201]])
  })

  test('are bounded where services need many different places', () => {
    const needs = Array.from({ length: 6 }, (_, place) => [1, 2, 3, 4].map((unit) => place * 100 + unit))
    const sets = unitSets(needs, 200)
    expect(sets.length).toBe(200)
    expect(needs.flat().every((unit) => sets.some((set) => set.length === 1 && set[0] === unit))).toBe(true)
  })
  test('are as few as are asked for, each need with one at least', () => {
    const needs = [Array.from({ length: 30 }, (_, unit) => unit), [101], [201, 202]]
    const sets = unitSets(needs, 13)
    expect(sets.length).toBe(13)
    expect(needs.every((need) => sets.some((set) => meetsNeeds(set, [need])))).toBe(true)
  })
})
