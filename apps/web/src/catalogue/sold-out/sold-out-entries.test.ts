import { sampleMenu, setSoldOut, applyChanges, type Catalogue } from '@balcao/domain/catalogue'
import { expect, test } from 'vitest'
import { soldOutEntries } from './sold-out-entries'

function menu(): Catalogue {
  const { categories, items } = sampleMenu()
  const stored = <Row extends object>(row: Row) => ({ ...row, version: 1 })
  return { version: 1, categories: categories.map(stored), items: items.map(stored) } as Catalogue
}

test('products and options are found by a few letters without accents, what begins with them first', () => {
  const { there } = soldOutEntries(menu(), 'gua')
  expect(there.map(({ name }) => name)).toEqual(['Guaraná', 'Guaraná 2 L', 'Água mineral'])
  expect(soldOutEntries(menu(), 'reservas').there).toEqual([])
  expect(soldOutEntries(menu(), 'mesa').there).toEqual([])
})

test('an option stands once with the products that offer it, and moves to what is out', () => {
  const [bacon] = soldOutEntries(menu(), 'bacon').there.filter(({ products }) => products !== undefined)
  expect(bacon?.products).toBeGreaterThan(1)
  const changes = setSoldOut(menu(), bacon!.target, true)
  const after = soldOutEntries(applyChanges(menu(), changes, 2), '')
  expect(after.out.map(({ name }) => name)).toEqual([bacon!.name])
  expect(after.there.map(({ key }) => key)).not.toContain(bacon!.key)
})
