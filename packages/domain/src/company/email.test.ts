import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidEmail, maskEmail } from './email'

test.each(['ana@loja.com.br', 'ana.lima+pedidos@loja.com', "o'neil@x.io", 'a@b.co', 'joão@ação.com.br'])(
  'VALID-08 %s is an e-mail',
  (email) => {
    expect(isValidEmail(email)).toBe(true)
  },
)

test.each([
  '',
  'ana',
  'ana@',
  '@loja.com',
  'ana@loja',
  'ana @loja.com',
  ' ana@loja.com',
  'ana@loja.com\n',
  'ana@lo ja.com',
  'ana@loja..com',
  'ana@.loja.com',
  'ana@-loja.com',
  'a@b@loja.com',
  'ana@loja.com,bia@loja.com',
  'bia,ana@loja.com',
  'Ana <ana@loja.com>',
  'ana\u0000@loja.com',
  `${'a'.repeat(65)}@loja.com`,
  `ana@${'a'.repeat(250)}.com`,
])('VALID-08 %j is none', (email) => {
  expect(isValidEmail(email)).toBe(false)
})

test('VALID-08 an address made to stall the pattern is judged within the test’s time', () => {
  const hostile = [
    `a@${'a-'.repeat(125)}!`,
    `a@${'a'.repeat(251)}!`,
    `a@${'a.'.repeat(125)}!`,
    `${'a'.repeat(64)}!@`,
  ]
  expect(hostile.filter((email) => isValidEmail(email))).toEqual([])
})

test.each([
  ['maria@loja.com', 'm***a@loja.com'],
  ['ana@loja.com', 'a*a@loja.com'],
  ['ab@loja.com', 'a*@loja.com'],
  ['a@loja.com', '*@loja.com'],
  ['@loja.com', '@loja.com'],
  ['"a@b"c@loja.com', '"****c@loja.com'],
  ['😀bc@loja.com', '😀*c@loja.com'],
  ['sem arroba', '**********'],
  ['', ''],
])('SETUP-04 RECOV-07 %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test('SETUP-04 no character between the first and the last is readable', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,30}$/), (local) => {
      expect(maskEmail(`${local}@x.com`)).toBe(
        `${local[0]}${'*'.repeat(local.length - 2)}${local.at(-1)}@x.com`,
      )
    }),
  )
})
