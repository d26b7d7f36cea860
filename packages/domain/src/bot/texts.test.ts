import { describe, expect, it } from 'vitest'
import { defaultBotTexts, fillText, wholeTexts } from './texts'

describe('fillText', () => {
  it.each([
    ['Oi, {nome}!', { nome: 'Ana' }, 'Oi, Ana!'],
    ['Oi, {nome}!', { nome: '' }, 'Oi!'],
    ['Oi {nome}, tudo bem?', { nome: '' }, 'Oi, tudo bem?'],
    ['Pedido {pedido}\n{link}', { pedido: '7', link: '' }, 'Pedido 7'],
    ['{link}\nPedido {pedido}', { pedido: '7', link: '' }, 'Pedido 7'],
    ['Um\n\nDois', {}, 'Um\n\nDois'],
    ['{nmoe} e {nome}', { nome: 'Ana' }, '{nmoe} e Ana'],
    ['{constructor}', {}, '{constructor}'],
    ['{nome}', { nome: '{loja}', loja: 'Bella' }, '{loja}'],
  ])('%j with %j is %j', (text, values, filled) => {
    expect(fillText(text, values)).toBe(filled)
  })

  it('leaves none of the product’s own texts with a brace', () => {
    const values = { nome: 'Ana', loja: 'Bella', pedido: '7', total: 'R$ 1,00', horario: 'hoje', link: 'x' }
    for (const text of Object.values(defaultBotTexts)) expect(fillText(text, values)).not.toMatch(/[{}]/)
  })
})

it('a text that the shop left blank is the product’s own', () => {
  const texts = { ...defaultBotTexts, greeting: ' ', handOver: 'Já vem gente!' }
  expect(wholeTexts(texts)).toEqual({ ...defaultBotTexts, handOver: 'Já vem gente!' })
})
