import { describe, expect, test } from 'vitest'
import { pauseItem, removeItem, setItem, toggleItem } from './edit-items'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const shop = buildCatalogue({
  categories: [buildCategory(), buildCategory({ id: 'corte', section: 'servicos' })],
  items: [
    buildItem({ version: 4 }),
    buildItem({ id: 'barba', category_id: 'corte' }),
    buildItem({ id: 'parado', category_id: 'corte', ativo: false }),
  ],
})

test('a set field makes one change from the row as it was read; the same value makes none', () => {
  expect(setItem(shop, 'x-bacon', { nome: 'X-Tudo' })).toEqual([
    {
      kind: 'item',
      id: 'x-bacon',
      base: 4,
      after: expect.objectContaining({ nome: 'X-Tudo', position: 1024 }),
    },
  ])
  expect(setItem(shop, 'x-bacon', { nome: 'X-Bacon' })).toEqual([])
})

describe('toggling', () => {
  test.each([
    ['CATAL-29 a product’s disponivel alone', 'x-bacon', { disponivel: false, ativo: true }],
    ['CATAL-31 both of a service', 'barba', { disponivel: false, ativo: false }],
    ['CATAL-31 both of a service that is half off', 'parado', { disponivel: true, ativo: true }],
  ])('%s', (_, id, after) => {
    expect(toggleItem(shop, id)).toMatchObject([{ after }])
  })
})

test('a pause lasts until its instant, or ends', () => {
  const until = '2026-05-02T03:00:00Z'
  expect(pauseItem(shop, 'x-bacon', until)).toMatchObject([{ after: { pausado_ate: until } }])
  expect(pauseItem(shop, 'x-bacon', null)).toEqual([])
})

test('a removed item is gone from the version that was read', () => {
  expect(removeItem(shop, 'x-bacon')).toEqual([{ kind: 'item', id: 'x-bacon', base: 4, after: null }])
})

describe('what is not there', () => {
  test.each([
    ['CATAL-68 a product', () => removeItem(shop, 'z'), 'product_missing'],
    ['CATAL-68 a product to toggle', () => toggleItem(shop, 'z'), 'product_missing'],
    ['CATAL-70 a service', () => removeItem(shop, 'z', 'servicos'), 'service_missing'],
    ['CATAL-70 a product is no service', () => setItem(shop, 'x-bacon', {}, 'servicos'), 'service_missing'],
    ['CATAL-63 a service without id', () => removeItem(shop, '', 'servicos'), 'service_id_invalid'],
    ['CATAL-63 the text undefined', () => removeItem(shop, 'undefined', 'servicos'), 'service_id_invalid'],
    ['CATAL-63 the text null', () => removeItem(shop, ' null ', 'servicos'), 'service_id_invalid'],
  ])('%s', (_, edit, code) => {
    expect(edit).toThrow(expect.objectContaining({ name: 'CatalogueError', code }))
  })
})
