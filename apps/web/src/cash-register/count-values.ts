import type { ByMethod } from '@balcao/domain/cash-register'
import { centsFromDigits } from '@balcao/domain/money'
import { paymentMethods, type PaymentMethod } from '@balcao/domain/orders'
import { readDraft, type DraftPlace } from '../shared/edit/rules/kept-draft'

/** A count as it is typed: masked reais by method, empty for what was not counted. */
export interface CountValues {
  counted: Partial<Record<PaymentMethod, string>>
  note: string
}

const emptyCount: CountValues = { counted: {}, note: '' }

/** Where a count is kept until its register is closed. */
export function countPlace(store: DraftPlace['store'], registerId: string): DraftPlace {
  return { store, key: `balcao.cash.count.${registerId}` }
}

/** The count that was begun, else an empty one. */
export function countOr(place: DraftPlace, registerId: string): CountValues {
  const kept = readDraft(place, { id: registerId, version: 0, values: emptyCount }, countIn)
  return kept?.id === registerId ? kept.values : emptyCount
}

function countIn(saved: Partial<CountValues>): CountValues {
  const typed = (saved.counted ?? {}) as Record<string, unknown>
  const counted = paymentMethods.flatMap((method) =>
    typeof typed[method] === 'string' ? [[method, typed[method]] as const] : [],
  )
  return { counted: Object.fromEntries(counted), note: typeof saved.note === 'string' ? saved.note : '' }
}

/** Cents of what was typed, of these methods: an empty field counts as nothing there. */
export function countedCents(values: CountValues, methods: readonly PaymentMethod[]): ByMethod {
  return Object.fromEntries(
    methods.map((method) => [method, centsFromDigits(values.counted[method] ?? '') ?? 0]),
  )
}
