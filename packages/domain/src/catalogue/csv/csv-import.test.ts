import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { applyChanges } from '../changes/apply-changes'
import { checkChanges } from '../changes/check-changes'
import { exportRows } from './csv-export'
import { planImport } from './csv-import'
import type { Catalogue } from '../model'
import { staleChanges } from '../changes/stale-changes'
import { anyCatalogue } from '../testing/any-catalogue'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const now = 1_760_000_000_000
const heading = ['codigo', 'secao', 'categoria', 'nome', 'descricao', 'preco padrao', 'disponivel', 'duracao']
const shop = buildCatalogue({
  categories: [
    buildCategory(),
    buildCategory({ id: 'corte', section: 'servicos', nome: 'Corte', modalidade: 'dia', position: 2048 }),
  ],
  items: [
    buildItem({ codigo: '7', descricao: 'Com bacon' }),
    buildItem({ id: 'misto', nome: 'Misto Quente', position: 2048 }),
    buildItem({ id: 'barba', category_id: 'corte', nome: 'Barba', ativo: false }),
  ],
})

describe('a line', () => {
  test('with a known code changes that item, whatever its name', () => {
    const { changes, changed } = plan([['7', '', '', 'X-Bacon Duplo', '', '29,90', 'não', '']])
    expect(changed).toBe(1)
    expect(changes).toMatchObject([
      {
        id: 'x-bacon',
        base: 1,
        after: {
          nome: 'X-Bacon Duplo',
          centavos: { padrao: 2990 },
          disponivel: false,
          descricao: 'Com bacon',
        },
      },
    ])
  })

  test('without a code is found by section, category and name, and gets the code', () => {
    const { changes } = plan([['9', 'Cardápio', 'lanches', 'misto  quente', '', '', '', '']])
    expect(changes).toMatchObject([{ id: 'misto', after: { codigo: '9', nome: 'misto  quente' } }])
  })

  test('with a code of its own does not take an item of another code', () => {
    const { added, changes } = plan([['8', '', 'Lanches', 'X-Bacon', '', '1', '', '']])
    expect(added).toBe(1)
    expect(changes).toMatchObject([{ id: `novo-produto-${now}`, after: { codigo: '8', position: 3072 } }])
  })

  test('with a code and another category moves the item to its end', () => {
    const rows = [
      heading,
      ['7', '', 'Sopas', '', '', '', '', ''],
      ['', '', 'Sopas', 'Canja', '', '12', '', ''],
    ]
    const { categories, items } = applied(shop, rows)
    const sopas = categories.find(({ nome }) => nome === 'Sopas')
    expect(sopas).toMatchObject({
      id: `categoria-${now}`,
      section: 'cardapio',
      ativo: true,
      tipos_preco: ['padrao'],
    })
    expect(items.filter((item) => item.category_id === sopas?.id).map(({ nome }) => nome)).toEqual([
      'X-Bacon',
      'Canja',
    ])
  })

  test('that says what is there changes nothing', () => {
    const { changes, unchanged } = plan([
      ['7', 'cardapio', 'LANCHES', 'X-Bacon', 'Com bacon', '24.9', 'Sim', ''],
    ])
    expect([changes, unchanged]).toEqual([[], 1])
  })

  test('CATAL-31 makes a service available by both its switches', () => {
    const line = (said: string) => ['', 'Serviços', 'Corte', 'Barba', '', '', said, '']
    expect(plan([line('nao')]).changes).toEqual([])
    expect(plan([line('sim')]).changes).toMatchObject([
      { id: 'barba', after: { disponivel: true, ativo: true } },
    ])
  })

  test.each([
    ['CATAL-43', 'Corte', '', 480],
    ['CATAL-42', 'Manicure', '', 60],
    ['CATAL-42', 'Manicure', '45', 45],
  ])('%s brings a service in %s that lasts %j', (_, categoria, duracao, minutes) => {
    const { changes } = plan([['', 'servicos', categoria, 'Nova', '', '', '', duracao]])
    expect(changes.at(-1)).toMatchObject({ id: `servico-${now}`, after: { duracao: minutes } })
  })

  test('of a new category brings the price types of its cells', () => {
    const rows = [
      ['nome', 'categoria', 'preço Broto', 'PRECO Grande', 'preco Fatia'],
      ['Calabresa', 'Pizzas', '30', '50', ''],
      ['Portuguesa', 'pizzas', '', '55', ''],
    ]
    const { categories, items } = applied(shop, rows)
    const pizzas = categories.find(({ nome }) => nome === 'Pizzas')
    expect(pizzas?.tipos_preco).toEqual(['Broto', 'Grande'])
    expect(items.filter((item) => item.category_id === pizzas?.id).map(({ centavos }) => centavos)).toEqual([
      { Broto: 3000, Grande: 5000 },
      { Broto: 0, Grande: 5500 },
    ])
  })
})

