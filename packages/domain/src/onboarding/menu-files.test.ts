import { expect, test } from 'vitest'
import { contentTypeOf, MAX_MENU_FILE_BYTES, megabytes, menuFileFault } from './menu-files'

const MB = 1024 * 1024

test.each([
  ['ONB-31', { name: 'cardapio.pdf', bytes: 1 }, null],
  ['ONB-31', { name: 'Cardápio 2026.JPG', bytes: 1, content: 'jpeg' as const }, null],
  ['ONB-31', { name: 'a.jpeg', bytes: MAX_MENU_FILE_BYTES, content: 'jpeg' as const }, null],
  ['ONB-31', { name: 'a.png', bytes: 1, content: 'png' as const }, null],
  ['ONB-31', { name: 'a.doc', bytes: 1, content: 'doc' as const }, null],
  ['ONB-31', { name: 'a.docx', bytes: 1, content: 'docx' as const }, null],
  ['ONB-31', { name: 'a.exe', bytes: 1 }, 'name'],
  ['ONB-31', { name: 'pdf', bytes: 1 }, 'name'],
  ['ONB-31', { name: 'a.pdf.exe', bytes: 1 }, 'name'],
  ['ONB-31', { name: 'a.pdf ', bytes: 1 }, 'name'],
  ['W8', { name: 'a.pdf', bytes: 0 }, 'empty'],
  ['W8', { name: 'a.pdf', bytes: MAX_MENU_FILE_BYTES + 1 }, 'too_large'],
  ['ONB-31', { name: 'a.pdf', bytes: 1, content: 'docx' as const }, 'content'],
  ['ONB-31', { name: 'a.docx', bytes: 1, content: 'doc' as const }, 'content'],
  ['ONB-31', { name: 'a.png', bytes: 1, content: 'other' as const }, 'content'],
])('%s of %o the fault is %s', (_id, file, fault) => {
  expect(menuFileFault(file)).toBe(fault)
})

test.each([
  ['the twentieth', { count: 19, bytes: 19 }, null],
  ['the twenty-first', { count: 20, bytes: 20 }, 'too_many'],
  ['the one that fills 60 MB', { count: 6, bytes: 55 * MB }, null],
  ['the one that passes 60 MB', { count: 6, bytes: 55 * MB + 1 }, 'too_much'],
])('ONB-32 of several files, %s', (_which, sent, fault) => {
  expect(menuFileFault({ name: 'a.pdf', bytes: 5 * MB }, sent)).toBe(fault)
})

test.each([
  [0, '0,00 MB'],
  [1, '0,01 MB'],
  [MB, '1,00 MB'],
  [1.25 * MB, '1,25 MB'],
  [9.999 * MB, '10,00 MB'],
])('ONB-34 %d bytes are %s', (bytes, shown) => {
  expect(megabytes(bytes)).toBe(shown)
})

test('ONB-34 in English the decimals have a point', () => {
  expect(megabytes(1.5 * MB, 'en')).toBe('1.50 MB')
})

test('every content has its media type', () => {
  expect([contentTypeOf('pdf'), contentTypeOf('jpeg'), contentTypeOf('doc')]).toEqual([
    'application/pdf',
    'image/jpeg',
    'application/msword',
  ])
})
