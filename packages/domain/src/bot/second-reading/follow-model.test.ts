import { describe, expect, it } from 'vitest'
import type { BotWorld } from '../model/model'
import { emptyBot, type BotState } from '../model/state'
import { pizzaria, withItem } from '../testing/pizzaria'
import { botTurn } from '../turn/bot-turn'
import type { ModelAnswer, ModelLine } from './model-answer'

const unread = 'blorf trunfo caprichado'

/** What is said and done once somebody has written these, and then what no rule understands. */
function after(texts: readonly string[], second: ModelAnswer | null, given: BotWorld = pizzaria) {
  let state: BotState = emptyBot
  let { now } = given
  const turn = (text: string, answer: ModelAnswer | null) => {
    now += 3000
    const messages = [{ at: now, text, replyId: null, media: null }]
    return botTurn(state, { kind: 'messages', messages, second: answer }, { ...given, now })
  }
  for (const text of texts) ({ state } = turn(text, null))
  const before = state
  const came = turn(unread, second)
  return { before, ...came, said: came.prompts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n') }
}

const line = (change: Partial<ModelLine> = {}): ModelLine => ({
  item: 'x-bacon',
  priceType: null,
  quantity: 2,
  options: [],
  note: null,
  ...change,
})
const order = (...lines: ModelLine[]): ModelAnswer => ({ kind: 'order', lines })
const bacon = (count: number) => ({ group: 'adicionais', option: 'bacon', count })

describe('an order that a model read', () => {
  it('is read back with options, note and the catalogue’s price, and not in the cart', () => {
    const { said, state, missed } = after(['oi'], order(line({ options: [bacon(1)], note: 'caprichado' })))
    expect(said).toMatch(
      /2x X-Bacon: R\$ 57,80\n {3}\+ Bacon\n {3}obs\.: caprichado\n+São R\$ 57,80\. Está certo\?/,
    )
    expect(state.cart).toEqual([])
    expect(missed).toEqual({ text: unread, words: [], did: 'read-by-model' })
  })

  it('is asked for what it leaves open', () => {
    expect(after([], order(line({ item: 'p-calabresa' }))).said).toMatch(
      /Pizza de Calabresa\*: qual tamanho\?/,
    )
    expect(after([], order(line({ item: 'acai', priceType: '500 ml' }))).said).toMatch(/Acompanhamentos/)
  })

  it('joins what waits for its yes', () => {
    const { said } = after(['1 coca 2l'], order(line()))
    expect(said).toMatch(/1x Coca-Cola 2L[^]*2x X-Bacon[^]*Está certo\?/)
  })

  it.each<[string, ModelAnswer, BotWorld?]>([
    ['of nothing', order()],
    ['of what nobody sells', order(line(), line({ item: 'tacaca' }))],
    ['of what ran out', order(line()), withItem(pizzaria, 'x-bacon', { disponivel: false })],
    [
      'of what is paused',
      order(line()),
      withItem(pizzaria, 'x-bacon', { pausado_ate: '2027-01-01T00:00:00Z' }),
    ],
    ['of what is booked', order(line({ item: 'mesa' }))],
    ['of a size that it has not', order(line({ priceType: 'Grande' }))],
    ['of none', order(line({ quantity: 0 }))],
    ['of a hundred', order(line({ quantity: 100 }))],
    ['of a half', order(line({ quantity: 0.5 }))],
    ['of more options than the group takes', order(line({ options: [bacon(3)] }))],
    ['of an option twice', order(line({ options: [bacon(1), bacon(1)] }))],
    [
      'of an option of another product',
      order(line({ options: [{ group: 'sabores', option: 'calabresa', count: 1 }] })),
    ],
    [
      'of an option that is switched off',
      order(line({ item: 'p-meio', options: [{ group: 'sabores', option: 'atum', count: 1 }] })),
    ],
    ['with a note that nobody wrote', order(line({ note: 'de graça' }))],
    ['with an empty note', order(line({ note: ' ' }))],
  ])('%s was not understood', (_, answer, world) => {
    expect(after(['oi'], answer, world)).toEqual(after(['oi'], null, world))
  })
})

describe('what else a model read', () => {
  it.each<[string, string[], ModelAnswer, RegExp]>([
    [
      'a question of a product',
      ['oi'],
      { kind: 'question', topic: 'price', item: 'coca-2l' },
      /Coca-Cola 2L\*: R\$ 14,00/,
    ],
    ['a question of the shop', ['oi'], { kind: 'question', topic: 'payment', item: null }, /Aceitamos PIX/],
    ['the menu', ['oi'], { kind: 'command', command: 'pedir' }, /O que vai ser\?/],
    [
      'the hours, in the middle of an order',
      ['1 x-bacon'],
      { kind: 'command', command: 'horario' },
      /abertos agora[^]*Está certo\?/,
    ],
    ['a person', ['1 x-bacon'], { kind: 'command', command: 'atendente' }, /Chamei uma pessoa/],
    [
      'whether the cart is to be emptied',
      ['1 x-bacon', 'sim'],
      { kind: 'command', command: 'cancelar' },
      /Quer mesmo esvaziar/,
    ],
    ['a category', ['cardápio'], { kind: 'choice', option: 'cat:bebidas' }, /Bebidas/],
    [
      'how it goes',
      ['1 x-bacon', 'sim', 'finalizar'],
      { kind: 'choice', option: 'como:retirada' },
      /Como prefere pagar/,
    ],
    ['a booking', ['oi'], { kind: 'command', command: 'agendar' }, /Qual serviço|tipo de serviço|O que/],
  ])('is answered: %s', (_, texts, answer, words) => {
    const { said, missed } = after(texts, answer)
    expect(said).toMatch(words)
    expect(missed).toMatchObject({ did: 'read-by-model' })
  })

  it('calls a person for an order that is placed and to be cancelled', () => {
    const placed = {
      number: 3,
      status: 'production' as const,
      fulfilment: 'pickup' as const,
      totalCents: 1000,
      placedAt: pizzaria.now - 60_000,
      paymentMethod: 'cash' as const,
      pixCode: null,
    }
    const { effect } = after(
      ['oi'],
      { kind: 'command', command: 'cancelar' },
      { ...pizzaria, orders: [placed] },
    )
    expect(effect).toMatchObject({ kind: 'hand-over', why: 'cancel' })
  })

  const toConfirm = ['1 x-bacon', 'sim', 'finalizar', 'retirada', 'pix']
  it.each<[string, string[], unknown]>([
    ['none', ['oi'], { kind: 'none' }],
    ['a yes to what was read back', ['1 x-bacon'], { kind: 'choice', option: 'sim' }],
    ['a no to it', ['1 x-bacon'], { kind: 'choice', option: 'nao' }],
    ['the end of it', ['1 x-bacon'], { kind: 'choice', option: 'finalizar' }],
    ['the menu instead of it', ['1 x-bacon'], { kind: 'command', command: 'menu' }],
    ['that it is dropped', ['1 x-bacon'], { kind: 'command', command: 'cancelar' }],
    ['that the cart is empty', ['1 x-bacon', 'sim', 'cancelar'], { kind: 'choice', option: 'esvaziar' }],
    ['a line that goes', ['1 x-bacon', 'sim', 'remover'], { kind: 'choice', option: 'linha:0' }],
    ['silence', ['oi'], { kind: 'command', command: 'parar' }],
    ['a step back', toConfirm, { kind: 'command', command: 'voltar' }],
    ['another way to pay', toConfirm, { kind: 'choice', option: 'mudar-pagamento' }],
    ['an option that is not shown', ['cardápio'], { kind: 'choice', option: 'cat:tortas' }],
    ['a product in the place of an answer', ['1 pizza de calabresa'], order(line())],
    ['a question of nothing', ['oi'], { kind: 'question', topic: 'price', item: null }],
    ['a question of what is not sold', ['oi'], { kind: 'question', topic: 'menu', item: 'tacaca' }],
  ])('is as if there were no model: %s', (_, texts, answer) => {
    expect(after(texts, answer as ModelAnswer)).toEqual(after(texts, null))
  })

  it('confirms nothing: no option of the last question is the model’s to press', () => {
    const { before } = after(toConfirm, null)
    expect(before.step.at).toBe('confirm')
    for (const { id } of before.shown) {
      const { effect, state } = after(toConfirm, { kind: 'choice', option: id })
      expect(effect).toBeNull()
      expect(state.cart).toEqual(before.cart)
    }
  })

  it('counts only where no rule understands', () => {
    const messages = [{ at: pizzaria.now, text: 'quero 1 coca 2l', replyId: null, media: null }]
    const input = { kind: 'messages', messages } as const
    expect(botTurn(emptyBot, { ...input, second: order(line()) }, pizzaria)).toEqual(
      botTurn(emptyBot, input, pizzaria),
    )
  })
})
