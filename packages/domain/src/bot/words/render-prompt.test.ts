import { expect, it } from 'vitest'
import { promptAsText } from './render-prompt'

it('numbers the options of a channel without buttons', () => {
  const options = [
    { id: 'a', title: 'Fazer pedido' },
    { id: 'b', title: 'Coca-Cola', description: 'R$ 6,00' },
  ]
  expect(promptAsText({ text: 'Oi!', options })).toBe('Oi!\n\n1. Fazer pedido\n2. Coca-Cola (R$ 6,00)')
})

it('lists nothing where there is nothing to choose but a number', () => {
  expect(promptAsText({ text: 'Oi!', options: [] })).toBe('Oi!')
  const options = ['1', '2', '3'].map((title) => ({ id: title, title }))
  expect(promptAsText({ text: 'Quantas?', options })).toBe('Quantas?')
})