describe('what is wrong is named, and left out', () => {
  test.each<[string, string[], string, string]>([
    ['no name', ['', '', 'Lanches', ' ', 'x', '', '', ''], 'nome', 'name_missing'],
    ['no category', ['', '', '', 'Sopa', '', '1', '', ''], 'categoria', 'category_missing'],
    [
      'another section without its category',
      ['7', 'servicos', '', '', '', '1', '', ''],
      'categoria',
      'category_missing',
    ],
    ['a section that is none', ['', 'bar', 'Lanches', 'Sopa', '', '1', '', ''], 'secao', 'section_invalid'],
    ['a price that is none', ['7', '', '', '', '', '1.234', '', ''], 'preco padrao', 'price_invalid'],
    ['a duration that is none', ['7', '', '', '', '', '', '', '1h'], 'duracao', 'duration_invalid'],
    ['neither yes nor no', ['7', '', '', '', '', '', 'talvez', ''], 'disponivel', 'available_invalid'],
    ['a code twice', ['M', '', 'Lanches', 'Sopa', '', '1', '', ''], 'codigo', 'code_twice'],
    ['a name twice', ['', '', 'lanches', 'MORTADELA', '', '1', '', ''], 'nome', 'name_twice'],
    ['cells without a heading', ['7', '', '', '', '', '1', '', '', '', 'a;b'], '', 'too_many_cells'],
    ['a name too long', ['', '', 'Lanches', 'x'.repeat(201), '', '1', '', ''], 'nome', 'too_long'],
  ])('%s', (_, bad, column, code) => {
    const good = [
      ['M', '', 'Lanches', 'Morcela', '', '1', '', ''],
      ['', '', 'Lanches', 'Mortadela', '', '1', '', ''],
    ]
    const { problems, added, changes } = plan([...good, bad])
    expect(problems).toEqual([{ line: 4, column, code }])
    expect([added, changes.length]).toEqual([2, 2])
  })

  test('a price for a type that the category does not have', () => {
    const rows = [
      ['nome', 'categoria', 'preco padrao', 'preco Grande'],
      ['Misto Quente', 'Lanches', '1', '2'],
    ]
    expect(planImport(rows, shop, { now })).toMatchObject({
      changes: [],
      problems: [{ line: 2, column: 'preco Grande', code: 'price_type_unknown' }],
    })
  })

  test('more price types than a category may have', () => {
    const types = Array.from({ length: 21 }, (_, index) => `preco t${index}`)
    const rows = [
      ['nome', 'categoria', ...types],
      ['Sopa', 'Sopas', ...types.map(() => '1')],
      ['Canja', 'Sopas', ...types.slice(1).map(() => '1')],
    ]
    const { problems, changes } = planImport(rows, shop, { now })
    expect(problems).toEqual([{ line: 2, column: 'preco t20', code: 'price_type_unknown' }])
    expect(changes).toHaveLength(2)
  })

  test.each([
    ['an unknown column', ['nome', 'cor'], { line: 1, column: 'cor', code: 'header_unknown' }],
    ['a column twice', ['nome', 'NOME'], { line: 1, column: 'NOME', code: 'header_twice' }],
    [
      'a price type twice',
      ['nome', 'preco', 'Preço Padrão'],
      { line: 1, column: 'Preço Padrão', code: 'header_twice' },
    ],
    ['neither name nor code', ['categoria'], { line: 1, column: 'nome', code: 'header_missing' }],
  ])('%s', (_, titles, problem) => {
    expect(planImport([titles], shop, { now }).problems).toEqual([problem])
  })

  test('an empty file has no heading', () => {
    expect(planImport([], shop, { now })).toMatchObject({
      changes: [],
      problems: [{ code: 'header_missing' }],
    })
  })
})

