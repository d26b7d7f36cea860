import { expect, test } from 'vitest'
import { checkChanges } from './changes/check-changes'
import { diffCatalogues } from './changes/diff'
import { sampleMenu } from './sample-menu'
import { buildCatalogue } from './testing/build-catalogue'

test('CATAL-85 the sample menu has Lanches, Bebidas and Sobremesas, and could be saved as it is', () => {
  const { categories, items } = sampleMenu()
  expect(categories.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['Lanches', 'Bebidas', 'Sobremesas']),
  )
  const changes = diffCatalogues(buildCatalogue(), sampleMenu())
  expect(checkChanges(buildCatalogue(), changes)).toEqual([])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('every sample costs something for each price type, and every category has some', () => {
  const { categories, items } = sampleMenu()
  for (const { id, tipos_preco } of categories) {
    const own = items.filter((item) => item.category_id === id)
    expect(own.length).toBeGreaterThan(0)
    for (const { centavos } of own) {
      expect(Object.keys(centavos)).toEqual(tipos_preco)
      expect(Object.values(centavos).every((cents) => cents > 0)).toBe(true)
    }
  }
})

test('each call makes a menu of its own', () => {
  const [first] = sampleMenu().items
  first!.nome = 'Outro'
  expect(sampleMenu().items[0]?.nome).not.toBe('Outro')
})
