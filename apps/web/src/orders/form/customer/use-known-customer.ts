import { getOrderingCustomer, type OrderingCustomer } from '@balcao/contract/customers'
import { isValidPhone, normalizePhone } from '@balcao/domain/company'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLatest } from '../../../lib/hooks/use-latest'
import { useRested } from '../../../lib/hooks/use-rested'
import { call } from '../../../lib/http/api'
import type { OrderFormState } from '../use-order-form'
import { fillCustomer, partOf, stillFilled, type Filled } from './fill-customer'

/** Who a phone belongs to: `undefined` while that is not known, null for somebody new. */
export interface KnownCustomer {
  customer: OrderingCustomer | null | undefined
  failed: boolean
}

/** A whole number is looked up at once, one that may still grow when nothing more is typed. */
const wholeDigits = 11
const restMs = 400

/**
 * The customer of the phone that is typed, and fills what is theirs; whatever a person typed stays.
 * `isFresh`: nothing of the form was chosen before, its way to pay is only the usual one.
 */
export function useKnownCustomer(form: OrderFormState, asks: boolean, isFresh: boolean): KnownCustomer {
  const digits = normalizePhone(form.values.customer_phone)
  const rested = useRested(digits, digits.length >= wholeDigits ? 0 : restMs)
  const isWhole = rested === digits && isValidPhone(digits)
  const { data, isError } = useQuery({
    queryKey: ['orders', 'customer', digits],
    queryFn: ({ signal }) => call(getOrderingCustomer, { params: { key: digits }, signal }),
    enabled: asks && isWhole,
    staleTime: 0,
  })
  const customer = asks && isWhole ? data?.customer : undefined
  const filled = useRef<Filled>(isFresh ? { payment_method: form.values.payment_method } : {})
  const latest = useLatest(form)
  useEffect(() => {
    filled.current = stillFilled(form.values, filled.current)
  }, [form.values])
  useEffect(() => {
    if (customer === undefined) return
    const { values, set } = latest.current
    const part = fillCustomer(values, filled.current, partOf(customer))
    filled.current = { ...filled.current, ...part }
    const isSame = Object.entries(part).every(([field, value]) => values[field as keyof Filled] === value)
    if (!isSame) set(part)
  }, [customer, latest])
  return { customer, failed: isError && isWhole }
}
