import { describe, expect, it } from 'vitest'
import type { BotWorld, Prompt } from '../model/model'
import { emptyBot } from '../model/state'
import { botTurn } from '../turn/bot-turn'
import { hamburgueria } from '../testing/hamburgueria'
import { pizzaria } from '../testing/pizzaria'

/** What the bot says to each text or pressed id (`#id`), one after the other. */
function play(world: BotWorld, ...texts: string[]): Prompt[][] {
  let state = emptyBot
  let { now } = world
  return texts.map((text) => {
    now += 5000
    const replyId = text.startsWith('#') ? text.slice(1) : null
    const messages = [{ at: now, text: replyId === null ? text : '', replyId, media: null }]
    const turn = botTurn(state, { kind: 'messages', messages }, { ...world, now })
    state = turn.state
    return [...turn.prompts]
  })
}
const titles = ({ options }: Prompt) => options.map(({ title }) => title)

describe('o catálogo do WhatsApp', () => {
  it('mostra dele o que a categoria tem, e o resto em lista', () => {
    const world = { ...hamburgueria, catalogue: { 'coca-lata': 'SKU-1', suco: 'suco' } }
    const [, shown] = play(world, 'cardápio', 'bebidas')
    expect(shown).toHaveLength(2)
    expect(shown![0]).toMatchObject({
      text: '*Bebidas*: qual você quer?',
      products: { title: 'Bebidas', ids: ['SKU-1', 'suco'] },
    })
    expect(titles(shown![0]!)).toEqual(['Coca-Cola lata', 'Suco de laranja'])
    expect(shown![1]).toMatchObject({ text: 'Mais de *Bebidas*: qual você quer?' })
    expect(shown![1]!.products).toBeUndefined()
    expect(titles(shown![1]!)).toEqual(['Guaraná lata', 'Água mineral', 'Cerveja long neck'])
  })

  it('uma categoria inteira no catálogo é uma mensagem só', () => {
    const world = { ...hamburgueria, catalogue: { pudim: 'pudim', brownie: 'brownie', mousse: 'mousse' } }
    const [, shown] = play(world, 'cardápio', 'sobremesas')
    expect(shown).toHaveLength(1)
    expect(shown![0]).toMatchObject({ products: { ids: ['pudim', 'brownie', 'mousse'] } })
  })

  it('o que a lista oferece no lugar dele se escolhe com um toque, ou pelo nome', () => {
    const world = { ...hamburgueria, catalogue: { 'coca-lata': 'SKU-1' } }
    for (const choice of ['#item:coca-lata', 'Coca-Cola lata']) {
      const said = play(world, 'cardápio', 'bebidas', choice)
      expect(said[2]![0]!.text).toMatch(/quantas|Quantas|quantidade/)
    }
  })

  it('mais do que cabe numa mensagem do WhatsApp fica na lista, e nada se perde ao ver mais', () => {
    const items = Array.from({ length: 40 }, (_, at) => ({
      ...hamburgueria.menu.items.find(({ id }) => id === 'agua')!,
      id: `b${at}`,
      nome: `Bebida ${at}`,
    }))
    const world: BotWorld = {
      ...hamburgueria,
      menu: { ...hamburgueria.menu, items },
      catalogue: Object.fromEntries(items.map(({ id }) => [id, id])),
    }
    const [first, ...pages] = play(world, 'cardápio', '#mais', '#mais', '#mais', '#mais', '#mais')
    expect(first![0]!.products!.ids).toHaveLength(30)
    const seen = new Set([first!, ...pages].flat().flatMap(titles))
    for (const { nome } of items) expect(seen).toContain(nome)
    expect(pages.flat().every(({ products }) => products === undefined)).toBe(true)
  })

  it('sem catálogo nada muda', () => {
    expect(play({ ...hamburgueria, catalogue: {} }, 'cardápio', 'bebidas')).toEqual(
      play(hamburgueria, 'cardápio', 'bebidas'),
    )
  })

  it('o carrinho que o cliente monta nele é o pedido', () => {
    const world = { ...hamburgueria, catalogue: { pudim: 'pudim', brownie: 'brownie' } }
    const said = play(world, 'cardápio', 'sobremesas', '2 Pudim\n1 Brownie')
    expect(said[2]![0]!.text.replaceAll('\u00A0', ' ')).toMatch(
      /Entendi:\n2x Pudim: R\$ 16,00\n1x Brownie: R\$ 12,00/,
    )
  })
})

describe('a localização', () => {
  it('é pedida com o endereço, e só onde ela o responde', () => {
    const said = play(pizzaria, '1 x-salada', 'sim, finalizar', 'entrega', 'centro', 'Rua do Sol')
    expect(said.map((prompts) => prompts.map(({ asksPlace }) => asksPlace ?? false))).toEqual([
      [false],
      [false],
      [false],
      [true],
      [false],
    ])
    expect(said[3]![0]!.options).toEqual([])
  })
})
