import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import { checkChanges } from './check-changes'
import { addCategory, editCategory, removeCategory, setCategory, toggleCategory } from './edit-categories'
import { priceCents } from '../sale/prices'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const now = 1_760_000_000_000
const shop = buildCatalogue({
  categories: [
    buildCategory({ tipos_preco: ['P', 'G'], position: 3000 }),
    buildCategory({ id: 'corte', nome: 'Corte', section: 'servicos', modalidade: 'dia' }),
  ],
  items: [
    buildItem({ id: 'a', centavos: { P: 100, G: 200, balcao: 9 } }),
    buildItem({ id: 'b', centavos: { P: 300 } }),
    buildItem({ id: 'barba', category_id: 'corte' }),
  ],
})
const modalidade = null

describe('a new category', () => {
  test('CATAL-37 CATAL-38 has its id, is active, empty and the last of its section', () => {
    const category = {
      section: 'cardapio',
      nome: ' Sopas ',
      tipos_preco: ['P '],
      modalidade: 'dia',
      now,
    } as const
    const changes = addCategory(shop, { ...category, tipos_preco: ['P '] })
    expect(changes).toEqual([
      {
        kind: 'category',
        id: `categoria-${now}`,
        base: null,
        after: {
          section: 'cardapio',
          nome: 'Sopas',
          ativo: true,
          tipos_preco: ['P'],
          modalidade: null,
          position: 4024,
          extras: {},
        },
      },
    ])
    expect(checkChanges(shop, changes)).toEqual([])
  })

  test('CATAL-13 CATAL-14 CATAL-62 without types has padrao; of services counts by time unless said', () => {
    const add = (modalidade: 'dia' | null) =>
      addCategory(shop, { section: 'servicos', nome: 'Barba', tipos_preco: [], modalidade, now })
    expect(add(null)).toMatchObject([{ after: { tipos_preco: ['padrao'], modalidade: 'tempo' } }])
    expect(add('dia')).toMatchObject([{ after: { modalidade: 'dia' } }])
  })
})

describe('halves of its products', () => {
  const rule = { maximo: 2, cobranca: 'maior' } as const
  const edit = { nome: 'Lanches', tipos: [], modalidade: null }

  test('are sold as is said at first, and in no services', () => {
    const add = (section: 'cardapio' | 'servicos') =>
      addCategory(shop, {
        section,
        nome: 'Nova',
        tipos_preco: [],
        modalidade: null,
        meio_a_meio: rule,
        now,
      })[0]
    expect(add('cardapio')).toHaveProperty('after.meio_a_meio', rule)
    expect(add('servicos')).not.toHaveProperty('after.meio_a_meio')
  })

  test('stay as they were where an edit does not speak of them', () => {
    const then = applyChanges(shop, setCategory(shop, 'lanches', { meio_a_meio: rule }), 2)
    const after = (meio_a_meio?: null) =>
      applyChanges(
        then,
        editCategory(then, 'lanches', { ...edit, ...(meio_a_meio === null && { meio_a_meio }) }),
        3,
      )
    expect(after().categories).toContainEqual(expect.objectContaining({ meio_a_meio: rule }))
    expect(after(null).categories.find(({ id }) => id === 'lanches')?.meio_a_meio).toBeUndefined()
  })
})

