import { describe, expect, it } from 'vitest'
import { buildCategory, buildItem } from '../catalogue/testing'
import type { PastLine } from './model'
import { findPastLine } from './past-line'

const option = (id: string, nome: string, ativo = true) => ({ id, nome, centavos: 100, ativo })
const group = (id: string, max: number, ...opcoes: ReturnType<typeof option>[]) => ({
  id,
  nome: id,
  min: 0,
  max,
  cobranca: 'soma' as const,
  opcoes,
})

const menu = {
  categories: [
    buildCategory({ id: 'pizzas', tipos_preco: ['Broto', 'Grande'] }),
    buildCategory({ id: 'lanches' }),
  ],
  items: [
    buildItem({
      id: 'pizza',
      category_id: 'pizzas',
      nome: 'Pizza',
      centavos: { Broto: 2000, Grande: 4000 },
      opcoes: [
        group('metade-1', 1, option('a1', 'Atum'), option('c1', 'Calabresa')),
        group('metade-2', 1, option('a2', 'Atum'), option('c2', 'Calabresa')),
        group(
          'extras',
          3,
          option('ovo', 'Ovo'),
          option('bacon', 'Bacon', false),
          option('dois', '2x Queijo'),
        ),
      ],
    }),
    buildItem({ id: 'x-bacon', category_id: 'lanches', nome: 'X-Bacon (novo)' }),
  ],
}

const past = (name: string, options: string[] = [], itemId: string | null = 'pizza'): PastLine => ({
  itemId,
  name,
  quantity: 2,
  options,
  notes: null,
  unitCents: 4000,
})
const chosen = (group_id: string, option_id: string, count = 1) => ({ group_id, option_id, count })

describe('a line of a past order in the catalogue of today', () => {
  it.each<[string, PastLine, object]>([
    ['its size', past('Pizza (Grande)'), { item_id: 'pizza', price_type: 'Grande', missing: [] }],
    ['a size that is gone', past('Pizza (Família)'), { price_type: null, missing: ['Família'] }],
    [
      'a product under another name now',
      past('Meia pizza (Broto)'),
      { item_id: 'pizza', price_type: 'Broto', missing: [] },
    ],
    [
      'brackets that belong to its name',
      past('X-Bacon (novo)', [], 'x-bacon'),
      { item_id: 'x-bacon', price_type: 'padrao', missing: [] },
    ],
    [
      'one written by hand, by its name',
      past('Pizza (Grande)', [], null),
      { item_id: 'pizza', price_type: 'Grande', missing: [] },
    ],
    [
      'the same name in two groups',
      past('Pizza (Grande)', ['Calabresa', 'Atum']),
      { options: [chosen('metade-1', 'c1'), chosen('metade-2', 'a2')], missing: [] },
    ],
    [
      'counts, and a name that looks like one',
      past('Pizza (Grande)', ['2x Ovo', '2x Queijo']),
      { options: [chosen('extras', 'ovo', 2), chosen('extras', 'dois')], missing: [] },
    ],
    [
      'options that are gone, out, or more than the group takes',
      past('Pizza (Grande)', ['Cheddar', 'Bacon', '4x Ovo']),
      { options: [], missing: ['Cheddar', 'Bacon', '4x Ovo'] },
    ],
  ])('%s', (_, line, found) => {
    expect(findPastLine(line, menu, 0)).toMatchObject(found)
  })

  it.each([past('Pudim', [], 'pudim'), past('Pudim', [], null)])(
    'what is not on the menu is null',
    (line) => {
      expect(findPastLine(line, menu, 0)).toBeNull()
    },
  )
})
