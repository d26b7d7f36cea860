import { describe, expect, test } from 'vitest'
import { insertVariable } from './insert-variable'

describe('a variable is put where the caret stands', () => {
  test.each([
    ['at the end', 'Oi ', 3, 3, { text: 'Oi {nome}', caret: 9 }],
    ['in the middle', 'Oi !', 3, 3, { text: 'Oi {nome}!', caret: 9 }],
    ['in place of a selection', 'Oi fulano!', 3, 9, { text: 'Oi {nome}!', caret: 9 }],
    ['after a word, with a space', 'Oi', 2, 2, { text: 'Oi {nome}', caret: 9 }],
    ['in nothing', '', 0, 0, { text: '{nome}', caret: 6 }],
  ])('%s', (_, text, from, to, result) => {
    expect(insertVariable(text, 'nome', { from, to }, 1000)).toEqual(result)
  })

  test('but never past the length of a text', () => {
    expect(insertVariable('12345', 'nome', { from: 5, to: 5 }, 10)).toEqual({ text: '12345', caret: 5 })
  })
})
