/**
 * How a refund stands: `asked` of us, `under-way` at the bank, `returned`, or `failed`, after which the money is the shop's
 * again. What the bank says returned is so, whatever was thought before.
 */
export const refundStates = ['asked', 'under-way', 'returned', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Cents. */
export interface RefundOf {
  cents: number
  state: RefundState
}

/** Cents of money that came which may still be given back: what goes or went back is gone. */
export function refundableCents(receivedCents: number, refunds: readonly RefundOf[]): number {
  const gone = refunds.reduce((sum, { cents, state }) => sum + (state === 'failed' ? 0 : cents), 0)
  return Math.max(0, receivedCents - gone)
}

/**
 * Cents of an order's payment that went back with money of which not all counted for it: what counted for nothing goes
 * first.
 */
export function takenFromOrder({
  receivedCents,
  countedCents,
  returnedCents,
}: {
  receivedCents: number
  countedCents: number
  returnedCents: number
}): number {
  return Math.min(countedCents, Math.max(0, returnedCents - (receivedCents - countedCents)))
}

/** How a refund stands after the bank's word. */
export const refundAfter = (
  state: RefundState,
  says: Exclude<RefundState, 'asked'>,
): Exclude<RefundState, 'asked'> => (state === 'returned' ? 'returned' : says)
