import { expect, it } from 'vitest'
import { fillVariables } from '../../messaging'
import { defaultBotTexts, wholeTexts } from './texts'

it('none of the product’s own texts keeps a brace, and without values none keeps a stray mark', () => {
  const values = { nome: 'Ana', loja: 'Bella', pedido: '7', total: 'R$ 1,00', horario: 'hoje', link: 'x' }
  for (const text of Object.values(defaultBotTexts)) {
    expect(fillVariables(text, values)).not.toMatch(/[{}]/)
    expect(fillVariables(text, { ...values, nome: null, link: null })).not.toMatch(/ [,!.]|,[!.]| {2}/)
  }
})

it('a text that the shop left blank is the product’s own', () => {
  const texts = { ...defaultBotTexts, greeting: ' ', handOver: 'Já vem gente!' }
  expect(wholeTexts(texts)).toEqual({ ...defaultBotTexts, handOver: 'Já vem gente!' })
})
