import { describe, expect, test } from 'vitest'
import { conversationMatches } from './conversation-matches'

const maria = {
  title: 'Mária da Conceição',
  addresses: ['559291234567@s.whatsapp.net', '182736455463728@lid'],
  lastText: 'Tem açaí de 500 ml?',
}

describe('CONV-04 the search of the list', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['maria', true],
    ['MÁRIA', true],
    ['conceicao', true],
    ['da  conceição maria', true],
    ['acai', true],
    ['maria açaí', true],
    ['maria pizza', false],
    ['joão', false],
    ['500', true],
    ['(92) 99123-4567', true],
    ['(92) 9123-4567', true],
    ['9123-4567', true],
    ['99123-4567', true],
    ['+55 92 99123-4567', true],
    ['+55…', false],
    ['+55', true],
    ['5592991234567', true],
    ['092 99123 4567', true],
    ['\u202A+55 92 99123\u20114567\u202C', true],
    ['maria 4567', true],
    ['maria 9999', false],
    ['(93) 99123-4567', false],
    ['5', true],
    ['9', false],
    ['182736455463728', false],
    ['-', false],
  ])('%j finds Mária: %s', (query, found) => {
    expect(conversationMatches(query, maria)).toBe(found)
  })

  test.each([
    ['559232345678@s.whatsapp.net', '3234-5678', true],
    ['559232345678@s.whatsapp.net', '93234-5678', false],
    ['14155552671@s.whatsapp.net', '415 555-2671', true],
    ['120363025246125486@g.us', '0252', false],
    ['BR.1502576394655843', '5025', false],
  ])('%s answers to %s: %s', (address, query, found) => {
    expect(conversationMatches(query, { title: 'Sem nome', addresses: [address], lastText: null })).toBe(
      found,
    )
  })
})
