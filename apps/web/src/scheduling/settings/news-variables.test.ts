import { expect, test } from 'vitest'
import { MAX_NEWS, variablesOf, withVariable } from './news-variables'

test.each([
  ['Olá, !', 5, 5, 'Olá, {nome}!', 11],
  ['Olá', 3, 3, 'Olá {nome}', 10],
  ['Olá, Ana!', 5, 8, 'Olá, {nome}!', 11],
])('%j with {nome} at %d–%d is %j', (text, from, to, next, caret) => {
  expect(withVariable(text, 'nome', { from, to })).toEqual({ text: next, caret })
})

test('no text grows past its limit', () => {
  expect(withVariable('a'.repeat(MAX_NEWS - 2), 'nome', { from: 0, to: 0 })).toBeNull()
})

test('only an offer has a deadline', () => {
  expect(variablesOf('offered')).toContain('prazo')
  expect(variablesOf('booked')).not.toContain('prazo')
})
