import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeContent } from './merge-content'
import type { ItemContent } from '../model'
import { contentOf } from './row-content'
import { anyCatalogue } from '../testing/any-catalogue'
import { buildCategory, buildItem } from '../testing/build-catalogue'

const base = contentOf(buildItem({ centavos: { P: 100, G: 200 } }))

describe('two edits of one row', () => {
  test.each<[string, Partial<ItemContent>, Partial<ItemContent>, Partial<ItemContent>, string[]]>([
    ['different fields', { nome: 'X' }, { descricao: 'Y' }, { nome: 'X', descricao: 'Y' }, []],
    ['the same value twice', { nome: 'X' }, { nome: 'X' }, { nome: 'X' }, []],
    ['one field', { nome: 'X' }, { nome: 'Y' }, { nome: 'X' }, ['nome']],
    [
      'two price types',
      { centavos: { P: 1, G: 200 } },
      { centavos: { P: 100, G: 2 } },
      { centavos: { P: 1, G: 2 } },
      [],
    ],
    [
      'one price type',
      { centavos: { P: 1, G: 200 } },
      { centavos: { P: 2, G: 3 } },
      { centavos: { P: 1, G: 3 } },
      ['centavos.P'],
    ],
    [
      'a price changed and the type gone',
      { centavos: { P: 1, G: 200 } },
      { centavos: { G: 200 } },
      { centavos: { P: 1, G: 200 } },
      ['centavos.P'],
    ],
    ['a type gone', { centavos: { G: 200 } }, { nome: 'Y' }, { centavos: { G: 200 }, nome: 'Y' }, []],
    [
      'a list is one field',
      { ingredientes: ['a'] },
      { ingredientes: ['b'] },
      { ingredientes: ['a'] },
      ['ingredientes'],
    ],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(mergeContent(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      merged: { ...base, ...merged },
      conflicts,
    })
  })

  test('a category merges as well', () => {
    const was = contentOf(buildCategory())
    const merge = mergeContent(was, { ...was, ativo: false }, { ...was, nome: 'Sanduíches' })
    expect(merge).toEqual({ merged: { ...was, ativo: false, nome: 'Sanduíches' }, conflicts: [] })
  })
})

const rows = anyCatalogue
  .filter(({ items }) => items.length > 2)
  .map(({ items: [one, two, three] }) => [contentOf(one!), contentOf(two!), contentOf(three!)] as const)

test('without a conflict it does not matter who saves first; who changed nothing changes nothing', () => {
  fc.assert(
    fc.property(rows, fc.func(fc.boolean()), ([was, one, two], isMine) => {
      const mine = pick(was, one, isMine)
      const theirs = pick(was, two, (field) => !isMine(field))
      const merge = mergeContent(was, mine, theirs)
      expect(merge.conflicts).toEqual([])
      expect(mergeContent(was, theirs, mine)).toEqual(merge)
      expect(mergeContent(was, was, theirs)).toEqual({ merged: theirs, conflicts: [] })
      expect(mergeContent(was, mine, was)).toEqual({ merged: mine, conflicts: [] })
    }),
  )
})

test('the conflicts are the same from both sides, and each side keeps its own there', () => {
  fc.assert(
    fc.property(rows, ([was, mine, theirs]) => {
      const merge = mergeContent(was, mine, theirs)
      expect(mergeContent(was, theirs, mine).conflicts.toSorted()).toEqual(merge.conflicts.toSorted())
      for (const field of merge.conflicts) {
        if (!field.startsWith('centavos.')) expect(merge.merged).toHaveProperty(field, mine[field as 'nome'])
      }
    }),
  )
})

function pick(was: ItemContent, other: ItemContent, isChosen: (field: string) => boolean): ItemContent {
  const chosen = Object.entries(other).filter(([field]) => isChosen(field))
  return { ...was, ...Object.fromEntries(chosen) }
}
