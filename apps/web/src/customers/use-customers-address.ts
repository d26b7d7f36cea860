import { customerSorts, type CustomerSort } from '@balcao/contract/customers'
import { useSearchParams } from 'react-router'

interface CustomersAddress {
  search: string
  sort: CustomerSort
  /** Key of the customer that is open, a phone’s digits, or a conversation’s id. */
  customer: string | null
}

/** What the screen shows, kept in the page’s address, so that a link leads to it and the way back works. */
export function useCustomersAddress(): CustomersAddress & {
  show: (change: Partial<CustomersAddress>) => void
} {
  const [params, setParams] = useSearchParams()
  return {
    ...readAddress(params),
    show: (change) => {
      const next = { ...readAddress(params), ...change }
      const written = new URLSearchParams()
      if (next.search) written.set('search', next.search)
      if (next.sort !== 'contact') written.set('sort', next.sort)
      if (next.customer) written.set('customer', next.customer)
      setParams(written, { replace: !('customer' in change) })
    },
  }
}

/** Reads an address; what makes no sense is left out. */
export function readAddress(params: URLSearchParams): CustomersAddress {
  const sort = customerSorts.find((known) => known === params.get('sort')) ?? 'contact'
  const customer = params.get('customer')
  return {
    search: params.get('search')?.slice(0, 80) ?? '',
    sort,
    customer: customer !== null && /^(?:\d{1,20}|[0-9a-f-]{36})$/.test(customer) ? customer : null,
  }
}
