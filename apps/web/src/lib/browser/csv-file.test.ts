import { expect, test } from 'vitest'
import { readCsv, textOfFile, writeCsv } from './csv-file'

test.each([
  ['semicolons', 'nome;preco\r\nPão;1,50'],
  ['commas', 'nome,preco\nPão,"1,50"'],
  ['tabs', 'nome\tpreco\nPão\t1,50'],
  ['the mark of UTF-8', '\uFEFFnome;preco\nPão;1,50'],
])('a table with %s is read', async (_, text) => {
  expect(await readCsv(text)).toEqual([
    ['nome', 'preco'],
    ['Pão', '1,50'],
  ])
})

test('empty lines stay, so that line numbers are those of the file', async () => {
  expect(await readCsv('nome\n\nPão')).toEqual([['nome'], [''], ['Pão']])
})

test('what is written is read back, whatever the cells hold', async () => {
  const rows = [
    ['nome', 'descricao'],
    ['X; "duplo"', 'duas\nlinhas'],
    ["'=1+1", 'açaí'],
  ]
  const text = await writeCsv(rows)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(await readCsv(text)).toEqual(rows)
})

test('a file in the Windows encoding is read as well as one in UTF-8', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0x50, 0xe3, 0x6f])]))).toBe('Pão')
  expect(await textOfFile(new Blob(['Pão']))).toBe('Pão')
})
