import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuFileTypeOf } from './menu-file-content'
import { bytesOf, jpeg, oleOf, pdf, png, wordParts, zipOf } from './testing/document-files'

test.each([
  ['a PDF', pdf, 'pdf'],
  ['a JPEG', jpeg, 'jpeg'],
  ['a PNG', png, 'png'],
  ['a Word 97 document', oleOf('WordDocument'), 'doc'],
  ['a Word document', zipOf(wordParts), 'docx'],
  ['a Word document with a comment behind it', zipOf(wordParts, { comment: 'made by hand' }), 'docx'],
] as const)('ONB-31 %s is known by its content', (_what, bytes, type) => {
  expect(menuFileTypeOf(bytes)).toBe(type)
})

const word = zipOf(wordParts)

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a program', bytesOf('MZ\x90\0This program cannot be run in DOS mode')],
  ['a page', bytesOf('<!doctype html><script>alert(1)</script>')],
  ['a drawing with script', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a GIF', bytesOf('GIF89a')],
  ['a program with a PDF behind it', bytesOf('MZ\x90\0\n%PDF-1.7')],
  ['a program with a document behind it', zipOf(wordParts, { prefix: 'MZ\x90\0' })],
  ['an archive of anything', zipOf(['leia-me.txt'])],
  ['a spreadsheet', zipOf(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['an OLE file that is an installer', oleOf('MsiDatabase')],
  ['an OLE head alone', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['a document with macros', zipOf([...wordParts, 'word/vbaProject.bin'])],
  ['a document with a program inside', zipOf([...wordParts, 'word/embeddings/x.exe'])],
  ['a document that would unfold to gigabytes', zipOf(wordParts, { unfolded: 0xfffffff0 })],
  ['a document with a page behind it', bytesOf(`${String.fromCharCode(...word)}<script>x</script>`)],
  ['a document that breaks off', word.slice(0, -1)],
  ['a head of an archive alone', bytesOf('PK\x03\x04')],
  ['a directory that claims more than there is', word.with(word.length - 12, 0xff)],
  ['a directory that claims no entry', word.with(word.length - 12, 0)],
])('ONB-31 %s is no menu file', (_what, bytes) => {
  expect(menuFileTypeOf(bytes)).toBeNull()
})

describe('whatever the bytes are', () => {
  test('they get an answer, and only an archive whose directory names Word’s parts is a docx', () => {
    const heads = ['', 'PK\x03\x04', '%PDF-', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 600 }), (head, rest) => {
        const type = menuFileTypeOf(Uint8Array.from([...bytesOf(head), ...rest]))
        expect(type).toBe(head === '%PDF-' ? 'pdf' : null)
      }),
    )
  })

  test('one byte of a directory changed never makes it throw', () => {
    fc.assert(
      fc.property(fc.nat({ max: word.length - 1 }), fc.nat({ max: 255 }), (place, value) => {
        expect(['docx', null]).toContain(menuFileTypeOf(word.with(place, value)))
      }),
    )
  })
})
