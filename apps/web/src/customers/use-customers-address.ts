import { customerSorts, type CustomerSort } from '@balcao/contract/customers'
import { useAddress } from '../lib/hooks/use-address'

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
  const [params, setParams] = useAddress()
  return {
    ...readAddress(params),
    show: (change) =>
      setParams((now) => writeAddress({ ...readAddress(now), ...change }), {
        replace: !('customer' in change),
      }),
  }
}

function writeAddress({ search, sort, customer }: CustomersAddress): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'contact' && { sort }),
    ...(customer && { customer }),
  })
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
