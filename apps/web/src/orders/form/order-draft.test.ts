import { expect, test } from 'vitest'
import { draftPlace, dropDraft, readDraft, saveDraft } from './order-draft'
import { emptyOrder } from './order-form-values'

function tab() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

test('a draft comes back as it was left, with the same id', () => {
  const place = draftPlace(tab(), '11222333000181', null)
  const draft = { id: 'one', version: 0, values: { ...emptyOrder, customer_name: 'Ana' } }
  saveDraft(place, draft)
  expect(readDraft(place, 0)).toEqual(draft)
  dropDraft(place)
  expect(readDraft(place, 0)).toBeNull()
})

test('another company, another order and a newer version do not see it', () => {
  const store = tab()
  saveDraft(draftPlace(store, 'A', 'one'), { id: 'one', version: 3, values: emptyOrder })
  expect(readDraft(draftPlace(store, 'A', 'one'), 3)).not.toBeNull()
  expect(readDraft(draftPlace(store, 'A', 'one'), 4)).toBeNull()
  expect(readDraft(draftPlace(store, 'A', null), 3)).toBeNull()
  expect(readDraft(draftPlace(store, 'B', 'one'), 3)).toBeNull()
})

test.each([
  ['{'],
  ['null'],
  ['{"id":1,"version":0}'],
  ['{"id":"one","version":0,"values":{"items":"none"}}'],
])('a draft that reads %s counts as none', (content) => {
  const place = draftPlace(tab(), 'A', null)
  place.store.setItem(place.key, content)
  expect(readDraft(place, 0)).toBeNull()
})
