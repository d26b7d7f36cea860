import { paymentMethods, type PaymentMethod } from '../orders'

/** Cents by the way they came; what is not named is 0. */
export type ByMethod = Readonly<Partial<Record<PaymentMethod, number>>>

/** Cash that was put into the drawer (`in`: suprimento) or taken out of it (`out`: sangria), in cents. */
export interface CashMovement {
  kind: 'in' | 'out'
  cents: number
  /** It was written down by mistake: it counts no longer. */
  isVoided: boolean
}

/**
 * What a register is to hold, by method: what was received, and of cash the change that it was opened with and what was
 * put in, less what was taken out. All methods are there. It may fall below 0 where more was taken out, or back, than came.
 */
export function expectedOf({
  openingCents,
  received,
  movements,
}: {
  openingCents: number
  received: ByMethod
  movements: readonly CashMovement[]
}): Record<PaymentMethod, number> {
  const moved = movements
    .filter(({ isVoided }) => !isVoided)
    .reduce((sum, { kind, cents }) => sum + (kind === 'in' ? cents : -cents), 0)
  const sums = Object.fromEntries(paymentMethods.map((method) => [method, received[method] ?? 0]))
  return { ...(sums as Record<PaymentMethod, number>), cash: (received.cash ?? 0) + openingCents + moved }
}

/** Counted less expected, in cents: below 0 something is missing. Only what was counted or expected is there. */
export function differencesOf(
  expected: ByMethod,
  counted: ByMethod,
): { method: PaymentMethod; cents: number }[] {
  return paymentMethods
    .filter((method) => counted[method] !== undefined || (expected[method] ?? 0) !== 0)
    .map((method) => ({ method, cents: (counted[method] ?? 0) - (expected[method] ?? 0) }))
}

/** What is counted at the close: cash, what nearly every shop takes, and whatever else came. */
export function countedMethods(expected: ByMethod): PaymentMethod[] {
  return paymentMethods.filter((method) => usual.has(method) || (expected[method] ?? 0) !== 0)
}

const usual: ReadonlySet<PaymentMethod> = new Set(['cash', 'pix', 'credit_card', 'debit_card'])
