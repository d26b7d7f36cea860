import { expect, test } from 'vitest'
import { applyChanges } from '../changes/apply-changes'
import { isOnSale } from './on-sale'
import { namedOptions, setSoldOut } from './sold-out'
import type { Catalogue, OptionGroup } from '../model'
import { newItem } from '../changes/new-items'

const flavours = (id: string, names: readonly string[], rest: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  nome: 'Sabores',
  min: 1,
  max: 2,
  cobranca: 'maior',
  opcoes: names.map((nome) => ({ id: `${id}-${nome}`, nome, centavos: 0, ativo: true })),
  ...rest,
})

function pizzeria(): Catalogue {
  const types = ['padrao']
  const item = (id: string, position: number, opcoes: OptionGroup[]) => ({
    ...newItem({ category_id: 'pizzas', nome: id, types, position }),
    id,
    version: 1,
    centavos: { padrao: 4000 },
    opcoes,
  })
  const inactive = flavours('c', ['CALABRESA ', 'Atum'])
  inactive.opcoes[0]!.ativo = false
  return {
    version: 1,
    categories: [
      {
        id: 'pizzas',
        version: 1,
        section: 'cardapio',
        nome: 'Pizzas',
        ativo: true,
        tipos_preco: types,
        modalidade: null,
        position: 1,
        extras: {},
      },
    ],
    items: [
      item('broto', 1, [flavours('a', ['Calabresa', 'Mussarela'])]),
      item('grande', 2, [flavours('b', ['calabrêsa', 'Atum']), flavours('d', ['Bacon'], { min: 0 })]),
      item('família', 3, [inactive]),
      item('esfiha', 4, [flavours('e', ['Calabresa'])]),
    ],
  }
}

const put = (catalogue: Catalogue, nome: string, soldOut: boolean) => {
  const changes = setSoldOut(catalogue, { kind: 'option', nome }, soldOut)
  return { count: changes.length, catalogue: applyChanges(catalogue, changes, catalogue.version + 1) }
}

test('a flavour that is out is out in every product that offers it, however each writes it, and comes back so', () => {
  const before = pizzeria()
  const out = put(before, 'calabresa', true)
  expect(out.count).toBe(4)
  expect(namedOptions(out.catalogue)).toEqual([
    { nome: 'Atum', products: 2, soldOut: false },
    { nome: 'Bacon', products: 1, soldOut: false },
    { nome: 'Calabresa', products: 3, soldOut: true },
    { nome: 'Mussarela', products: 1, soldOut: false },
  ])
  expect(put(out.catalogue, 'Calabresa', true).count).toBe(0)
  const back = put(out.catalogue, 'CALABRESA', false).catalogue
  expect(back.items.map(({ opcoes }) => opcoes)).toEqual(before.items.map(({ opcoes }) => opcoes))
})

test('a product that must be chosen from what is all out is sold out itself, one that need not be is not', () => {
  const onSale = (catalogue: Catalogue) =>
    catalogue.items.filter((item) => isOnSale(item, catalogue.categories[0]!, 0)).map(({ id }) => id)
  expect(onSale(put(pizzeria(), 'calabresa', true).catalogue)).toEqual(['broto', 'grande', 'família'])
  expect(onSale(put(pizzeria(), 'bacon', true).catalogue)).toEqual(['broto', 'grande', 'família', 'esfiha'])
})

test('a product that is back is paused no longer', () => {
  const catalogue = pizzeria()
  Object.assign(catalogue.items[0]!, { disponivel: false, pausado_ate: '2026-11-26T23:00:00.000Z' })
  expect(setSoldOut(catalogue, { kind: 'item', id: 'broto' }, false)).toMatchObject([
    { id: 'broto', base: 1, after: { disponivel: true, pausado_ate: null } },
  ])
})
