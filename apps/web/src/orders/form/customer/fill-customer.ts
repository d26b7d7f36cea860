import type { OrderingCustomer } from '@balcao/contract/customers'
import type { OrderFormValues } from '../order-form-values'

/** What of an order its customer fills. */
export type CustomerPart = Pick<
  OrderFormValues,
  'customer_name' | 'customer_address' | 'neighbourhood' | 'payment_method'
>

/** What we have filled and nobody changed since, by field. */
export type Filled = Readonly<Partial<CustomerPart>>

/** What a known customer would fill; for somebody new what is filled goes back to nothing. */
export function partOf(customer: OrderingCustomer | null): CustomerPart {
  const [last] = customer?.addresses ?? []
  return {
    customer_name: customer?.name ?? '',
    customer_address: last?.address ?? '',
    neighbourhood: last?.neighbourhood ?? '',
    payment_method: customer?.payment_method ?? 'pix',
  }
}

/**
 * What may be filled: fields that are empty, or still as we filled them. An address and its neighbourhood go together: next
 * to one that was typed, the other would be of another place.
 */
export function fillCustomer(
  values: CustomerPart,
  filled: Filled,
  wanted: CustomerPart,
): Partial<CustomerPart> {
  const isFree = (field: keyof CustomerPart) => values[field] === '' || values[field] === filled[field]
  return {
    ...(isFree('customer_name') && { customer_name: wanted.customer_name }),
    ...(isFree('customer_address') &&
      isFree('neighbourhood') && {
        customer_address: wanted.customer_address,
        neighbourhood: wanted.neighbourhood,
      }),
    ...(isFree('payment_method') && { payment_method: wanted.payment_method }),
  }
}

/** What is still as we filled it. */
export function stillFilled(values: CustomerPart, filled: Filled): Filled {
  return Object.fromEntries(
    Object.entries(filled).filter(([field, value]) => values[field as keyof CustomerPart] === value),
  )
}
