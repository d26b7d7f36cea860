import { normalizePhone } from '@balcao/domain/company'

/** Somebody who wants to wait, as it is typed. Dates are `YYYY-MM-DD`, both included. */
export interface WaitingWish {
  client: string
  phone: string
  service_id: string
  from: string
  to: string
}

export type WaitingProblem =
  'client-required' | 'phone-required' | 'service-required' | 'date-required' | 'past' | 'order'

/** What keeps somebody from being put on the list, by field. */
export function waitingProblems(
  wish: WaitingWish,
  today: string,
): Partial<Record<keyof WaitingWish, WaitingProblem>> {
  const problems: Partial<Record<keyof WaitingWish, WaitingProblem>> = {}
  if (wish.client.trim() === '') problems.client = 'client-required'
  if (normalizePhone(wish.phone) === '') problems.phone = 'phone-required'
  if (wish.service_id === '') problems.service_id = 'service-required'
  if (wish.from === '') problems.from = 'date-required'
  if (wish.to === '') problems.to = 'date-required'
  else if (wish.to < today) problems.to = 'past'
  else if (wish.from > wish.to) problems.to = 'order'
  return problems
}
