import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundParts, searchWords, snippetOf } from './found-parts'

const shown = (text: string, query: string) =>
  foundParts(text, searchWords(query))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')

describe('CALL-46 words found in messages', () => {
  it.each([
    ['Pizza de Calabresa', 'pizza', '[Pizza] de Calabresa'],
    ['Pão, pao e PÃO', 'pão', '[Pão], [pao] e [PÃO]'],
    ['pa\u0303o', 'pao', '[pa\u0303o]'],
    ['uma coca e outra', 'OUTRA uma', '[uma] coca e [outra]'],
    ['aaa', 'aa', '[aa]a'],
    ['aab', 'aa ab', '[aab]'],
    ['😀 açaí 😀', 'acai', '😀 [açaí] 😀'],
    ['nada', 'tudo', 'nada'],
    ['nada', '  ', 'nada'],
    ['', 'x', ''],
  ])('%j searched for %j: %s', (text, query, look) => {
    expect(shown(text, query)).toBe(look)
  })

  it('the parts are the text, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const parts = foundParts(text, searchWords(query))
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })

  it('a long message is shown around the word that was found', () => {
    const text = `${'antes '.repeat(40)}o pedido da Ana${' depois'.repeat(40)}`
    const snippet = snippetOf(text, searchWords('ana'))
    expect(snippet).toContain('Ana')
    expect(snippet.length).toBeLessThanOrEqual(122)
    expect(snippet.startsWith('…') && snippet.endsWith('…')).toBe(true)
    expect(snippetOf('curta\ncom linha', [])).toBe('curta com linha')
    expect(snippetOf('a'.repeat(200), searchWords('b')).startsWith('a')).toBe(true)
  })
})