test('a code that two items have means neither', () => {
  const twins = { ...shop, items: shop.items.map((item) => ({ ...item, codigo: '7' })) }
  expect(planImport([heading, ['7', '', '', 'Outro', '', '', '', '']], twins, { now })).toMatchObject({
    changes: [],
    problems: [{ line: 2, column: 'codigo', code: 'code_twice' }],
  })
})

test('blank lines are passed over, and a mark before the heading is', () => {
  const rows = [['\uFEFFcodigo', 'preco', ''], ['', ' '], [], ['7', '30']]
  expect(planImport(rows, shop, { now })).toMatchObject({ changed: 1, problems: [] })
})

test('an exported catalogue plans no changes', () => {
  fc.assert(
    fc.property(anyCatalogue, (catalogue) => {
      const { changes, added, changed, problems } = planImport(exportRows(catalogue), catalogue, { now })
      expect({ changes, added, changed }).toEqual({ changes: [], added: 0, changed: 0 })
      expect(problems.filter(({ code }) => code !== 'code_twice')).toEqual([])
    }),
  )
})

test('any table can be saved, and applied twice it changes nothing the second time', () => {
  const cell = (...texts: string[]) => fc.constantFrom('', ...texts)
  const titles = [
    'codigo',
    'secao',
    'categoria',
    'nome',
    'descricao',
    'preco padrao',
    'preco Broto',
    'preço grande',
    'disponivel',
    'duracao',
  ]
  const row = fc.tuple(
    cell('A1', 'A2', "'-7", 'b3', 'novo'),
    cell('cardapio', 'Serviços', 'bar'),
    cell('Pão', 'PAO', 'X-Bacon', 'Nova', 'nova ', "'=1+1"),
    cell('Pão', 'pao', 'X-Bacon', "'=1+1", 'Nova', '__proto__'),
    cell('Texto', "'@x"),
    cell('1', '12,50', 'x'),
    cell('2', '12,50'),
    cell('3', '0'),
    cell('sim', 'nao'),
    cell('30', '1h'),
  )
  fc.assert(
    fc.property(anyCatalogue, fc.array(row, { maxLength: 10 }), (catalogue, lines) => {
      const table = [titles, ...lines]
      const first = planImport(table, catalogue, { now })
      expect(checkChanges(catalogue, first.changes)).toEqual([])
      expect(staleChanges(catalogue, first.changes)).toEqual([])
      const imported = applyChanges(catalogue, first.changes, 6)
      const second = planImport(table, imported, { now: now + 1000 })
      expect(second.changes).toEqual([])
      expect(second.unchanged).toBe(first.added + first.changed + first.unchanged)
      expect(imported.items.length).toBe(catalogue.items.length + first.added)
    }),
    { numRuns: runs(500) },
  )
})

function plan(lines: string[][]) {
  return planImport([heading, ...lines], shop, { now })
}

function applied(catalogue: Catalogue, rows: string[][]): Catalogue {
  return applyChanges(catalogue, planImport(rows, catalogue, { now }).changes, 2)
}
