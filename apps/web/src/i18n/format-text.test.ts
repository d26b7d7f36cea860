import { describe, expect, it } from 'vitest'
import { formatText } from './format-text'

describe('formatText', () => {
  it.each([
    ['Olá', {}, 'Olá'],
    ['Olá, {name}', { name: 'Ana' }, 'Olá, Ana'],
    ['{a} e {b} e {a}', { a: 1, b: 2 }, '1 e 2 e 1'],
    ['{missing} fica', {}, '{missing} fica'],
    ['{name}', { name: '{other}', other: 'x' }, '{other}'],
  ])('fills %j with %j', (text, params, expected) => {
    expect(formatText(text, 'pt-BR', params)).toBe(expected)
  })

  it.each([
    ['pt-BR', 0, '0 pedidos'],
    ['pt-BR', 1, '1 pedido'],
    ['pt-BR', 2, '2 pedidos'],
    ['en', 0, '0 pedidos'],
    ['en', 1, '1 pedido'],
    ['es', 1_000_000, '1000000 pedidos'],
  ])('in %s chooses the plural for %i', (locale, count, expected) => {
    expect(formatText({ one: '{count} pedido', other: '{count} pedidos' }, locale, { count })).toBe(expected)
  })

  it.each(['pt-BR', 'en', 'es'])('in %s may have words of its own for none', (locale) => {
    const text = { zero: 'Nenhum pedido', one: '{count} pedido', other: '{count} pedidos' }
    expect([0, 1].map((count) => formatText(text, locale, { count }))).toEqual(['Nenhum pedido', '1 pedido'])
  })
})
