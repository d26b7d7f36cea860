import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fits } from './answers'
import { answerFileTypeOf, fileAnswer, readFileAnswer } from './file-answer'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n....', 'webp'],
  ['\xff\xd8\xff\xe0JFIF', 'webp'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['GIF89a', null],
  ['%PDF-1.7\n...\n%%EOF\n', 'pdf'],
  ['%PDF-2.0\n...\n%%EOF', 'pdf'],
  ['%PDF-1.7\n...', null],
  ['%PDF-9.7\n%%EOF', null],
  ['\n%PDF-1.7\n%%EOF', null],
  [`%PDF-1.7\n%%EOF${' '.repeat(1025)}`, null],
  ['%PDF-1.7\nPK\x05\x06\n%%EOF', null],
  ['<svg>', null],
  ['', null],
])('a file that reads %j is %s', (text, type) => {
  expect(answerFileTypeOf(bytes(text))).toBe(type)
})

it('an answer says which file it is, and no other text does', () => {
  const id = '0123456789abcdef'.repeat(2)
  const name = fc
    .string({ minLength: 1, maxLength: 60 })
    .filter((text) => /^[^/\\\s][^/\\\n]*[^/\\\s]$/.test(text))
  fc.assert(
    fc.property(
      name,
      fc.nat(10_485_760),
      fc.constantFrom('webp' as const, 'pdf' as const),
      (text, size, type) => {
        const file = { id, type, bytes: size, name: text }
        expect(readFileAnswer(` ${fileAnswer(file)} `)).toEqual(file)
      },
    ),
  )
  for (const other of [
    '',
    'exame.pdf',
    `${id}/pdf/9/`,
    `${id}/pdf/9/a/b`,
    `${id}x/pdf/9/a`,
    `${id}/svg/9/a`,
  ]) {
    expect([other, readFileAnswer(other)]).toEqual([other, null])
    expect(fits({ kind: 'file', choices: [] }, other)).toBe(false)
  }
})