describe('editing a category', () => {
  test.each([
    [
      'a renamed type keeps its prices',
      [
        { from: 'P', nome: 'Pequeno' },
        { from: 'G', nome: 'G' },
      ],
      { a: { Pequeno: 100, G: 200, balcao: 9 }, b: { Pequeno: 300 } },
    ],
    [
      'two types swap their names',
      [
        { from: 'P', nome: 'G' },
        { from: 'G', nome: 'P' },
      ],
      { a: { G: 100, P: 200, balcao: 9 }, b: { G: 300, P: 0 } },
    ],
    [
      'an added type costs 0, a removed one goes',
      [
        { from: 'G', nome: 'G' },
        { from: null, nome: 'GG' },
      ],
      { a: { G: 200, GG: 0, balcao: 9 }, b: { GG: 0 } },
    ],
  ])('CATAL-44 %s', (_, tipos, prices) => {
    const changed = applyChanges(
      shop,
      editCategory(shop, 'lanches', { nome: 'Lanches', tipos, modalidade }),
      2,
    )
    expect(changed.categories.find(({ id }) => id === 'lanches')?.tipos_preco).toEqual(
      tipos.map(({ nome }) => nome),
    )
    expect(Object.fromEntries(changed.items.map(({ id, centavos }) => [id, centavos]))).toMatchObject(prices)
    expect(Object.keys(changed.items[0]!.centavos).toSorted()).toEqual(Object.keys(prices.a).toSorted())
  })

  test('CATAL-44 nothing edited changes nothing, another order the category alone', () => {
    const same = [
      { from: 'P', nome: 'P' },
      { from: 'G', nome: 'G' },
    ]
    expect(editCategory(shop, 'lanches', { nome: 'Lanches ', tipos: same, modalidade })).toEqual([])
    const turned = editCategory(shop, 'lanches', { nome: 'Lanches', tipos: same.toReversed(), modalidade })
    expect(turned).toMatchObject([{ kind: 'category', after: { tipos_preco: ['G', 'P'] } }])
  })

  test('CATAL-44 whatever the renames, every price stays with its row', () => {
    const names = fc.uniqueArray(fc.constantFrom('P', 'M', 'G', '__proto__', 'constructor'), {
      minLength: 2,
      maxLength: 5,
    })
    fc.assert(
      fc.property(names, fc.boolean(), (names, isTurned) => {
        const [first = '', second = '', ...added] = names
        const rows = [
          { from: 'P', nome: first },
          { from: 'G', nome: second },
          ...added.map((nome) => ({ from: null, nome })),
        ]
        const tipos = isTurned ? rows.toReversed() : rows
        const changed = applyChanges(shop, editCategory(shop, 'lanches', { nome: 'L', tipos, modalidade }), 2)
        const item = changed.items.find(({ id }) => id === 'a')!
        expect([first, second, ...added].map((type) => priceCents(item, type))).toEqual([
          100,
          200,
          ...added.map(() => 0),
        ])
      }),
    )
  })

  test('the modality of services changes, a menu category has none', () => {
    const tipos = [{ from: 'padrao', nome: 'padrao' }]
    expect(editCategory(shop, 'corte', { nome: 'Corte', tipos, modalidade: 'tempo' })).toMatchObject([
      { kind: 'category', after: { modalidade: 'tempo' } },
    ])
    const same = [
      { from: 'P', nome: 'P' },
      { from: 'G', nome: 'G' },
    ]
    expect(editCategory(shop, 'lanches', { nome: 'Lanches', tipos: same, modalidade: 'dia' })).toEqual([])
  })
})

test('CATAL-30 a category’s ativo turns', () => {
  expect(toggleCategory(shop, 'lanches')).toMatchObject([{ after: { ativo: false } }])
})

test('fields are laid over the category', () => {
  expect(setCategory(shop, 'lanches', { nome: 'Sanduíches' })).toMatchObject([
    { base: 1, after: { nome: 'Sanduíches', tipos_preco: ['P', 'G'] } },
  ])
})

test('a removed category takes its items along, and only these', () => {
  const changed = applyChanges(shop, removeCategory(shop, 'lanches'), 2)
  expect(changed.items.map(({ id }) => id)).toEqual(['barba'])
  expect(changed.categories.map(({ id }) => id)).toEqual(['corte'])
})

test.each([
  ['removed', () => removeCategory(shop, 'z')],
  ['edited', () => editCategory(shop, 'z', { nome: '', tipos: [], modalidade })],
  ['toggled', () => toggleCategory(shop, 'z')],
  ['set', () => setCategory(shop, 'z', {})],
])('CATAL-69 a category that is not there is not %s', (_, edit) => {
  expect(edit).toThrow(expect.objectContaining({ code: 'category_missing' }))
})
