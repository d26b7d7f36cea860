import { emptyItem, emptyOrder, type OrderFormValues } from './order-form-values'

/**
 * Work on an order that has not been saved. `id` of a new order stays the same until it is placed, so that a repeated
 * save places it once. `version` is the order's that an edit began from, 0 for a new one.
 */
export interface OrderDraft {
  id: string
  version: number
  values: OrderFormValues
}

/** Where drafts live: the tab's own storage, one place per company and order. */
export interface DraftPlace {
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
}

/** The place of a company's new order, or of the edit of one. */
export function draftPlace(store: DraftPlace['store'], cnpj: string, orderId: string | null): DraftPlace {
  return { store, key: `balcao.orders.draft.${cnpj}.${orderId ?? 'new'}` }
}

/** The draft, if there is one of that version that can be read. */
export function readDraft({ store, key }: DraftPlace, version: number): OrderDraft | null {
  try {
    const saved = JSON.parse(store.getItem(key) ?? 'null') as Partial<OrderDraft> | null
    if (typeof saved?.id !== 'string' || saved.version !== version || !Array.isArray(saved.values?.items))
      return null
    const items = saved.values.items.map((item) => ({ ...emptyItem, ...item }))
    return { id: saved.id, version, values: { ...emptyOrder, ...saved.values, items } }
  } catch {
    return null
  }
}

/** Keeps a draft; a tab without storage goes on without. */
export function saveDraft({ store, key }: DraftPlace, draft: OrderDraft) {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function dropDraft({ store, key }: DraftPlace) {
  store.removeItem(key)
}
