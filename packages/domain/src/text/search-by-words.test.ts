import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchByWords } from './search-by-words'

const names = [
  'X-Salada',
  'X-Bacon',
  'Pizza Calabresa',
  'Calabresa acebolada',
  'Pizza Frango com catupiry',
  'Açaí 500 ml',
  'Superfrango',
  '12. Yakisoba',
]
const find = (query: string) => searchByWords(names, query, (name) => ({ names: [name] }))

describe('a search by words', () => {
  it.each([
    ['calabresa', ['Calabresa acebolada', 'Pizza Calabresa']],
    ['calab', ['Calabresa acebolada', 'Pizza Calabresa']],
    ['CALABRÊSA', ['Calabresa acebolada', 'Pizza Calabresa']],
    ['pizza cal', ['Pizza Calabresa']],
    ['cal pizza', ['Pizza Calabresa']],
    ['calabreza', ['Pizza Calabresa', 'Calabresa acebolada']],
    ['calabrez', ['Pizza Calabresa', 'Calabresa acebolada']],
    ['acai', ['Açaí 500 ml']],
    ['500', ['Açaí 500 ml']],
    ['500ml', ['Açaí 500 ml']],
    ['xbacon', ['X-Bacon']],
    ['x bacon', ['X-Bacon']],
    ['frango', ['Pizza Frango com catupiry', 'Superfrango']],
    ['catupiri', ['Pizza Frango com catupiry']],
    ['12', ['12. Yakisoba']],
    ['lasanha', []],
    ['calabresa frango', []],
  ])('for %j finds %j', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  it('finds all where nothing is typed', () => {
    expect(find(' ')).toEqual(names)
  })

  it('knows other names, and what is said besides comes last', () => {
    const rows = [
      { name: 'Guaraná lata', also: ['Bebidas', 'gelado, com coca'] },
      { name: 'Coca-Cola lata', also: ['Bebidas'] },
      { name: 'Refrigerante 2 l', code: 'REF-2', taught: 'coquinha', also: [] },
    ]
    const found = (query: string) =>
      searchByWords(rows, query, ({ name, code = '', taught = '', also }) => ({
        names: [name, code, taught],
        also,
      })).map(({ name }) => name)
    expect(found('coca')).toEqual(['Coca-Cola lata', 'Guaraná lata'])
    expect(found('bebidas lata')).toEqual(['Guaraná lata', 'Coca-Cola lata'])
    expect(found('ref-2')).toEqual(['Refrigerante 2 l'])
    expect(found('coquinha')).toEqual(['Refrigerante 2 l'])
  })

  it('finds whatever is called exactly as typed, first', () => {
    const words = fc.array(fc.stringMatching(/^[a-zà-ú]{2,9}$/), { minLength: 1, maxLength: 3 })
    const shops = fc.uniqueArray(
      words.map((parts) => parts.join(' ')),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(shops, fc.nat(), (shop, which) => {
        const wanted = shop[which % shop.length]!
        const found = searchByWords(shop, wanted.toUpperCase(), (name) => ({ names: [name] }))
        expect(found).toContain(wanted)
        // Another one that differs by accents alone may stand before it.
        const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
        expect(plain(found[0]!)).toBe(plain(wanted))
      }),
    )
  })
})
