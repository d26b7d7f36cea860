import { expect, test } from 'vitest'
import { readLink } from './read-link'

test.each([
  ['/mudanca/fui-eu', '#abc', { token: 'abc', word: 'own' }],
  ['/mudanca/nao-fui-eu', '#abc', { token: 'abc', word: 'foreign' }],
  ['/mudanca/nao-fui-eu/', '', { token: '', word: 'foreign' }],
])('%s%s', (pathname, hash, link) => {
  expect(readLink({ pathname, hash })).toEqual(link)
})
