import { describe } from 'vitest'
import { addCombo, setSoldOut, withPartsOut, type Catalogue } from '../../catalogue'
import { applyChanges } from '../../catalogue/changes/apply-changes'
import type { BotWorld } from '../model/model'
import { dialogue } from '../testing/dialogue'
import { hamburgueria } from '../testing/hamburgueria'

const now = hamburgueria.now
const padrao = (id: string) => ({ id, type: 'padrao' })

/** 'Combo X-Tudo' of the catalogue's own making: a burger, fries and a drink to choose. */
function withCombo(soldOut: string[] = []): BotWorld {
  const { categories, items } = hamburgueria.menu
  const shop: Catalogue = { version: 1, categories: [...categories], items: [...items] }
  const parts = [
    { nome: 'Lanche', count: 1, products: [padrao('x-tudo')] },
    { nome: '', count: 1, products: [padrao('batata')] },
    { nome: 'Bebida', count: 1, products: ['coca-lata', 'guarana', 'suco'].map(padrao) },
  ]
  const made = addCombo(
    shop,
    { categoryId: 'combos', nome: 'Combo X-Tudo', centavos: 3200, parts, charge: 'difference' },
    { now },
  )
  const standing = soldOut.reduce(
    (rows, id) => applyChanges(rows, setSoldOut(rows, { kind: 'item', id }, true), rows.version + 1),
    applyChanges(shop, made, 2),
  )
  return { ...hamburgueria, menu: withPartsOut(standing, now) }
}

describe('combo do catálogo', () => {
  dialogue(
    'pedido pelo nome: o que não tem escolha vai junto, a bebida é perguntada',
    [
      ['cliente', '1 combo x-tudo'],
      ['bot', 'Bebida', ['Coca-Cola lata', 'Guaraná lata', 'Suco de laranja']],
      ['cliente', 'suco'],
      ['bot', /1x Combo X-Tudo: R\$ 35,50\n {3}\+ X-Tudo, Porção de batata, Suco de laranja/],
    ],
    withCombo(),
  )
  dialogue(
    'a bebida dita na mesma frase não é perguntada de novo',
    [
      ['cliente', 'quero um combo x-tudo com guaraná'],
      ['bot', /1x Combo X-Tudo: R\$ 32,00\n {3}\+ X-Tudo, Porção de batata, Guaraná lata/],
    ],
    withCombo(),
  )
  dialogue(
    'a bebida que acabou não é oferecida',
    [
      ['cliente', '1 combo x-tudo'],
      ['bot', 'Bebida', ['Coca-Cola lata', 'Suco de laranja']],
    ],
    withCombo(['guarana']),
  )
})
