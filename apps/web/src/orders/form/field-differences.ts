import type { OrderFormValues } from './order-form-values'

export type ContentField = keyof OrderFormValues

/** The fields that two versions of an order say differently; items count as one field. */
export function fieldDifferences(one: OrderFormValues, other: OrderFormValues): ContentField[] {
  return (Object.keys(one) as ContentField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )
}
