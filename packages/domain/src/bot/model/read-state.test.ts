import { expect, it } from 'vitest'
import { readBotState } from './read-state'
import { emptyBot } from './state'

it.each<[string, unknown]>([
  ['nothing', null],
  ['nothing stored', undefined],
  ['a text', 'quiet'],
  ['a list', []],
  ['an empty object', {}],
  ['another version', { ...emptyBot, version: 2 }],
  ['a step of another version', { ...emptyBot, step: { at: 'teleport' } }],
  ['a step named like a method', { ...emptyBot, step: { at: 'constructor' } }],
  ['a missing field', { ...emptyBot, cart: undefined }],
  ['a field of another kind', { ...emptyBot, sent: 3 }],
  ['a field that must not be null', { ...emptyBot, checkout: null }],
])('%s is read as a conversation that has not begun', (_, value) => {
  expect(readBotState(value)).toBe(emptyBot)
})

it('what was stored is read back', () => {
  const state = { ...emptyBot, step: { at: 'cart' as const }, heardAt: 5, orderKey: 3 }
  expect(readBotState(JSON.parse(JSON.stringify(state)))).toEqual(state)
})
