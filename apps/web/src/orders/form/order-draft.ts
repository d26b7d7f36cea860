import { readDraft, type DraftPlace, type KeptDraft } from '../../shared/edit/rules/kept-draft'
import { emptyItem, emptyOrder, type OrderFormValues } from './order-form-values'

/** Work on an order that has not been saved, under the id that it will be placed under. */
export type OrderDraft = KeptDraft<OrderFormValues>

/** The place of a company's new order, or of the edit of one. */
export function draftPlace(store: DraftPlace['store'], cnpj: string, orderId: string | null): DraftPlace {
  return { store, key: `balcao.orders.draft.${cnpj}.${orderId ?? 'new'}` }
}

/** The draft as it was left, else `fresh`. */
export function draftOr(place: DraftPlace, fresh: OrderDraft): OrderDraft {
  return readDraft(place, fresh, orderIn) ?? fresh
}

/** What an older page did not keep begins as usual. */
function orderIn(saved: Partial<OrderFormValues>): OrderFormValues | null {
  if (!Array.isArray(saved.items)) return null
  return { ...emptyOrder, ...saved, items: saved.items.map((item) => ({ ...emptyItem, ...item })) }
}
