import { expect, it } from 'vitest'
import { isConsentMessage } from './consent-channel'

it.each([
  [{ kind: 'finished', state: 's', problem: null }, true],
  [{ kind: 'landed', state: null }, true],
  [{ kind: 'finished', state: 7 }, false],
  [{ kind: 'paid', state: 's' }, false],
  ['finished', false],
  [null, false],
])('a message of ours is told from others: %j', (data, isOurs) => {
  expect(isConsentMessage(data)).toBe(isOurs)
})
