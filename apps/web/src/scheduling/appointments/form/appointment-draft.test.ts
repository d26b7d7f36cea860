import { expect, test } from 'vitest'
import { saveDraft } from '../../../shared/edit/rules/kept-draft'
import { draftPlace, keptDraft } from './appointment-draft'
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

test('what was typed is there again, under the same id, and for no other appointment', () => {
  const store = buildStore()
  const place = draftPlace(store, '99', 'new')
  saveDraft(place, typed)
  expect(keptDraft(place, fresh)).toEqual(typed)
  expect(keptDraft(draftPlace(store, '99', 'abc'), fresh)).toBeNull()
})

test('a field that an older page did not know begins as usual', () => {
  const store = buildStore()
  const place = draftPlace(store, '99', 'new')
  store.setItem(
    place.key,
    JSON.stringify({ id: 'two', version: 0, values: { client: 'Ana', time: 7, other: 'x' } }),
  )
  expect(keptDraft(place, fresh)?.values).toEqual({ ...fresh.values, client: 'Ana' })
})
