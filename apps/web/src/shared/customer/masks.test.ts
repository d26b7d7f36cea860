import { describe, expect, it } from 'vitest'
import { cnpjMask, phoneMask } from './masks'

/** What a masked field holds after something was pasted into it, empty before. */
const pasted = (mask: typeof cnpjMask, text: string) => mask('', text, text.length, 'backward')

describe('a number copied from elsewhere', () => {
  it.each([
    'CNPJ: 11.222.333/0001-81',
    'CNPJ 11222333000181',
    'cnpj nº 11.222.333/0001-81',
    'CNPJ/MF: 11.222.333/0001-81',
    ' 11.222.333/0001-81 ',
  ])('VALID-06 %j is read without its label, the caret behind it', (text) => {
    expect(pasted(cnpjMask, text)).toEqual({ text: '11.222.333/0001-81', caret: 18 })
  })

  it('VALID-01 letters that belong to the number stay', () => {
    expect(pasted(cnpjMask, 'CNPJ: 12.ABC.345/01DE-35').text).toBe('12.ABC.345/01DE-35')
    expect(pasted(cnpjMask, 'CNPJ1234000135').text).toBe('CN.PJ1.234/0001-35')
  })

  it.each([
    ['092 99123-4567', '(92) 99123-4567'],
    ['(092) 3333-4444', '(92) 3333-4444'],
    ['+55 092 99123-4567', '(92) 99123-4567'],
    ['+55 92 99123-4567', '(92) 99123-4567'],
  ])('VALID-10 the phone %j is read %j', (text, read) => {
    expect(pasted(phoneMask, text)).toEqual({ text: read, caret: read.length })
  })
})
