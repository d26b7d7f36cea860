import { expect, test } from 'vitest'
import { instanceBody, instanceProblems, type InstanceFields } from './instance-form'

const evolution: InstanceFields = {
  kind: 'evolution',
  instance: '',
  phoneNumberId: '',
  accessToken: '',
  appSecret: '',
}
const cloud: InstanceFields = { ...evolution, kind: 'cloud', phoneNumberId: ' 109876543210 ' }

test.each<[string, InstanceFields, boolean, object]>([
  ['an instance without a name', evolution, false, {}],
  ['an instance with a name', { ...evolution, instance: 'loja-1' }, false, {}],
  ['a name with a blank', { ...evolution, instance: 'loja 1' }, false, { instance: 'wrong' }],
  ['a short name', { ...evolution, instance: 'ab' }, false, { instance: 'wrong' }],
  ['a new number without secrets', cloud, false, { accessToken: 'missing', appSecret: 'missing' }],
  ['a known number without secrets', cloud, true, {}],
  ['a number with letters', { ...cloud, phoneNumberId: '12a45' }, true, { phoneNumberId: 'wrong' }],
])('%s', (_, fields, hasCloud, problems) => {
  expect(instanceProblems(fields, hasCloud)).toEqual(problems)
})

test('what is empty is left out of what is sent', () => {
  expect(instanceBody(evolution)).toEqual({ kind: 'evolution' })
  expect(instanceBody({ ...evolution, instance: ' loja-1 ' })).toEqual({
    kind: 'evolution',
    instance: 'loja-1',
  })
  expect(instanceBody({ ...cloud, accessToken: ' EAAG ' })).toEqual({
    kind: 'cloud',
    phone_number_id: '109876543210',
    access_token: 'EAAG',
  })
})
