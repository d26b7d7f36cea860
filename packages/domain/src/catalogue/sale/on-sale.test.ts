import { expect, test } from 'vitest'
import type { ItemContent, OptionGroup } from '../model'
import { draftReason, isOnSale, offeredTypes } from './on-sale'
import { buildCategory, buildItem } from '../testing/build-catalogue'

const now = Date.parse('2026-05-01T12:00:00Z')

test.each<[string, Partial<ItemContent>, boolean, boolean]>([
  ['as it is', {}, true, true],
  ['inactive', { ativo: false }, true, false],
  ['not available', { disponivel: false }, true, false],
  ['of an inactive category', {}, false, false],
  ['paused for a second more', { pausado_ate: '2026-05-01T12:00:01Z' }, true, false],
  ['paused until now', { pausado_ate: '2026-05-01T12:00:00Z' }, true, true],
  ['paused, in another zone', { pausado_ate: '2026-05-01T09:00:01-03:00' }, true, false],
])('an item %s', (_, content, ativo, isSold) => {
  expect(isOnSale(buildItem(content), buildCategory({ ativo }), now)).toBe(isSold)
})

const group = (min: number, ...prices: number[]): OptionGroup => ({
  id: 'g',
  nome: 'Sabores',
  min,
  max: 2,
  cobranca: 'maior',
  opcoes: prices.map((centavos, index) => ({
    id: `o${index}`,
    nome: `Sabor ${index}`,
    centavos,
    ativo: true,
  })),
})

test.each<[string, Partial<ItemContent>, 'nome' | 'preco' | null]>([
  ['with a price', { centavos: { padrao: 100 } }, null],
  ['without a price', { centavos: { padrao: 0 } }, 'preco'],
  ['that says no price', { centavos: {} }, 'preco'],
  ['with a price that is no size of its category', { centavos: { Grande: 100 } }, 'preco'],
  ['without a price, marked as free', { centavos: { padrao: 0 }, gratis: true }, null],
  ['without a name', { nome: ' ', centavos: { padrao: 100 } }, 'nome'],
  ['named as new ones are, with a price', { nome: 'Novo Produto', centavos: { padrao: 100 } }, null],
  ['priced by its flavours', { centavos: { padrao: 0 }, opcoes: [group(1, 4000, 4500)] }, null],
  ['with a flavour for nothing', { centavos: { padrao: 0 }, opcoes: [group(1, 4000, 0)] }, 'preco'],
  ['with extras that need not be taken', { centavos: { padrao: 0 }, opcoes: [group(0, 300)] }, 'preco'],
])('an item %s is a draft for want of: %s', (_, content, reason) => {
  const item = buildItem(content)
  expect(draftReason(item, buildCategory())).toBe(reason)
  expect(isOnSale(item, buildCategory(), now)).toBe(reason === null)
})

test('an item is offered in the sizes that have a price, or in all when it is free', () => {
  const category = buildCategory({ tipos_preco: ['Broto', 'Grande', 'Gigante'] })
  const item = buildItem({ centavos: { Broto: 0, Grande: 4000 } })
  expect(offeredTypes(item, category)).toEqual(['Grande'])
  expect(offeredTypes({ ...item, gratis: true }, category)).toEqual(['Broto', 'Grande', 'Gigante'])
})

test('a service with a price is booked under each of its price types, also one that another pays', () => {
  const category = buildCategory({ section: 'servicos', tipos_preco: ['Particular', 'Convênio'] })
  const priced = buildItem({ centavos: { Particular: 20_000, Convênio: 0 } })
  expect(offeredTypes(priced, category)).toEqual(['Particular', 'Convênio'])
  expect(offeredTypes(buildItem({ centavos: {} }), category)).toEqual([])
})
