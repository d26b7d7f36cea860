import { normalizePhone } from '@balcao/domain/company'
import { readParts } from '../form/visit-values'

/** Somebody who wants to wait, as it is typed. Dates are `YYYY-MM-DD`, both included. */
export interface WaitingRequest {
  client: string
  phone: string
  service_id: string
  /** The services that follow in the same visit, as the form of an appointment keeps them. */
  also: string
  /** How many come; empty for one. */
  people: string
  from: string
  to: string
}

export type WaitingProblem =
  | 'client-required'
  | 'phone-required'
  | 'service-required'
  | 'date-required'
  | 'past'
  | 'order'

/** What keeps somebody from being put on the list, by field. */
export function waitingProblems(
  request: WaitingRequest,
  today: string,
): Partial<Record<keyof WaitingRequest, WaitingProblem>> {
  const problems: Partial<Record<keyof WaitingRequest, WaitingProblem>> = {}
  if (request.client.trim() === '') problems.client = 'client-required'
  if (normalizePhone(request.phone) === '') problems.phone = 'phone-required'
  if (request.service_id === '') problems.service_id = 'service-required'
  if (readParts(request.also).some(({ id }) => id === '')) problems.also = 'service-required'
  if (request.from === '') problems.from = 'date-required'
  if (request.to === '') problems.to = 'date-required'
  else if (request.to < today) problems.to = 'past'
  else if (request.from > request.to) problems.to = 'order'
  return problems
}
