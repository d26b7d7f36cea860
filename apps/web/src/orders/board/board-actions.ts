import type { OrderRow } from '@balcao/contract/orders'
import type { CardActions } from '../cards/order-card'

/** How an order comes to nothing. */
export type Outcome = 'cancelled' | 'refused'

/** What a person can do with a card of the board; left out where their role may not. */
export interface BoardActions extends CardActions {
  /** Asks for the reason first. */
  close?: ((order: OrderRow, outcome: Outcome) => void) | undefined
}
