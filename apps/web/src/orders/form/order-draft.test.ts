import { expect, test } from 'vitest'
import { saveDraft } from '../../shared/edit/rules/kept-draft'
import { draftOr, draftPlace } from './order-draft'
import { emptyItem, emptyOrder } from './order-form-values'

function tab() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
const fresh = { id: 'fresh', version: 0, values: emptyOrder }

test('a draft comes back as it was left, with the same id', () => {
  const place = draftPlace(tab(), '11222333000181', null)
  const draft = { id: 'one', version: 0, values: { ...emptyOrder, customer_name: 'Ana' } }
  saveDraft(place, draft)
  expect(draftOr(place, fresh)).toEqual(draft)
})

test('another company and another order do not see it', () => {
  const store = tab()
  saveDraft(draftPlace(store, 'A', 'one'), { ...fresh, id: 'one' })
  expect(draftOr(draftPlace(store, 'A', 'one'), fresh).id).toBe('one')
  expect(draftOr(draftPlace(store, 'A', null), fresh)).toBe(fresh)
  expect(draftOr(draftPlace(store, 'B', 'one'), fresh)).toBe(fresh)
})

test.each([
  ['{"id":"one","version":0,"values":{"items":"none"}}', fresh],
  [
    '{"id":"one","version":0,"values":{"items":[{"name":"Suco"}]}}',
    { id: 'one', version: 0, values: { ...emptyOrder, items: [{ ...emptyItem, name: 'Suco' }] } },
  ],
])('a draft that reads %s', (content, expected) => {
  const place = draftPlace(tab(), 'A', null)
  place.store.setItem(place.key, content)
  expect(draftOr(place, fresh)).toEqual(expected)
})
