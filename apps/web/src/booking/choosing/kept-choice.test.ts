import { describe, expect, it } from 'vitest'
import { chooseService, chooseSlot, emptyForm, noChoice } from './choice'
import { keepChoice, readChoice } from './kept-choice'
import { createMemory } from '../testing/memory'

const start = '2026-11-24T13:00:00.000Z'
const choice = {
  ...chooseService(
    chooseSlot(noChoice(null), { date: '2026-11-24', start }),
    { id: 'corte', type: 'padrao', start },
    'b-1',
  ),
  form: {
    ...emptyForm,
    name: 'Ana Lima',
    phone: '(92) 99123-4567',
    notes: 'Com a Bia',
    consent: true,
    answers: { q: 'sim' },
  },
}

describe('what a reload finds', () => {
  it('is what was chosen and typed, for this company alone', () => {
    const store = createMemory()
    keepChoice(store, 'loja', null, choice)
    expect(readChoice(store, 'loja', null)).toEqual(choice)
    expect(readChoice(store, 'outra', null)).toEqual(noChoice(null))
  })

  it('gives up the choice, not the words, when the address asks for a service', () => {
    const store = createMemory()
    keepChoice(store, 'loja', null, choice)
    expect(readChoice(store, 'loja', 'barba')).toEqual({ ...noChoice('barba'), form: choice.form })
    keepChoice(store, 'loja', 'barba', choice)
    expect(readChoice(store, 'loja', 'barba')).toEqual(choice)
  })

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"slot":7,"service":{"id":1},"form":"x","wish":[]}',
    '{"form":{"answers":{"q":7}}}',
  ])('is nothing where %s was kept', (broken) => {
    const store = createMemory()
    store.set('balcao.booking.loja', broken)
    expect(readChoice(store, 'loja', null)).toEqual(noChoice(null))
  })
})
