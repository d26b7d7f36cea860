import { expect, test } from 'vitest'
import { isNumbered, numbered } from './options-as-text'

const options = [{ title: 'Ver cardápio' }, { title: 'Açaí', description: 'R$ 12,00' }]

test('options become numbered lines under the question', () => {
  const text = numbered('O que deseja?', options)
  expect(text).toBe('O que deseja?\n\n1. Ver cardápio\n2. Açaí (R$ 12,00)')
  expect(isNumbered(text, 'O que deseja?')).toBe(true)
  expect(isNumbered(text, 'O que')).toBe(false)
  expect(isNumbered('O que deseja?', 'O que deseja?')).toBe(false)
  expect(isNumbered(text, '')).toBe(false)
})

test('a question without options, and options without a question, stand alone', () => {
  expect(numbered('Até logo', [])).toBe('Até logo')
  expect(numbered('', options)).toBe('1. Ver cardápio\n2. Açaí (R$ 12,00)')
})
