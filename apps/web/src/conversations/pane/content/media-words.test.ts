import { describe, expect, it } from 'vitest'
import { documentKind, isFewEmoji, optionsBeside, sizeWords } from './media-words'

describe('CONV-14 words of what messages carry', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 kB'],
    [34_900, '34 kB'],
    [2_516_582, '2,4 MB'],
    [16 * 1024 * 1024, '16 MB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(sizeWords(bytes, 'pt-BR')).toBe(words)
  })

  it.each([
    ['cardapio.pdf', 'application/pdf', 'PDF'],
    ['lista.XLSX', '', 'XLSX'],
    [null, 'application/pdf', 'PDF'],
    ['sem nome', 'application/vnd.ms-excel', ''],
    [null, 'text/plain', ''],
  ])('%s of type %s is a %j', (name, mime, kind) => {
    expect(documentKind(name, mime)).toBe(kind)
  })

  it('options are listed under a text that does not list them itself', () => {
    const options = [
      { id: '1', title: 'Ver cardápio' },
      { id: '2', title: 'Falar com atendente' },
    ]
    expect(optionsBeside('Como posso ajudar?', options)).toEqual(options)
    expect(optionsBeside('1. Ver cardápio\n2. Falar com atendente', options)).toEqual([])
    expect(optionsBeside('Olá', [])).toEqual([])
  })

  it.each([
    ['👍', true],
    ['👩‍🍳 🛵', true],
    ['❤️❤️❤️', true],
    ['👍👍👍👍', false],
    ['ok 👍', false],
    ['123', false],
    ['', false],
  ])('%j is shown large: %s', (text, large) => {
    expect(isFewEmoji(text)).toBe(large)
  })
})
