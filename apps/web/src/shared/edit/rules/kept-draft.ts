/**
 * Work that has not been saved. `id` of a new thing stays the same until it is made, so that a repeated save makes one.
 * `version` is the thing's that an edit began from, 0 for a new one.
 */
export interface KeptDraft<Values> {
  id: string
  version: number
  values: Values
}

/** Where a draft lives: the tab's own storage, so that it survives a reload. */
export interface DraftPlace {
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
}

/**
 * The draft, if there is one of the version of `fresh` that can be read. `valuesIn` reads what was typed; null where
 * that is no form of this kind.
 */
export function readDraft<Values>(
  { store, key }: DraftPlace,
  fresh: KeptDraft<Values>,
  valuesIn: (saved: object, fresh: Values) => Values | null,
): KeptDraft<Values> | null {
  try {
    const saved: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (!isObject(saved) || typeof saved.id !== 'string' || saved.version !== fresh.version) return null
    const values = isObject(saved.values) ? valuesIn(saved.values, fresh.values) : null
    return values && { id: saved.id, version: fresh.version, values }
  } catch {
    return null
  }
}

/** Keeps a draft; a tab without storage goes on without. */
export function saveDraft<Values>({ store, key }: DraftPlace, draft: KeptDraft<Values>) {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function dropDraft({ store, key }: DraftPlace) {
  store.removeItem(key)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
