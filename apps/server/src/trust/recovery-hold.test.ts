import { expect, test } from 'vitest'
import { holdAfter } from './recovery-hold'

test.each([
  ['another mailbox waits a day', 'a@x.example', 'b@x.example', { email: 'a@x.example', hours: 24 }],
  ['none at all leaves the former one', 'a@x.example', '', { email: 'a@x.example', hours: null }],
  ['who has the codes already waits for nobody', 'a@x.example', 'a@x.example', null],
  ['however it is written', 'Dona@x.example', 'dona@x.example', null],
  ['where nobody had them, nobody is waited for', '', 'b@x.example', null],
])('%s', (_what, recovery, wanted, hold) => {
  expect(holdAfter(recovery, wanted)).toEqual(hold)
})
