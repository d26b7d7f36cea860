import { describe, expect, it } from 'vitest'
import { buildCategory, buildItem } from '../catalogue/testing'
import { asksForChoice, counterMenu, searchProducts } from './search-products'

const now = Date.parse('2026-11-21T22:00:00Z')
const option = (id: string, ativo = true) => ({ id, nome: id, centavos: 300, ativo })
const extras = {
  id: 'extras',
  nome: 'Extras',
  min: 0,
  max: 2,
  cobranca: 'soma' as const,
  opcoes: [option('ovo'), option('bacon', false)],
}
const pizza = (id: string, nome: string, row: object = {}) =>
  buildItem({ id, nome, category_id: 'pizzas', centavos: { Média: 4000, Grande: 6000 }, ...row })

const menu = counterMenu(
  {
    categories: [
      buildCategory({ id: 'bebidas', nome: 'Bebidas' }),
      buildCategory({
        id: 'pizzas',
        nome: 'Pizzas',
        tipos_preco: ['Média', 'Grande'],
        meio_a_meio: { maximo: 2, cobranca: 'maior' },
      }),
      buildCategory({ id: 'antigos', nome: 'Antigos', ativo: false }),
      buildCategory({ id: 'cortes', nome: 'Cortes', section: 'servicos' }),
    ],
    items: [
      pizza('calabresa', 'Calabresa'),
      pizza('frango', 'Frango', { disponivel: false }),
      pizza('atum', 'Atum', { pausado_ate: '2026-11-22T00:00:00Z' }),
      pizza('quatro', 'Quatro queijos', { descricao: 'mussarela, gorgonzola' }),
      buildItem({ id: 'lata', nome: 'Coca-Cola lata', codigo: '201', category_id: 'bebidas' }),
      buildItem({ id: 'suco', nome: 'Suco', category_id: 'bebidas', opcoes: [extras] }),
      buildItem({ id: 'sem-preco', nome: 'Cola nova', category_id: 'bebidas', centavos: {} }),
      buildItem({ id: 'fora', nome: 'Cola fora', category_id: 'bebidas', ativo: false }),
      buildItem({ id: 'velho', nome: 'Cola velha', category_id: 'antigos' }),
      buildItem({ id: 'corte', nome: 'Corte com cola', category_id: 'cortes' }),
    ],
  },
  now,
)
const taught = new Map([['lata', ['refri']]])
const find = (query: string) => searchProducts(menu, query, { now, taught })
const ids = (query: string) => find(query).map(({ item }) => item.id)

describe('products as the counter finds them', () => {
  it.each([
    ['cola', ['lata']],
    ['201', ['lata']],
    ['refri', ['lata']],
    ['calabreza', ['calabresa']],
    ['gorgon', ['quatro']],
    ['pizzas', ['calabresa', 'quatro', 'frango', 'atum']],
    ['corte', []],
  ])(
    '%j finds %j: what is sold out comes last, drafts and what is off the menu not at all',
    (query, found) => {
      expect(ids(query)).toEqual(found)
    },
  )

  it('say why they cannot be sold, and what their sizes cost', () => {
    expect(find('pizzas').map(({ off, cents }) => [off, cents.least, cents.most])).toEqual([
      [null, 4000, 6000],
      [null, 4000, 6000],
      ['sold_out', 4000, 6000],
      ['paused', 4000, 6000],
    ])
  })

  it('stand in the order of the menu where nothing is typed', () => {
    expect(ids('')).toEqual(['lata', 'suco', 'calabresa', 'quatro', 'frango', 'atum'])
  })

  it.each([
    ['lata', false],
    ['suco', true],
    ['calabresa', true],
  ])('%s has to be put together: %s', (id, asks) => {
    expect(
      asksForChoice(
        menu,
        find('').find(({ item }) => item.id === id)!,
        now,
      ),
    ).toBe(asks)
  })

  it('by halves alone have to be put together, too', () => {
    const categories = [{ ...menu.categories[1]!, tipos_preco: ['Grande'] }]
    const one = { item: menu.items.find(({ id }) => id === 'calabresa')!, category: categories[0]! }
    expect(asksForChoice({ ...menu, categories }, one, now)).toBe(true)
    expect(asksForChoice({ categories, items: [one.item] }, one, now)).toBe(false)
  })

  it('offer their active options alone', () => {
    const suco = menu.items.find(({ id }) => id === 'suco')!
    expect(suco.opcoes[0]!.opcoes.map(({ id }) => id)).toEqual(['ovo'])
  })
})
