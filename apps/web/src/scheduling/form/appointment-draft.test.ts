import { expect, test } from 'vitest'
import { draftPlace, dropDraft, readDraft, saveDraft } from './appointment-draft'
import { newAppointment } from './appointment-values'

function buildStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const fresh = { id: 'one', version: 0, values: newAppointment('2026-11-20', []) }
const typed = { ...fresh, id: 'two', values: { ...fresh.values, client: 'Ana' } }

test('what was typed is there again, under the same id', () => {
  const place = draftPlace(buildStore(), '99', 'new')
  saveDraft(place, typed)
  expect(readDraft(place, fresh)).toEqual(typed)
  dropDraft(place)
  expect(readDraft(place, fresh)).toBeNull()
})

test('a draft of another version, of another appointment or spoilt is none', () => {
  const store = buildStore()
  const place = draftPlace(store, '99', 'abc')
  saveDraft(place, { ...typed, version: 3 })
  expect(readDraft(place, { ...fresh, version: 4 })).toBeNull()
  expect(readDraft(draftPlace(store, '99', 'new'), fresh)).toBeNull()
  store.setItem(place.key, '{')
  expect(readDraft(place, fresh)).toBeNull()
})

test('a field that an older page did not know begins as usual', () => {
  const store = buildStore()
  const place = draftPlace(store, '99', 'new')
  store.setItem(place.key, JSON.stringify({ id: 'two', version: 0, values: { client: 'Ana', time: 7 } }))
  expect(readDraft(place, fresh)?.values).toEqual({ ...fresh.values, client: 'Ana' })
})
