import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCep } from './cep'
import { formatCnpj } from './cnpj'
import { applyMask, type Masked } from './mask'
import { formatPhone } from './phone'

const formats = [
  ['cnpj', formatCnpj, 14],
  ['phone', formatPhone, 11],
  ['cep', formatCep, 8],
] as const
const digits = (most: number) =>
  fc.string({ unit: fc.constantFrom(...'12346789'), minLength: 1, maxLength: most })

test.each([
  ['CONST-01', formatCnpj, 18],
  ['CONST-04', formatPhone, 15],
  ['CONST-02', formatCep, 9],
])('%s whatever is typed, the mask never grows longer than its field', (_id, format, most) => {
  fc.assert(fc.property(fc.string({ maxLength: 60 }), (typed) => format(typed).length <= most))
  expect(format('12345678901234567890').length).toBe(most)
})

describe('VALID-06 a masked field, as a person uses it', () => {
  test('typing at the end keeps the caret at the end', () => {
    expect(type(formatCnpj, { text: '12', caret: 2 }, '3')).toEqual({ text: '12.3', caret: 4 })
  })

  test('typing in the middle keeps the caret behind the typed character', () => {
    expect(type(formatCnpj, { text: '12.345', caret: 2 }, '9')).toEqual({ text: '12.934.5', caret: 4 })
  })

  test('a character the mask drops moves nothing', () => {
    expect(type(formatPhone, { text: '(11) 9', caret: 3 }, 'x')).toEqual({ text: '(11) 9', caret: 3 })
  })

  test('backspace over a separator takes the character before it', () => {
    expect(applyMask(formatCnpj, '12.345', '12345', 2)).toEqual({ text: '13.45', caret: 1 })
  })

  test('delete over a separator takes the character after it', () => {
    expect(applyMask(formatCnpj, '12.345', '12345', 2, 'forward')).toEqual({ text: '12.45', caret: 2 })
  })

  test('backspace over the phone’s “) ” takes the last digit of the area code', () => {
    expect(applyMask(formatPhone, '(11) 9', '(11)9', 4)).toEqual({ text: '(19', caret: 2 })
  })

  test('a selection that is cut out leaves the caret where it was', () => {
    expect(applyMask(formatCnpj, '12.345.678', '1678', 1)).toEqual({ text: '16.78', caret: 1 })
  })

  test('a pasted number with its mask and spaces ends with the caret at the end', () => {
    expect(applyMask(formatCnpj, '', ' 12.345.678/0001-95 ', 20)).toEqual({
      text: '12.345.678/0001-95',
      caret: 18,
    })
  })

  test('a pasted phone with country code is taken without it', () => {
    expect(applyMask(formatPhone, '', '+55 (11) 99999-8888', 19)).toEqual({
      text: '(11) 99999-8888',
      caret: 15,
    })
  })
})

describe.each(formats)('%s mask', (_, format, most) => {
  test('VALID-06 typed one by one, every character arrives and the caret stays at the end', () => {
    fc.assert(
      fc.property(digits(most), (typed) => {
        const field = [...typed].reduce((field, key) => type(format, field, key), { text: '', caret: 0 })
        expect(field).toEqual({ text: format(typed), caret: format(typed).length })
      }),
    )
  })

  test('VALID-06 a character typed anywhere stands right before the caret', () => {
    fc.assert(
      fc.property(digits(most - 1), fc.nat(20), (typed, place) => {
        const text = format(typed)
        const caret = Math.min(place, text.length)
        // The zero that is dialled before an area code is not of the number.
        fc.pre(format !== formatPhone || bare(text.slice(0, caret)) !== '')
        const field = type(format, { text, caret }, '0')
        expect(field.text[field.caret - 1]).toBe('0')
      }),
    )
  })

  test('VALID-06 backspace anywhere takes exactly the one character before the caret', () => {
    fc.assert(
      fc.property(digits(most), fc.nat(20), (typed, place) => {
        const text = format(typed)
        const caret = Math.min(place, text.length)
        fc.pre(caret > 0)
        const field = applyMask(format, text, text.slice(0, caret - 1) + text.slice(caret), caret - 1)
        const before = bare(text.slice(0, caret))
        const left = before.slice(0, -1)
        expect(bare(field.text)).toBe(left + bare(text.slice(caret)))
        expect(bare(field.text.slice(0, field.caret))).toBe(left)
      }),
    )
  })
})

function type(format: (text: string) => string, { text, caret }: Masked, key: string): Masked {
  return applyMask(format, text, text.slice(0, caret) + key + text.slice(caret), caret + key.length)
}

function bare(text: string): string {
  return text.replace(/[^0-9A-Z]/g, '')
}
