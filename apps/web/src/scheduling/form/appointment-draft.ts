import type { AppointmentValues } from './appointment-values'

/**
 * Work on an appointment that has not been saved. `id` of a new one stays the same until it is booked, so that a
 * repeated save books it once. `version` is that of the appointment an edit began from, 0 for a new one.
 */
export interface AppointmentDraft {
  id: string
  version: number
  values: AppointmentValues
}

/** Where drafts live: the tab's own storage, one place per company and appointment. */
export interface DraftPlace {
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
}

/** The place of a draft; `name` is the appointment's id, or what tells one new appointment from another. */
export function draftPlace(store: DraftPlace['store'], cnpj: string, name: string): DraftPlace {
  return { store, key: `balcao.scheduling.draft.${cnpj}.${name}` }
}

/** The draft, if there is one of that version that can be read; what it lacks is taken from `fresh`. */
export function readDraft({ store, key }: DraftPlace, fresh: AppointmentDraft): AppointmentDraft | null {
  try {
    const saved = JSON.parse(store.getItem(key) ?? 'null') as Partial<AppointmentDraft> | null
    if (typeof saved?.id !== 'string' || saved.version !== fresh.version || !saved.values) return null
    const known = Object.keys(fresh.values) as (keyof AppointmentValues)[]
    const typed = known.flatMap((field) =>
      typeof saved.values?.[field] === 'string' ? [[field, saved.values[field]]] : [],
    )
    return { id: saved.id, version: saved.version, values: { ...fresh.values, ...Object.fromEntries(typed) } }
  } catch {
    return null
  }
}

/** Keeps a draft; a tab without storage goes on without. */
export function saveDraft({ store, key }: DraftPlace, draft: AppointmentDraft) {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function dropDraft({ store, key }: DraftPlace) {
  store.removeItem(key)
}
