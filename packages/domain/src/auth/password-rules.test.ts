import { expect, test } from 'vitest'
import { checkPassword, isAcceptablePassword, passwordRules } from './password-rules'

test.each([
  ['RECOV-25 CONST-05', 'Aa1!x', 'length', false],
  ['RECOV-25 CONST-05', 'Aa1!xy', 'length', true],
  ['RECOV-25', '😀😀😀😀😀', 'length', false],
  ['RECOV-26', 'abc1!x', 'uppercase', false],
  ['RECOV-26', 'abC1!x', 'uppercase', true],
  ['RECOV-26', 'açÇ1!x', 'uppercase', true],
  ['RECOV-26', 'éÉ', 'uppercase', true],
  ['RECOV-27', 'Abcdef!', 'digit', false],
  ['RECOV-27', 'Abcde0!', 'digit', true],
  ['RECOV-28', 'Abcde01', 'special', false],
  ['RECOV-28', 'Abcde 1', 'special', false],
  ['RECOV-28', 'Abcde~1', 'special', false],
  ['RECOV-28', 'Abcde`1', 'special', false],
  ['RECOV-28', 'Abcde§1', 'special', false],
] as const)('%s %j keeps %s: %s', (_, password, rule, kept) => {
  expect(checkPassword(password)[rule]).toBe(kept)
})

test.each([...`!@#$%^&*()_+-=[]{};':"\\|,.<>/?`])('RECOV-28 %s counts as special', (character) => {
  expect(checkPassword(`abc${character}`).special).toBe(true)
})

test('RECOV-25 a setting can raise the minimum', () => {
  expect(isAcceptablePassword('Balcao#1')).toBe(true)
  expect(isAcceptablePassword('Balcao#1', { minLength: 8 })).toBe(true)
  expect(isAcceptablePassword('Balcao#1', { minLength: 9 })).toBe(false)
})

test('RECOV-28 a password is acceptable only when no rule is broken', () => {
  const broken = ['Aa1!x', 'abcde1!', 'Abcdef!', 'Abcdef1']
  expect(broken.map((password) => passwordRules.filter((rule) => !checkPassword(password)[rule]))).toEqual([
    ['length'],
    ['uppercase'],
    ['digit'],
    ['special'],
  ])
  expect(broken.filter((password) => isAcceptablePassword(password))).toEqual([])
})
