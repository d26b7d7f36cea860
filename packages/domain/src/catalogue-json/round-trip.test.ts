import { describe, expect, test } from 'vitest'
import { readCatalogueJson, writeCatalogueJson } from './index'
import { savePayload } from './testing/save-payload'
import { canonical, shapes } from './testing/shapes'

describe.each(Object.entries(shapes))('a menu as written by shops: %s', (_name, json) => {
  const read = readCatalogueJson(json)

  test('CATAL-22 is rebuilt exactly as it was', () => {
    expect(writeCatalogueJson(read, read.source)).toEqual(json)
  })

  test('CATAL-22 loads, is rebuilt and loads again as the same menu, also as text', () => {
    const again = readCatalogueJson(JSON.stringify(writeCatalogueJson(read, read.source)))
    expect(again).toEqual(read)
    expect(JSON.parse(JSON.stringify(read.source))).toEqual(read.source)
  })

  test('CATAL-11 says the same rows in the shape of the spec', () => {
    const written = writeCatalogueJson(read, null)
    expect(Object.keys(written)).toEqual(['cardapio', 'servicos'])
    expect(rowsOf(readCatalogueJson(written))).toEqual(rowsOf(read))
  })

  test('CATAL-86 is saved as {cardapio, servicos: {categorias}}', () => {
    const payload = savePayload(read, read.source)
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(['cardapio', 'servicos']))
    expect(payload['servicos']).toEqual({ categorias: expect.any(Array) })
    expect(rowsOf(readCatalogueJson(payload))).toEqual(rowsOf(read))
  })
})

test('CATAL-12 CATAL-15 without a source every specified field is written', () => {
  expect(writeCatalogueJson(readCatalogueJson(canonical), null)).toEqual(canonical)
})

function rowsOf({ categories, items }: ReturnType<typeof readCatalogueJson>) {
  return { categories, items }
}
