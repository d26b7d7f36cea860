import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import { checkChanges, type CatalogueProblem } from './check-changes'
import { diffCatalogues } from './diff'
import { removeCategory } from './edit-categories'
import type { CategoryContent, ItemContent, OptionGroup, RowChange } from '../model'
import { contentOf } from './row-content'
import { anyCatalogue, contentsOf } from '../testing/any-catalogue'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const shop = buildCatalogue({
  categories: [
    buildCategory(),
    buildCategory({ id: 'acai', nome: 'Açaí' }),
    buildCategory({ id: 'corte', nome: 'Corte', section: 'servicos', modalidade: 'tempo' }),
  ],
  items: [buildItem()],
})

function newCategory(content: Partial<CategoryContent>): RowChange {
  return { kind: 'category', id: 'nova', base: null, after: { ...contentOf(buildCategory(content)) } }
}

function item(content: Partial<ItemContent>): RowChange {
  return { kind: 'item', id: 'x-bacon', base: 1, after: contentOf(buildItem(content)) }
}

const group: OptionGroup = { id: 'g', nome: 'Sabores', min: 0, max: 1, cobranca: 'soma', opcoes: [] }
const option = { id: 'o', nome: 'Ovo', centavos: 250, ativo: true }

describe('categories', () => {
  test.each<[string, RowChange, Omit<CatalogueProblem, 'change'>[]]>([
    [
      'CATAL-54 CATAL-58 an empty name',
      newCategory({ nome: '  ' }),
      [{ field: 'nome', code: 'name_required' }],
    ],
    [
      'CATAL-55 CATAL-59 a price type without a name',
      newCategory({ nome: 'Sopas', tipos_preco: ['P', ' '] }),
      [{ field: 'tipos_preco.1', code: 'price_type_unnamed' }],
    ],
    [
      'CATAL-57 CATAL-61 no price type',
      newCategory({ nome: 'Sopas', tipos_preco: [] }),
      [{ field: 'tipos_preco', code: 'price_types_missing' }],
    ],
    [
      'two price types alike',
      newCategory({ nome: 'Sopas', tipos_preco: ['Média', 'P', 'MEDIA'] }),
      [{ field: 'tipos_preco.2', code: 'price_type_taken' }],
    ],
    [
      'CATAL-56 a taken name, whatever its case',
      newCategory({ nome: 'LANCHES' }),
      [{ field: 'nome', code: 'name_taken' }],
    ],
    [
      'CATAL-56 a taken name, whatever its accents',
      newCategory({ nome: ' acai' }),
      [{ field: 'nome', code: 'name_taken' }],
    ],
    [
      'CATAL-60 a taken name of services',
      newCategory({ nome: 'corte', section: 'servicos' }),
      [{ field: 'nome', code: 'name_taken' }],
    ],
    ['a name of the other section is free', newCategory({ nome: 'Corte' }), []],
    [
      'a category keeps its section',
      {
        kind: 'category',
        id: 'corte',
        base: 1,
        after: contentOf(buildCategory({ nome: 'Corte', section: 'cardapio' })),
      },
      [{ field: 'section', code: 'section_changed' }],
    ],
    [
      'a category does not go without its items',
      { kind: 'category', id: 'lanches', base: 1, after: null },
      [{ field: 'id', code: 'category_missing' }],
    ],
    ['an empty category goes', { kind: 'category', id: 'acai', base: 1, after: null }, []],
  ])('%s', (_, change, problems) => {
    expect(checkChanges(shop, [change])).toEqual(problems.map((problem) => ({ change: 0, ...problem })))
  })

  test('two categories may swap their names in one save', () => {
    const [lanches, acai] = shop.categories.map(contentOf)
    const changes: RowChange[] = [
      { kind: 'category', id: 'lanches', base: 1, after: { ...lanches!, nome: 'Açaí' } },
      { kind: 'category', id: 'acai', base: 1, after: { ...acai!, nome: 'Lanches' } },
    ]
    expect(checkChanges(shop, changes)).toEqual([])
    expect(checkChanges(shop, changes.slice(1))).toEqual([{ change: 0, field: 'nome', code: 'name_taken' }])
  })

  test('a name that was there twice before does not stop other edits', () => {
    const twice = buildCatalogue({ categories: [buildCategory(), buildCategory({ id: 'l2' })] })
    const after = contentOf(buildCategory({ ativo: false }))
    expect(checkChanges(twice, [{ kind: 'category', id: 'l2', base: 1, after }])).toEqual([])
  })

  test('removing a category takes its items along', () => {
    expect(checkChanges(shop, removeCategory(shop, 'lanches'))).toEqual([])
  })
})

describe('items', () => {
  test.each<[string, RowChange, Omit<CatalogueProblem, 'change'>[]]>([
    ['an empty name', item({ nome: '' }), [{ field: 'nome', code: 'name_required' }]],
    [
      'a category that is not there',
      item({ category_id: 'z' }),
      [{ field: 'category_id', code: 'category_missing' }],
    ],
    [
      'more at least than at most',
      item({ opcoes: [{ ...group, min: 2 }] }),
      [{ field: 'opcoes.0', code: 'options_bounds' }],
    ],
    [
      'fewer than none',
      item({ opcoes: [{ ...group, min: -1 }] }),
      [{ field: 'opcoes.0', code: 'options_bounds' }],
    ],
    [
      'two groups of one id',
      item({ opcoes: [group, group] }),
      [{ field: 'opcoes.1.id', code: 'option_id_taken' }],
    ],
    [
      'two options of one id',
      item({ opcoes: [{ ...group, opcoes: [option, option] }] }),
      [{ field: 'opcoes.0.opcoes.1.id', code: 'option_id_taken' }],
    ],
    [
      'a group and an option without names',
      item({ opcoes: [{ ...group, nome: '', opcoes: [{ ...option, nome: ' ' }] }] }),
      [
        { field: 'opcoes.0.nome', code: 'name_required' },
        { field: 'opcoes.0.opcoes.0.nome', code: 'name_required' },
      ],
    ],
    [
      'the same option in two groups',
      item({
        opcoes: [
          { ...group, opcoes: [option] },
          { ...group, id: 'h', opcoes: [option] },
        ],
      }),
      [],
    ],
  ])('%s', (_, change, problems) => {
    expect(checkChanges(shop, [change])).toEqual(problems.map((problem) => ({ change: 0, ...problem })))
  })

  test('an item may come with its new category', () => {
    expect(checkChanges(shop, [item({ category_id: 'nova' }), newCategory({ nome: 'Sopas' })])).toEqual([])
  })
})

test('what passes leaves a sound catalogue, and a sound one passes', () => {
  fc.assert(
    fc.property(anyCatalogue, anyCatalogue, (before, after) => {
      const changes = diffCatalogues(before, contentsOf(after))
      const problems = checkChanges(before, changes).filter(({ code }) => code !== 'section_changed')
      expect(problems).toEqual([])
      const half = changes.filter((_, index) => index % 2 === 0)
      if (checkChanges(before, half).length > 0) return
      const made = applyChanges(before, half, 6)
      const everything = diffCatalogues(buildCatalogue(), contentsOf(made))
      expect(checkChanges(buildCatalogue(), everything)).toEqual([])
    }),
  )
})
