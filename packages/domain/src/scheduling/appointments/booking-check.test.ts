import { expect, test } from 'vitest'
import { checkBooking, mayConfirm, type BookingForm } from './booking-check'

const check = (given: Partial<BookingForm> = {}) =>
  checkBooking({ name: 'Ana Lima', phone: '(11) 99999-9999', email: '', address: '', notes: '', ...given })

test('BOOK-21 name and phone are enough; e-mail, address and notes may be empty', () => {
  expect(check()).toEqual({})
  expect(checkBooking({ name: 'Ana', phone: '1133334444' })).toEqual({})
  expect(check({ email: null, address: null, notes: null })).toEqual({})
})

test.each([
  ['BOOK-26', '', 'name-required'],
  ['BOOK-26', '   ', 'name-required'],
  ['BOOK-27', 'Al', 'name-short'],
  ['BOOK-27', ' Jô ', 'name-short'],
  ['BOOK-27', '李娜', 'name-short'],
  ['BOOK-27', 'Ana', undefined],
  ['BOOK-27', ' Ivo ', undefined],
])('%s the name %j: %s', (_, name, problem) => {
  expect(check({ name })).toEqual(problem === undefined ? {} : { name: problem })
})

test.each([
  ['BOOK-28', '', 'phone-required'],
  ['BOOK-28', '  ', 'phone-required'],
  ['BOOK-29', '(11) 99999-9999', undefined],
  ['BOOK-29', '(11) 3333-4444', undefined],
  ['BOOK-29', '11999999999', undefined],
  ['BOOK-29', '+55 11 99999-9999', undefined],
  ['BOOK-29', '99999-9999', 'phone-form'],
  ['BOOK-29', '(11) 99999-99999', 'phone-form'],
  ['BOOK-29', '119999999', 'phone-form'],
  ['BOOK-29', '11 99999 9999 recado', 'phone-form'],
  ['BOOK-29', 'meu número', 'phone-form'],
])('%s the phone %j: %s', (_, phone, problem) => {
  expect(check({ phone })).toEqual(problem === undefined ? {} : { phone: problem })
})

test.each([
  ['ana@exemplo.com.br', undefined],
  [' ana@exemplo.com ', undefined],
  ['ana@exemplo', 'email-form'],
  ['ana', 'email-form'],
  ['ana@x.com, eva@x.com', 'email-form'],
])('BOOK-30 the e-mail %j: %s', (email, problem) => {
  expect(check({ email })).toEqual(problem === undefined ? {} : { email: problem })
})

test('BOOK-26 BOOK-28 BOOK-30 each field has its own problem', () => {
  expect(check({ name: '', phone: '', email: '@' })).toEqual({
    name: 'name-required',
    phone: 'phone-required',
    email: 'email-form',
  })
})

test.each([
  ['Ana', '1', true],
  ['A', '1', true],
  ['', '11999999999', false],
  ['Ana', '', false],
  [' ', ' ', false],
])('BOOK-31 with name %j and phone %j the button can be pressed: %s', (name, phone, expected) => {
  expect(mayConfirm({ name, phone })).toBe(expected)
})
