import type { KeyValue } from '../../lib/caches/storage'
import { noCustomer, type Customer } from './customer'

const key = 'balcao.menu.customer'

/** Who orders from this phone, as it was typed last: nobody types an address twice. Payment and remarks begin anew. */
export function readCustomer(store: KeyValue): Customer {
  try {
    const kept = JSON.parse(store.get(key) ?? '{}') as Record<string, unknown>
    const text = (name: string) => (typeof kept[name] === 'string' ? kept[name].slice(0, 300) : '')
    return {
      ...noCustomer,
      name: text('name'),
      phone: text('phone'),
      address: text('address'),
      neighbourhood: text('neighbourhood'),
      fulfilment: kept.fulfilment === 'pickup' ? 'pickup' : 'delivery',
    }
  } catch {
    return noCustomer
  }
}

export function keepCustomer(store: KeyValue, { name, phone, address, neighbourhood, fulfilment }: Customer) {
  store.set(key, JSON.stringify({ name, phone, address, neighbourhood, fulfilment }))
}
