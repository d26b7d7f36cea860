import { getOrder, type OrderRow } from '@balcao/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textsNow, useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { dropDraft, type DraftPlace } from '../../shared/edit/rules/kept-draft'
import { plainFields } from '../../shared/edit/rules/fields'
import { useEdit, type ChangeDraft, type Conflict } from '../../shared/edit/use-edit'
import { useKeptDraft } from '../../shared/edit/use-kept-draft'
import { notify } from '../../ui/notices/notify'
import { showOrder } from '../data/live-orders'
import { ordersTexts, type OrdersText } from '../texts'
import type { OrderDraft } from './order-draft'
import { emptyOrder, problemsOf, valuesOf, type ItemValues, type OrderFormValues } from './order-form-values'
import { placeDraft, saveEdit } from './save-order'

export type OrderField = keyof OrderFormValues

const fields = plainFields<OrderFormValues>([
  ['fulfilment', 'customer_address', 'neighbourhood', 'delivery_fee'],
  ['payment_method', 'change_for'],
  ['discount', 'coupon'],
])

/** What the fields are called on the screen. */
export const orderLabels = {
  customer_name: 'customerName',
  customer_phone: 'customerPhone',
  customer_address: 'addressField',
  neighbourhood: 'neighbourhood',
  fulfilment: 'fulfilment',
  payment_method: 'paymentMethod',
  change_for: 'changeForField',
  delivery_fee: 'deliveryFee',
  discount: 'discount',
  coupon: 'coupon',
  notes: 'orderNotes',
  scheduled_for: 'when',
  items: 'items',
} as const satisfies Record<OrderField, OrdersText>

/** The form of an order as it stands. */
export interface OrderFormState {
  values: OrderFormValues
  set: (part: Partial<OrderFormValues>) => void
  change: ChangeDraft<OrderFormValues>
  setItem: (index: number, part: Partial<ItemValues>) => void
  /** The sentence of a field ('items.0.name'); undefined while it is fine, or nobody tried to save yet. */
  problemOf: (path: string) => string | undefined
  /** How many fields have one. */
  wrong: number
  isDirty: boolean
  busy: boolean
  /** Why the last save failed. */
  error: unknown
  conflict: Conflict<OrderFormValues, OrderField> | null
  save: () => void
}

interface OrderFormOptions {
  /** The order that is edited, null for a new one. */
  order: OrderRow | null
  draft: OrderDraft
  place: DraftPlace
  /** Of the conversation that a new one comes from. */
  conversationId: string | undefined
  onSaved: () => void
  /** Something typed keeps it from being saved. */
  onRefused: () => void
}

/** The values, what is wrong with them, and saving: an order that somebody else changed meanwhile is never overwritten. */
export function useOrderForm(options: OrderFormOptions): OrderFormState {
  const { order, draft, place, conversationId, onSaved, onRefused } = options
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  /** In the server's words; gone when the field is edited. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const edit = useEdit<OrderRow | null, OrderFormValues, OrderField>({
    stored: order,
    start: { base: order, draft: draft.values },
    fields,
    draftOf: (base) => (base ? valuesOf(base) : emptyOrder),
    versionOf: (base) => base?.version ?? 0,
    send: (base, values) =>
      base
        ? saveEdit({ id: base.id, version: base.version, values })
        : placeDraft({ id: draft.id, version: 0, values }, conversationId),
    theirsOf: async (error) =>
      hasCode(error, 'ORDER_CHANGED')
        ? (await call(getOrder, { params: { orderId: draft.id } })).order
        : null,
    keep: (saved) => saved && showOrder(client, saved),
    nameOf: (field) => textsNow(ordersTexts)(orderLabels[field]),
    onSaved(saved, { isWhole }) {
      const number = saved?.number ?? 0
      notify.success(textsNow(ordersTexts)(edit.base ? 'saved' : 'placed', { number }))
      if (!isWhole) return
      dropDraft(place)
      onSaved()
    },
    onFailure(error) {
      logFailure('an order was not saved', error)
      if (!hasCode(error, 'ORDER_INVALID')) return
      setRefused(Object.fromEntries(error.fields.map(({ path, mensagem }) => [path, mensagem])))
      onRefused()
    },
  })
  const values = edit.draft ?? draft.values
  const isDirty = edit.changed.length > 0
  useKeptDraft(place, { ...draft, version: edit.base?.version ?? 0, values }, isDirty)

  const problems = isAsked ? problemsOf(values) : {}
  const change: ChangeDraft<OrderFormValues> = (make) => {
    setRefused({})
    edit.change(make)
  }
  return {
    values,
    change,
    set: (part) => change((now) => ({ ...now, ...part })),
    setItem: (index, part) =>
      change((now) => ({
        ...now,
        items: now.items.map((item, at) => (at === index ? { ...item, ...part } : item)),
      })),
    problemOf: (path) => (problems[path] ? t(`problem_${problems[path]}`) : refused[path]),
    wrong: new Set([...Object.keys(problems), ...Object.keys(refused)]).size,
    isDirty,
    busy: edit.busy,
    error: edit.failure?.error,
    conflict: edit.conflict,
    save() {
      setIsAsked(true)
      setRefused({})
      if (Object.keys(problemsOf(values)).length === 0) void edit.save()
      else onRefused()
    },
  }
}
