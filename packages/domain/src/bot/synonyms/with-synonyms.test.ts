import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { buildItem } from '../../catalogue/testing/build-catalogue'
import { botTurn } from '../turn/bot-turn'
import { emptyBot, type BotState } from '../model/state'
import type { BotWorld } from '../model/model'
import { pizzaria } from '../testing/pizzaria'
import { synonymsIn, synonymWords, withSynonyms } from './with-synonyms'

const taught = (synonyms: Record<string, string>): BotWorld => ({
  ...pizzaria,
  synonyms: Object.entries(synonyms).map(([words, itemId]) => ({ words, itemId })),
})
const says = (text: string, world: BotWorld, state: BotState = emptyBot) =>
  botTurn(state, { kind: 'messages', messages: [{ at: world.now, text, replyId: null, media: null }] }, world)

describe('a synonym that the shop taught', () => {
  const world = taught({ refri: 'guarana', gasosa: 'guarana', xis: 'x-bacon', 'xis da casa': 'x-salada' })

  it.each([
    ['2 refri', '2 Guaraná lata'],
    ['quero um REFRI, por favor', 'quero um Guaraná lata, por favor'],
    ['um xis e dois Xis da Casa!', 'um X-Bacon e dois X-Salada!'],
    ['refrigerante', 'refrigerante'],
    ['refrix xisburguer', 'refrix xisburguer'],
    ['', ''],
  ])('reads %j as %j', (text, read) => {
    expect(withSynonyms(text, world)).toBe(read)
  })

  it('is read back to the customer under the name of the shop', () => {
    const turn = says('me vê 2 gasosa', world)
    expect(turn.prompts.map(({ text }) => text).join()).toMatch(/2x Guaraná lata/)
    expect(turn.missed).toBeNull()
    expect(says('me vê 2 gasosa', pizzaria).missed).toEqual({
      text: 'me vê 2 gasosa',
      words: ['gasosa'],
      whole: true,
      did: 'not-sold',
    })
  })

  it('gives way to another product that its words name as well', () => {
    const coca = taught({ coca: 'coca-lata' })
    expect(withSynonyms('uma coca 2l', coca)).toBe('uma coca 2l')
    expect(withSynonyms('uma coca', coca)).toBe('uma Coca-Cola lata')
    expect(withSynonyms('uma coca e um x-bacon', coca)).toBe('uma Coca-Cola lata e um x-bacon')
  })

  it('does nothing for a product that is gone or paused', () => {
    expect(withSynonyms('1 refri', taught({ refri: 'nenhum' }))).toBe('1 refri')
    const items = pizzaria.menu.items.map((item) =>
      item.id === 'guarana' ? { ...item, disponivel: false } : item,
    )
    const paused = { ...world, menu: { ...pizzaria.menu, items } }
    expect(withSynonyms('1 refri', paused)).toBe('1 refri')
  })

  it('says a name without what would break the sentence', () => {
    const item = buildItem({ id: 'suco', category_id: 'bebidas', nome: 'Suco / Laranja (500 ml)' })
    const menu = { ...pizzaria.menu, items: [...pizzaria.menu.items, item] }
    expect(withSynonyms('1 laranjinha', { ...taught({ laranjinha: 'suco' }), menu })).toBe('1 Suco Laranja')
  })

  it('leaves an address, a name and a remark as they are', () => {
    const state: BotState = {
      ...emptyBot,
      heardAt: world.now,
      askedAt: world.now,
      step: { at: 'note' },
      cart: [
        { item_id: 'x-bacon', price_type: 'padrao', quantity: 1, options: [], unit_cents: 2290, notes: null },
      ],
    }
    expect(JSON.stringify(says('sem refri', world, state).state)).not.toContain('Guaraná')
  })

  it('never makes a line that the catalogue does not sell', () => {
    const words = fc.constantFrom('refri', 'xis', 'coca', 'a de sempre', 'meia', 'pizza')
    const ids = fc.constantFrom(...pizzaria.menu.items.map(({ id }) => id), 'nenhum', '')
    const pieces = fc.constantFrom('2', 'refri', 'um xis', 'coca', 'grande', 'pizza', 'e', 'sem cebola', '2l')
    fc.assert(
      fc.property(
        fc.dictionary(words, ids),
        fc.array(pieces, { minLength: 1, maxLength: 6 }),
        (synonyms, said) => {
          const { state } = says(said.join(' '), taught(synonyms))
          const ready = [...state.cart, ...(state.typed?.ready ?? [])]
          const sold = new Set(pizzaria.menu.items.map(({ id }) => id))
          for (const { item_id } of ready) expect(sold).toContain(item_id)
        },
      ),
      { numRuns: runs(600, 30) },
    )
  })
})

describe('synonymWords', () => {
  it.each([
    ['Refri!', 'refri'],
    ['  AÇAÍ  500ml 🍇', 'acai 500 ml'],
    ['...', ''],
  ])('keeps %j as %j', (text, words) => expect(synonymWords(text)).toBe(words))

  it('finds those that stand in a text as whole words', () => {
    const { synonyms } = taught({ refri: 'guarana', xis: 'x-bacon' })
    expect(synonymsIn('um refri por favor', synonyms!)).toEqual([{ words: 'refri', itemId: 'guarana' }])
    expect(synonymsIn('refrigerante', synonyms!)).toEqual([])
  })
})
