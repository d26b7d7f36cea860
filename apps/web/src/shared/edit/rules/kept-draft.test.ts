import { expect, test } from 'vitest'
import { dropDraft, readDraft, saveDraft, type DraftPlace } from './kept-draft'

interface Values {
  name: string
}
const valuesIn = (saved: object, fresh: Values) =>
  'name' in saved && typeof saved.name === 'string' ? { ...fresh, name: saved.name } : null
const fresh = { id: 'one', version: 3, values: { name: '' } }

function buildPlace(kept = new Map<string, string>(), key = 'a'): DraftPlace {
  return {
    key,
    store: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
  }
}

test('a draft comes back as it was left, under the same id, until it is dropped', () => {
  const place = buildPlace()
  const draft = { id: 'two', version: 3, values: { name: 'Ana' } }
  saveDraft(place, draft)
  expect(readDraft(place, fresh, valuesIn)).toEqual(draft)
  dropDraft(place)
  expect(readDraft(place, fresh, valuesIn)).toBeNull()
})

test('another place and another version do not see it', () => {
  const kept = new Map<string, string>()
  saveDraft(buildPlace(kept), { ...fresh, values: { name: 'Ana' } })
  expect(readDraft(buildPlace(kept, 'b'), fresh, valuesIn)).toBeNull()
  expect(readDraft(buildPlace(kept), { ...fresh, version: 4 }, valuesIn)).toBeNull()
})

test.each([
  ['{'],
  ['null'],
  ['7'],
  ['{"id":1,"version":3,"values":{"name":"Ana"}}'],
  ['{"id":"one","version":3}'],
  ['{"id":"one","version":3,"values":{"name":7}}'],
])('a draft that reads %s counts as none', (content) => {
  const place = buildPlace()
  place.store.setItem(place.key, content)
  expect(readDraft(place, fresh, valuesIn)).toBeNull()
})

test('a tab whose storage is full goes on without', () => {
  const place = buildPlace()
  const full = {
    ...place,
    store: {
      ...place.store,
      setItem: () => {
        throw new Error('full')
      },
    },
  }
  expect(() => saveDraft(full, fresh)).not.toThrow()
})
