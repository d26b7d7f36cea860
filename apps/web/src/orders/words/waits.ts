import type { OrderRow } from '@balcao/contract/orders'

/** Whether nobody is to make an order yet: it is wanted for later, or is to be paid first. */
export const waits = ({ waits_until }: Pick<OrderRow, 'waits_until'>) => waits_until !== null

/** Whether an order waits for its payment, and rings once it is paid. */
export const waitsForPayment = ({
  waits_until,
  scheduled_for,
}: Pick<OrderRow, 'waits_until' | 'scheduled_for'>) => waits_until !== null && scheduled_for === null
