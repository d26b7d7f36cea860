import { describe, expect, test } from 'vitest'
import { buildCategory, buildItem } from '../../../catalogue/testing/build-catalogue'
import type { BotWorld } from '../../model/model'
import type { Question } from '../../reading/question'
import { closedPizzaria, pizzaria, withItem, withShop } from '../../testing/pizzaria'
import { answerWords, needsPerson } from './questions'

const said = (question: Question, world: BotWorld = pizzaria) =>
  answerWords(question, world)?.replace(/\u00a0/g, ' ') ?? null
const price = (...itemIds: string[]): Question => ({ kind: 'price', itemIds })
const available = (...itemIds: string[]): Question => ({ kind: 'available', itemIds })
const ingredients = (...itemIds: string[]): Question => ({ kind: 'ingredients', itemIds })
const flavours = (...itemIds: string[]): Question => ({ kind: 'flavours', itemIds })
const allergen = (word: string, ...itemIds: string[]): Question => ({ kind: 'allergen', word, itemIds })
const listing = withItem(pizzaria, 'x-bacon', {
  alergenos: ['glúten', 'leite'],
  ingredientes: ['pão', 'carne', 'queijo', 'bacon'],
})

describe('the price of what is on sale', () => {
  test('of one thing', () => {
    expect(said(price('coca-lata'))).toBe('*Coca-Cola lata*: R$ 6,00')
  })

  test('by size', () => {
    expect(said(price('p-calabresa'))).toBe(
      '*Pizza de Calabresa*: Broto R$ 25,00 · Média R$ 35,00 · Grande R$ 45,00',
    )
  })

  test('with what its options add', () => {
    expect(said(price('x-bacon'))).toBe(
      '*X-Bacon*: R$ 24,90\nAdicionais: Bacon (+ R$ 4,00), Ovo (+ R$ 2,00), Catupiry (+ R$ 5,00)',
    )
  })

  test('from the cheapest choice on, where one must be made', () => {
    expect(said(price('acai'))).toBe(
      '*Açaí no copo*: a partir de 300 ml R$ 15,00 · 500 ml R$ 20,00\nAcompanhamentos: Leite condensado (+ R$ 1,50)',
    )
  })

  test('of halves that carry the price themselves', () => {
    expect(said(price('p-meio'))).toContain('*Pizza Meio a Meio*: a partir de Broto R$ 40,00')
  })

  test('does not name options that are switched off', () => {
    expect(said(price('p-meio'))).not.toContain('Atum')
  })

  test('of several', () => {
    expect(said(price('coca-lata', 'coca-2l'))).toBe('*Coca-Cola lata*: R$ 6,00\n*Coca-Cola 2L*: R$ 14,00')
  })

  test('of five at most, and how many more there are', () => {
    const words = said(
      price('x-bacon', 'x-salada', 'coca-lata', 'coca-2l', 'guarana', 'p-calabresa', 'acai'),
    )!
    expect(words.match(/^\*/gm)).toHaveLength(5)
    expect(words).toMatch(/E mais 2\.$/)
  })

  test('is the one of now', () => {
    const dearer = withItem(pizzaria, 'coca-lata', { centavos: { padrao: 650 } })
    expect(said(price('coca-lata'), dearer)).toBe('*Coca-Cola lata*: R$ 6,50')
  })

  test('is not said of what is sold out', () => {
    const out = withItem(pizzaria, 'coca-lata', { disponivel: false })
    expect(said(price('coca-lata'), out)).toBe('*Coca-Cola lata* está em falta no momento.')
  })

  test('is nobody’s to say of what is unknown', () => {
    expect(said(price('outro'))).toBeNull()
  })
})

