import type { OrderRow } from '@balcao/contract/orders'

/** Whether an order is wanted for later and its time has not come: nobody is to make it yet. */
export const waits = ({ waits_until }: Pick<OrderRow, 'waits_until'>) => waits_until !== null
