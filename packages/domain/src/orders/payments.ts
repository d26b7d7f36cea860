import { MAX_ORDER_TOTAL_CENTS } from './totals'
import type { PaymentMethod } from './vocabulary'

/** What an order comes to and what was received of it, in cents. */
export interface OrderMoney {
  totalCents: number
  paidCents: number
}

/** What is still to be paid, and what was received beyond the total (an edit took something out), in cents. */
export function balanceOf({ totalCents, paidCents }: OrderMoney): { owedCents: number; excessCents: number } {
  const difference = totalCents - paidCents
  return { owedCents: Math.max(0, difference), excessCents: Math.max(0, -difference) }
}

/**
 * Cents to give back for what a customer pays with, out of what is still owed; null where no change was asked for or
 * nothing is owed. Negative when it is not enough.
 */
export function changeOf(money: OrderMoney & { changeForCents: number | null }): number | null {
  const { owedCents } = balanceOf(money)
  return money.changeForCents === null || owedCents === 0 ? null : money.changeForCents - owedCents
}

/** Money that somebody hands over for an order, in cents; `changeCents` is given back out of it. */
export interface HandedOver {
  method: PaymentMethod
  receivedCents: number
  changeCents: number
}

export type PaymentProblem = 'amount_invalid' | 'change_only_with_cash' | 'more_than_owed'

/** What a payment counts for: what was handed over less the change. */
export function countedCents({ receivedCents, changeCents }: HandedOver): number {
  return receivedCents - changeCents
}

/** Why money cannot be taken for an order that owes `owedCents`; null when it can. */
export function paymentProblem(handed: HandedOver, owedCents: number): PaymentProblem | null {
  const { method, receivedCents, changeCents } = handed
  const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= MAX_ORDER_TOTAL_CENTS
  if (!isAmount(receivedCents) || !isAmount(changeCents)) return 'amount_invalid'
  if (countedCents(handed) <= 0) return 'amount_invalid'
  if (changeCents > 0 && method !== 'cash') return 'change_only_with_cash'
  return countedCents(handed) > owedCents ? 'more_than_owed' : null
}
