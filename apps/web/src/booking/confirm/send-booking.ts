import type { OwnBooking } from '@balcao/contract/booking'
import type { PutQuestion } from '@balcao/contract/scheduling'
import { hasCode, type ApiError } from '../../lib/http/api-error'
import type { BookingCalls, BookingRequest } from '../booking-calls'

/** What a booking would cost now, and how long it would take. */
export interface Cost {
  agendaId: string
  cents: number
  minutes: number
}

export type BookingOutcome =
  | { kind: 'booked'; booking: OwnBooking }
  /** The same id had carried other words before, and that booking stands. */
  | { kind: 'bookedBefore'; booking: OwnBooking }
  /** Somebody else has the time; `starts` are free ones near it, as ISO instants. */
  | { kind: 'taken'; starts: string[] }
  /** The time can no longer be had: it is past, or the company's notice is. */
  | { kind: 'timeGone' }
  /** The service cannot be booked any more. */
  | { kind: 'serviceGone' }
  /** Who was to do it does it no longer, or nobody does. */
  | { kind: 'notOffered' }
  /** It would cost more than was said: nothing is booked. */
  | { kind: 'dearer'; cost: Cost }
  /** The services ask something else now: nothing is booked. */
  | { kind: 'questions'; error: ApiError; questions: PutQuestion[] }
  /** Fields that the server does not take, with its sentences. */
  | { kind: 'fields'; error: ApiError }
  /** BOOK-32. Nobody may know whether it arrived: the same id can be sent again. */
  | { kind: 'failed'; error: unknown }

/**
 * Books and says in words of this page how it went. `before` is what was sent under the same id earlier, with a reply
 * that never came: where that one arrived, it stands, whatever was typed since. Never throws.
 */
export async function sendBooking(
  calls: Pick<BookingCalls, 'book'>,
  request: BookingRequest,
  before: BookingRequest | null,
): Promise<BookingOutcome> {
  try {
    return { kind: 'booked', booking: await calls.book(request) }
  } catch (error) {
    if (hasCode(error, 'IDEMPOTENCY_MISMATCH') && before?.id === request.id) return readBefore(calls, before)
    return outcomeOf(error)
  }
}

async function readBefore(
  calls: Pick<BookingCalls, 'book'>,
  before: BookingRequest,
): Promise<BookingOutcome> {
  try {
    return { kind: 'bookedBefore', booking: await calls.book(before) }
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): BookingOutcome {
  if (hasCode(error, 'SLOT_TAKEN')) return { kind: 'taken', starts: freshStarts(error.current) }
  if (refusesTime(error)) return { kind: 'timeGone' }
  if (hasCode(error, 'SERVICE_NOT_FOUND')) return { kind: 'serviceGone' }
  if (hasCode(error, 'SERVICE_NOT_OFFERED', 'AGENDA_NOT_FOUND')) return { kind: 'notOffered' }
  if (hasCode(error, 'PRICE_CHANGED')) {
    const cost = newCost(error.current)
    if (cost) return { kind: 'dearer', cost }
  }
  if (hasCode(error, 'QUESTIONS_CHANGED')) {
    const questions = (error.current as { questions?: unknown } | null | undefined)?.questions
    if (Array.isArray(questions)) return { kind: 'questions', error, questions: questions as PutQuestion[] }
  }
  if (hasCode(error, 'APPOINTMENT_INVALID', 'ANSWER_FILE_GONE', 'INVALID_INPUT') && error.fields.length > 0) {
    return { kind: 'fields', error }
  }
  return { kind: 'failed', error }
}

/** Whether the server refuses the time itself, whoever else may have it. */
export function refusesTime(error: unknown): boolean {
  return (
    hasCode(error, 'APPOINTMENT_INVALID') &&
    error.fields.some(({ path }) => path === 'date' || path === 'time')
  )
}

/** What a refused booking would cost now; null where the refusal carries something else. */
function newCost(current: unknown): Cost | null {
  const { agenda_id, price_cents, duration } = (current ?? {}) as Record<string, unknown>
  return typeof agenda_id === 'string' && typeof price_cents === 'number' && typeof duration === 'number'
    ? { agendaId: agenda_id, cents: price_cents, minutes: duration }
    : null
}

/** The free starts that a refusal carries, as ISO instants; none where it carries something else. */
export function freshStarts(current: unknown): string[] {
  const slots = (current as { slots?: unknown } | null | undefined)?.slots
  if (!Array.isArray(slots)) return []
  return slots.flatMap((slot: unknown) => {
    const start = (slot as { start?: unknown } | null)?.start
    return typeof start === 'string' && !Number.isNaN(Date.parse(start)) ? [start] : []
  })
}
