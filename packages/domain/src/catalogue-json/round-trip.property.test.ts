import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows'
import { readCatalogueJson, writeCatalogueJson } from './index'
import { anyEdits } from './testing/any-edit'
import { anyMenu } from './testing/any-menu'
import { savePayload } from './testing/save-payload'

test('CATAL-22 any menu loads, is rebuilt and loads again as the same rows and the same source', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const read = readCatalogueJson(menu)
      const written = writeCatalogueJson(read, read.source)
      expect(readCatalogueJson(JSON.stringify(written))).toEqual(read)
    }),
  )
}, 60_000)

test('CATAL-22 an edited menu is rebuilt with the edits in it, every id kept', () => {
  fc.assert(
    fc.property(anyMenu, anyEdits, (menu, edit) => {
      const { source, ...rows } = readCatalogueJson(menu)
      const edited = edit(rows)
      const stored = JSON.parse(JSON.stringify(source)) as typeof source
      const again = readCatalogueJson(writeCatalogueJson(edited, stored))
      expect(compareRows(edited, again)).toBe('same')
      for (const section of ['cardapio', 'servicos'] as const) {
        const isEmptied = !edited.categories.some((category) => category.section === section)
        if (source[section] && !isEmptied)
          expect(shapeOf(again.source[section])).toEqual(shapeOf(source[section]))
      }
    }),
  )
}, 60_000)

test('CATAL-86 any rows are said in the shape of the spec, and as a save sends them', () => {
  fc.assert(
    fc.property(anyMenu, anyEdits, (menu, edit) => {
      const { source, ...rows } = readCatalogueJson(menu)
      const edited = edit(rows)
      expect(compareRows(edited, readCatalogueJson(writeCatalogueJson(edited, null)))).toBe('same')
      expect(compareRows(edited, readCatalogueJson(savePayload(edited, source)))).toBe('same')
    }),
  )
}, 60_000)

function shapeOf(menu: ReturnType<typeof readCatalogueJson>['source']['cardapio']) {
  return menu && { wrap: menu.wrap, form: menu.form, extras: menu.extras }
}