describe('whether there is some', () => {
  test('of what is on sale, with its price', () => {
    expect(said(available('coca-lata'))).toBe('Temos, sim: *Coca-Cola lata* (R$ 6,00).')
  })

  test('of several', () => {
    expect(said(available('coca-lata', 'coca-2l'))).toBe(
      'Temos, sim:\n*Coca-Cola lata* (R$ 6,00)\n*Coca-Cola 2L* (R$ 14,00)',
    )
  })

  test('of what is paused', () => {
    const paused = withItem(pizzaria, 'coca-lata', { pausado_ate: '2026-11-21T03:00:00.000Z' })
    expect(said(available('coca-lata'), paused)).toBe('*Coca-Cola lata* está em falta no momento.')
  })

  test('of what the pause is over for', () => {
    const back = withItem(pizzaria, 'coca-lata', { pausado_ate: '2026-11-20T20:00:00.000Z' })
    expect(said(available('coca-lata'), back)).toContain('Temos, sim')
  })

  test('of what is switched off', () => {
    const off = withItem(pizzaria, 'coca-lata', { ativo: false })
    expect(said(available('coca-lata'), off)).toBe('*Coca-Cola lata* não está no cardápio agora.')
  })

  test('of some that there are and some that are not', () => {
    const out = withItem(pizzaria, 'coca-2l', { disponivel: false })
    expect(said(available('coca-lata', 'coca-2l'), out)).toBe(
      'Temos, sim: *Coca-Cola lata* (R$ 6,00).\n*Coca-Cola 2L* está em falta no momento.',
    )
  })

  test('of what nobody sells', () => {
    expect(said({ kind: 'not-sold', word: 'palmito' })).toBe('Não achei no cardápio: palmito.')
  })

  test('of what is on the menu, but sold out', () => {
    const out = withItem(pizzaria, 'guarana', { disponivel: false })
    expect(said({ kind: 'not-sold', word: 'guarana lata' }, out)).toBe(
      '*Guaraná lata* está em falta no momento.',
    )
  })
})

describe('what is in it', () => {
  test('as the catalogue describes it', () => {
    expect(said(ingredients('p-calabresa'))).toBe(
      '*Pizza de Calabresa*: Molho, mussarela, calabresa e cebola.',
    )
  })

  test('and as it lists it', () => {
    expect(said(ingredients('x-bacon'), listing)).toBe('*X-Bacon*: pão, carne, queijo e bacon.')
  })

  test('is a person’s to say where the catalogue is silent', () => {
    expect(said(ingredients('x-salada'))).toBeNull()
  })
})

describe('what there is to choose', () => {
  test('with what each adds', () => {
    expect(said(flavours('acai'))).toBe(
      '*Açaí no copo* (Acompanhamentos, até 2): Granola, Banana, Leite condensado (+ R$ 1,50).',
    )
  })

  test('extras, where nothing has to be chosen', () => {
    expect(said(flavours('x-bacon'))).toContain('(Adicionais, até 2): Bacon (+ R$ 4,00)')
  })

  test('without what is switched off', () => {
    expect(said(flavours('p-meio'))).not.toContain('Atum')
  })

  test('is the thing itself where it has no options', () => {
    expect(said(flavours('coca-lata'))).toContain('Temos, sim: *Coca-Cola lata*')
  })
})

describe('allergens', () => {
  test('that the catalogue lists are said, and a person confirms', () => {
    expect(said(allergen('lactose', 'x-bacon'), listing)).toBe(
      '*X-Bacon* leva lactose. No cadastro: alérgenos: glúten e leite; ingredientes: pão, carne, queijo e bacon.\n' +
        'O cadastro pode não dizer tudo: uma pessoa da loja confirma antes de você pedir.',
    )
    expect(needsPerson(allergen('lactose', 'x-bacon'))).toBe(true)
  })

  test.each(['amendoim', 'ovo', 'camarão', 'soja'])('%s is never said to be absent', (word) => {
    const words = said(allergen(word, 'x-bacon'), listing)!
    expect(words).toContain('uma pessoa da loja confirma')
    expect(words).not.toMatch(/livre|sem |não (?:leva|tem|contém)/i)
  })

  test('of which the catalogue says nothing are a person’s to answer', () => {
    expect(said(allergen('leite', 'x-salada'))).toBeNull()
    expect(said(allergen('glúten'))).toBeNull()
  })
})

