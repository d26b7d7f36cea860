import * as fc from 'fast-check'
import type { CategoryContent, ItemContent } from '../../catalogue/model'
import { categoryContent, itemContent } from '../../catalogue/testing'

export interface Rows {
  categories: (CategoryContent & { id: string })[]
  items: (ItemContent & { id: string })[]
}

type Edit = (rows: Rows, stamp: number) => Rows

const newNames = fc.constantFrom(
  'Novo Produto',
  'X-Bacon',
  'Bebidas',
  'Skol',
  '51',
  'itens',
  'Pizzas - Doces',
)
const place = fc.nat(20)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, newNames).map(([at, nome]) => onItem(at, (item) => ({ ...item, nome }))),
  fc.tuple(place, newNames).map(([at, nome]) => onCategory(at, (category) => ({ ...category, nome }))),
  fc.tuple(place, fc.nat(99_999)).map(([at, cents]) =>
    onItem(at, (item) => ({
      ...item,
      centavos: Object.fromEntries(Object.keys({ padrao: 0, ...item.centavos }).map((type) => [type, cents])),
    })),
  ),
  place.map((at) => onItem(at, (item) => ({ ...item, disponivel: !item.disponivel }))),
  place.map((at) =>
    onItem(at, (item) => ({ ...item, disponivel: !item.disponivel, ativo: !item.disponivel })),
  ),
  place.map((at) => onCategory(at, (category) => ({ ...category, ativo: !category.ativo }))),
  place.map((at) => onCategory(at, (category) => ({ ...category, tipos_preco: ['P', 'M'] }))),
  place.map((at) => onCategory(at, turnHalves)),
  place.map((at) =>
    onItem(at, (item) => ({ ...item, imagem: 'img_2', duracao: 45, alergenos: ['leite, soja'] })),
  ),
  fc
    .tuple(place, fc.integer({ min: -3000, max: 9000 }))
    .map(([at, position]) => onItem(at, (item) => ({ ...item, position: position + 0.5 }))),
  fc
    .tuple(place, fc.integer({ min: -3000, max: 9000 }))
    .map(([at, position]) => onCategory(at, (category) => ({ ...category, position: position + 0.5 }))),
  fc.tuple(place, place).map(([at, to]): Edit => (rows, stamp) => {
    const target = rows.categories[to % Math.max(1, rows.categories.length)]
    return target ? onItem(at, (item) => ({ ...item, category_id: target.id }))(rows, stamp) : rows
  }),
  place.map((at): Edit => (rows) => ({ ...rows, items: rows.items.filter((_, index) => index !== at) })),
  place.map((at): Edit => (rows) => {
    const gone = rows.categories[at]?.id
    return {
      categories: rows.categories.filter(({ id }) => id !== gone),
      items: rows.items.filter((item) => item.category_id !== gone),
    }
  }),
  fc
    .tuple(newNames, fc.constantFrom('cardapio' as const, 'servicos' as const))
    .map(([nome, section]): Edit => (rows, stamp) => ({
      ...rows,
      categories: [...rows.categories, newCategory(nome, section, stamp)],
    })),
  fc.tuple(place, newNames).map(([at, nome]): Edit => (rows, stamp) => {
    const category = rows.categories[at % Math.max(1, rows.categories.length)]
    return category ? { ...rows, items: [...rows.items, newItem(nome, category.id, stamp)] } : rows
  }),
)

/** A hand's work on a catalogue: names, prices, switches, moves, additions, removals. */
export const anyEdits = fc.array(edits, { maxLength: 6 }).map(
  (list) =>
    (rows: Rows): Rows =>
      list.reduce((edited, edit, index) => edit(edited, index), rows),
)

function onItem(at: number, change: (item: Rows['items'][number]) => Rows['items'][number]): Edit {
  return (rows) => ({
    ...rows,
    items: rows.items.map((item, index) => (index === at % rows.items.length ? change(item) : item)),
  })
}

function onCategory(
  at: number,
  change: (row: Rows['categories'][number]) => Rows['categories'][number],
): Edit {
  return (rows) => ({
    ...rows,
    categories: rows.categories.map((row, index) =>
      index === at % rows.categories.length ? change(row) : row,
    ),
  })
}

function turnHalves(category: Rows['categories'][number]): Rows['categories'][number] {
  if (category.section === 'servicos') return category
  const { meio_a_meio, ...whole } = category
  return meio_a_meio ? whole : { ...whole, meio_a_meio: { maximo: 3, cobranca: 'soma' } }
}

function newCategory(
  nome: string,
  section: 'cardapio' | 'servicos',
  stamp: number,
): Rows['categories'][number] {
  const modalidade = section === 'servicos' ? 'dia' : null
  const id = `categoria${stamp}`
  return { id, ...categoryContent({ section, nome, modalidade, position: 50_000 }) }
}

function newItem(nome: string, category_id: string, stamp: number): Rows['items'][number] {
  const content = itemContent({ category_id, nome, centavos: { padrao: 0 }, position: 50_000 + stamp })
  return { id: `novo-produto${stamp}`, ...content }
}
