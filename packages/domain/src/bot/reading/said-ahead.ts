import type { Fulfilment, PaymentMethod } from '../../orders'

/** What a message says beside products, of how an order is had and paid. Null is not said. */
export interface SaidAhead {
  fulfilment: Fulfilment | null
  /** As the shop writes it. */
  neighbourhood: string | null
  /** A place that the shop does not deliver to, as it was written. */
  outside: string | null
  /** Street, number and the like, as it was written. */
  address: string | null
  /** 'card' where it was not said whether credit or debit. */
  payment: PaymentMethod | 'card' | null
  changeForCents: number | null
  noChange: boolean
  /** 'HH:MM' of the shop's clock. */
  time: string | null
  /** Nobody said of which half of the day the time is: 'às oito e meia'. */
  eitherHalf?: true
  /** The time is one of the day after this one. */
  tomorrow?: true
  /** Remarks on the whole order, as they were written. */
  notes: string[]
  name: string | null
}