describe('the shop', () => {
  test('its menu', () => {
    expect(said({ kind: 'menu' })).toBe(
      'Nosso cardápio: https://bella.example/cardapio\nTemos: Pizzas, Lanches, Bebidas, Açaí.',
    )
  })

  test('its menu without a page', () => {
    expect(said({ kind: 'menu' }, withShop(pizzaria, { menuUrl: null }))).toBe(
      'Temos: Pizzas, Lanches, Bebidas, Açaí.',
    )
  })

  test('its hours', () => {
    expect(said({ kind: 'hours' })).toContain('Estamos abertos agora.')
  })

  test('the fee to a neighbourhood', () => {
    expect(said({ kind: 'delivery', place: 'Aleixo' })).toBe('Entrega em Aleixo: R$ 8,00.')
  })

  test('the fees where no place is said', () => {
    expect(said({ kind: 'delivery', place: null })).toContain('R$ 5,00: Centro, Aparecida')
  })

  test('a place that it does not deliver to', () => {
    expect(said({ kind: 'delivery', place: 'Compensa' })).toContain('Não achei esse bairro')
  })

  test('how long a delivery takes', () => {
    expect(said({ kind: 'time' })).toBe('A entrega leva em média 45 minutos.')
  })

  test('how long a delivery takes, while it is closed', () => {
    expect(said({ kind: 'time' }, closedPizzaria)).toContain('Estamos fechados agora')
  })

  test('a time that the shop never said is a person’s to say', () => {
    expect(said({ kind: 'time' }, withShop(pizzaria, { deliveryMinutes: 0 }))).toBeNull()
  })

  test('how it is paid', () => {
    expect(said({ kind: 'payment' })).toBe('Aceitamos PIX, cartão de crédito, cartão de débito e dinheiro.')
  })

  test('how it is paid without a PIX key', () => {
    expect(said({ kind: 'payment' }, withShop(pizzaria, { pix: null }))).toBe(
      'Aceitamos cartão de crédito, cartão de débito e dinheiro.',
    )
  })

  test('discounts are for a person to decide', () => {
    expect(said({ kind: 'discount' })).toBe('Desconto é uma pessoa da loja que decide.')
    expect(needsPerson({ kind: 'discount' })).toBe(true)
  })

  test('where an order stands', () => {
    expect(said({ kind: 'order' })).toBe('Não encontrei pedido seu dos últimos dias.')
  })

  test('where it is', () => {
    expect(said({ kind: 'shop' })).toContain('Av. Eduardo Ribeiro, 500')
    expect(needsPerson({ kind: 'shop' })).toBe(false)
  })

  test('its PIX key', () => {
    expect(said({ kind: 'pix' })).toContain('pix@bella.example')
  })
})

test('texts of the catalogue that never end do not flood a conversation', () => {
  const long = 'ataque '.repeat(5000)
  const opcoes = Array.from({ length: 40 }, (_, at) => ({
    id: `o${at}`,
    nome: long,
    centavos: 100,
    ativo: true,
  }))
  const group = {
    id: 'g',
    nome: long,
    min: 1,
    max: 1,
    cobranca: 'soma' as const,
    opcoes,
  }
  const more = {
    nome: long,
    descricao: long,
    ingredientes: Array(300).fill(long),
    alergenos: [long],
    opcoes: [group],
  }
  const menu = {
    categories: [buildCategory({ nome: long })],
    items: Array.from({ length: 9 }, (_, at) => buildItem({ ...more, id: `i${at}` })),
  }
  const world = { ...pizzaria, menu }
  const itemIds = menu.items.map(({ id }) => id)
  const questions: Question[] = [
    price(...itemIds),
    available(...itemIds),
    ingredients(...itemIds),
    flavours(...itemIds),
    allergen(long, ...itemIds),
    { kind: 'not-sold', word: long },
    { kind: 'menu' },
  ]
  for (const question of questions) expect(said(question, world)!.length).toBeLessThanOrEqual(1500)
})
