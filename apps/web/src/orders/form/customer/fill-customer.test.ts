import type { OrderingCustomer } from '@balcao/contract/customers'
import { expect, it } from 'vitest'
import { fillCustomer, partOf, stillFilled, type CustomerPart, type Filled } from './fill-customer'

const ana: OrderingCustomer = {
  key: '9291234567',
  phone: '92991234567',
  name: 'Ana',
  payment_method: 'cash',
  addresses: [
    { address: 'Rua A, 1', neighbourhood: 'Centro' },
    { address: 'Rua B, 2', neighbourhood: null },
  ],
  orders: [],
}
const empty: CustomerPart = {
  customer_name: '',
  customer_address: '',
  neighbourhood: '',
  payment_method: 'pix',
}
const fresh: Filled = { payment_method: 'pix' }
const anas = partOf(ana)

it.each<[string, CustomerPart, Filled, CustomerPart, Partial<CustomerPart>]>([
  ['an empty form is filled', empty, fresh, anas, anas],
  [
    'a name that was typed stays',
    { ...empty, customer_name: 'Bia' },
    fresh,
    anas,
    { ...anas, customer_name: 'Bia' },
  ],
  [
    'beside a typed address nothing of another place is filled',
    { ...empty, customer_address: 'Rua C' },
    fresh,
    anas,
    { customer_name: 'Ana', payment_method: 'cash', customer_address: 'Rua C', neighbourhood: '' },
  ],
  [
    'beside a typed neighbourhood neither',
    { ...empty, neighbourhood: 'Aleixo' },
    fresh,
    anas,
    { customer_name: 'Ana', payment_method: 'cash', neighbourhood: 'Aleixo', customer_address: '' },
  ],
  [
    'a chosen way to pay stays',
    { ...empty, payment_method: 'voucher' },
    {},
    anas,
    { ...anas, payment_method: 'voucher' },
  ],
  ['what was filled for another phone goes', anas, anas, partOf(null), empty],
  [
    'and what was typed over it stays',
    { ...anas, customer_name: 'Ana Maria' },
    anas,
    partOf(null),
    { ...empty, customer_name: 'Ana Maria' },
  ],
])('%s', (_, values, filled, wanted, after) => {
  const still = stillFilled(values, filled)
  expect({ ...values, ...fillCustomer(values, still, wanted) }).toEqual({ ...values, ...after })
})
