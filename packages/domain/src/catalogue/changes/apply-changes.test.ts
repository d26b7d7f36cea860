import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import { diffCatalogues } from './diff'
import { invertChanges } from './invert-changes'
import type { RowChange } from '../model'
import { contentOf } from './row-content'
import { staleChanges } from './stale-changes'
import { anyCatalogue, contentsOf } from '../testing/any-catalogue'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const shop = buildCatalogue({
  categories: [buildCategory()],
  items: [buildItem({ id: 'a', position: 1 }), buildItem({ id: 'b', position: 2, version: 3 })],
})

describe('applying changes', () => {
  test('a changed row gets the version and its new place; the others are the same objects', () => {
    const after = { ...contentOf(buildItem()), position: 3 }
    const changed = applyChanges(shop, [{ kind: 'item', id: 'a', base: 1, after }], 7)
    expect(changed.version).toBe(7)
    expect(changed.items.map(({ id, version }) => [id, version])).toEqual([
      ['b', 3],
      ['a', 7],
    ])
    expect(changed.items[0]).toBe(shop.items[1])
    expect(changed.categories).toBe(shop.categories)
    expect(shop.items[0]?.position).toBe(1)
  })

  test('rows of one position are sorted by id', () => {
    const after = { ...contentOf(buildItem()), position: 2 }
    const changed = applyChanges(shop, [{ kind: 'item', id: 'aa', base: null, after }], 7)
    expect(changed.items.map(({ id }) => id)).toEqual(['a', 'aa', 'b'])
  })

  test('of two changes of one row the later holds', () => {
    const after = contentOf(buildItem({ nome: 'X-Tudo' }))
    const changes: RowChange[] = [
      { kind: 'item', id: 'a', base: 1, after: null },
      { kind: 'item', id: 'a', base: null, after },
    ]
    expect(applyChanges(shop, changes, 2).items.find(({ id }) => id === 'a')?.nome).toBe('X-Tudo')
  })

  test('the difference of two catalogues, applied, makes the other', () => {
    fc.assert(
      fc.property(anyCatalogue, anyCatalogue, (before, after) => {
        const changes = diffCatalogues(before, contentsOf(after))
        expect(staleChanges(before, changes)).toEqual([])
        const made = applyChanges(before, changes, 6)
        expect(contentsOf(made)).toEqual(contentsOf(after))
        expect(diffCatalogues(made, contentsOf(after))).toEqual([])
      }),
    )
  })

  test('inverted changes bring everything back, and can be inverted again', () => {
    fc.assert(
      fc.property(anyCatalogue, anyCatalogue, (before, after) => {
        const changes = diffCatalogues(before, contentsOf(after))
        const made = applyChanges(before, changes, 6)
        const back = invertChanges(before, changes, 6)
        expect(staleChanges(made, back)).toEqual([])
        const undone = applyChanges(made, back, 7)
        expect(contentsOf(undone)).toEqual(contentsOf(before))
        const redone = applyChanges(undone, invertChanges(made, back, 7), 8)
        expect(contentsOf(redone)).toEqual(contentsOf(after))
      }),
    )
  })

  test('what was made and is gone again needs no way back', () => {
    const changes: RowChange[] = [{ kind: 'item', id: 'z', base: null, after: null }]
    expect(invertChanges(shop, changes, 2)).toEqual([])
  })
})

describe('the difference of two catalogues', () => {
  test('the order of keys makes none', () => {
    const [first, ...others] = contentsOf(shop).items
    const turned = Object.fromEntries(Object.entries(first ?? {}).reverse()) as typeof first
    expect(turned && diffCatalogues(shop, { ...contentsOf(shop), items: [turned, ...others] })).toEqual([])
  })

  test('only the rows that differ are changed', () => {
    const { categories, items } = contentsOf(shop)
    const target = {
      categories,
      items: items.map((item) => (item.id === 'b' ? { ...item, centavos: { padrao: 1 } } : item)),
    }
    const [change, ...others] = diffCatalogues(shop, target)
    expect(change).toMatchObject({ kind: 'item', id: 'b', base: 3, after: { centavos: { padrao: 1 } } })
    expect(change?.after).not.toHaveProperty('version')
    expect(others).toEqual([])
  })
})

describe('stale changes', () => {
  const after = contentOf(buildItem())
  test.each<[string, RowChange, boolean]>([
    ['a row as it was read', { kind: 'item', id: 'b', base: 3, after }, false],
    ['a row that was written since', { kind: 'item', id: 'b', base: 2, after }, true],
    ['a row that is gone', { kind: 'item', id: 'z', base: 1, after: null }, true],
    ['a new row', { kind: 'item', id: 'z', base: null, after }, false],
    ['a new row whose id is there', { kind: 'item', id: 'a', base: null, after }, true],
    ['a row of the other kind', { kind: 'item', id: 'lanches', base: 1, after }, true],
  ])('%s', (_, change, isStale) => {
    expect(staleChanges(shop, [change])).toEqual(isStale ? [0] : [])
  })

  test('a second change of the same row in one save is stale', () => {
    const change: RowChange = { kind: 'item', id: 'a', base: 1, after }
    expect(staleChanges(shop, [change, change])).toEqual([1])
  })
})
