import { describe, expect, it } from 'vitest'
import { blanksIn, fillKnown, findQuickReplies, quickQueryOf, withoutBlanks } from './quick-replies'

const replies = [
  { id: '1', shortcut: 'pix', text: 'PIX copia e cola:\n{pix}' },
  { id: '2', shortcut: 'saiu', text: 'Seu pedido {pedido} saiu para entrega' },
  { id: '3', shortcut: 'horário', text: 'Hoje abrimos {horario}' },
  { id: '4', shortcut: 'copix', text: 'Aceitamos cartão' },
]
const values = { nome: 'Ana', pedido: '12', total: 'R$ 54,90', pix: null, horario: '18:00–23:00', loja: '' }

describe('quick replies', () => {
  it.each([
    ['/', ''],
    ['/pi', 'pi'],
    ['', null],
    ['oi /pi', null],
    ['/pi ', null],
    ['/1\n', null],
  ])('%j looks for %j', (text, query) => {
    expect(quickQueryOf(text)).toBe(query)
  })

  it.each([
    ['', ['1', '2', '3', '4']],
    ['pix', ['1', '4']],
    ['HORA', ['3']],
    ['entrega', ['2']],
    ['cartao', ['4']],
    ['nada', []],
  ])('%j finds %j', (query, ids) => {
    expect(findQuickReplies(replies, query).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['Pedido {pedido}: {total}', 'Pedido 12: R$ 54,90', []],
    ['Olá { NOME }', 'Olá Ana', []],
    ['PIX: {pix}', 'PIX: {pix}', ['pix']],
    ['{apelido} da {loja}', '{apelido} da {loja}', ['apelido', 'loja']],
    ['{horário}', '18:00–23:00', []],
    ['sem {} nada', 'sem {} nada', []],
  ])('%j is filled as %j and leaves %j', (text, filled, names) => {
    expect(fillKnown(text, values)).toBe(filled)
    expect(blanksIn(fillKnown(text, values)).map(({ name }) => name)).toEqual(names)
  })

  it('what is filled in is not read as a variable again, and own names of objects are no values', () => {
    expect(fillKnown('{nome}', { nome: '{pix}', pix: 'chave' })).toBe('{pix}')
    expect(fillKnown('{constructor}', values)).toBe('{constructor}')
  })

  it('each blank knows its place, to be marked', () => {
    expect(blanksIn('a {pix} b {pix}')).toEqual([
      { name: 'pix', from: 2, to: 7 },
      { name: 'pix', from: 10, to: 15 },
    ])
  })

  it('sent without its blanks, a text loses what would say nothing', () => {
    expect(withoutBlanks('Total R$ 10\nPIX: {pix}\nObrigado, {apelido}!')).toBe('Total R$ 10\nObrigado!')
    expect(withoutBlanks('nada falta')).toBe('nada falta')
  })
})
