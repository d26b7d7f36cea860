import type { OwnBooking } from '@balcao/contract/booking'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/http/api-error'
import type { BookingRequest } from '../booking-calls'
import { emptyForm } from '../choosing/choice'
import { bookingRequest, holdRequest } from './booking-request'
import { freshStarts, sendBooking } from './send-booking'

const start = '2026-11-24T13:00:00.000Z'
const hold = holdRequest({ service: { id: 'corte', type: 'padrao', start }, bookingId: 'b-1', people: 1 })!
const request = bookingRequest(
  hold,
  { ...emptyForm, name: ' Ana Lima ', phone: '(92) 99123-4567', consent: true },
  { cents: 5000, website: '' },
)
const refused = (code: string, details: Partial<ConstructorParameters<typeof ApiError>[1]> = {}) =>
  new ApiError(code, { status: 409, code, ...details })
const answers = (...results: (Error | Partial<OwnBooking>)[]) => {
  const sent: BookingRequest[] = []
  const book = async (each: BookingRequest) => {
    sent.push(each)
    const result = results.shift()!
    if (result instanceof Error) throw result
    return result as OwnBooking
  }
  return { sent, book }
}

describe('sending a booking', () => {
  it('carries the choice, the bare phone, and nothing for what was left empty', () => {
    expect(request).toEqual({
      id: 'b-1',
      service_id: 'corte',
      price_type: 'padrao',
      starts_at: start,
      price_cents: 5000,
      name: 'Ana Lima',
      phone: '92991234567',
      email: null,
      address: null,
      notes: null,
      consent: true,
    })
    expect(holdRequest({ service: null, bookingId: 'b-1', people: 1 })).toBeNull()
    expect(
      bookingRequest(hold, { ...emptyForm, name: 'Bot' }, { cents: 5000, website: 'http://spam' }),
    ).toMatchObject({
      website: 'http://spam',
    })
  })

  it('answers the booking', async () => {
    expect(await sendBooking(answers({ link: 'l' }), request, null)).toEqual({
      kind: 'booked',
      booking: { link: 'l' },
    })
  })

  it('tells what the services ask now, where that is something else', async () => {
    const questions = [{ id: 'q', label: 'Tem alergia?' }]
    const fields = [{ path: 'answers.q', mensagem: 'Responda a esta pergunta.' }]
    const changed = refused('QUESTIONS_CHANGED', { current: { questions }, fields })
    expect(await sendBooking(answers(changed), request, null)).toMatchObject({
      kind: 'questions',
      questions,
      error: { fields },
    })
    const empty = refused('QUESTIONS_CHANGED')
    expect(await sendBooking(answers(empty), request, null)).toMatchObject({ kind: 'failed' })
  })

  it('offers the fresh times when somebody else was quicker', async () => {
    const taken = refused('SLOT_TAKEN', { current: { slots: [{ start }, { start: 'never' }, null] } })
    expect(await sendBooking(answers(taken), request, null)).toEqual({ kind: 'taken', starts: [start] })
    for (const current of [undefined, null, {}, { slots: 7 }]) expect(freshStarts(current)).toEqual([])
  })

  it.each([
    ['SERVICE_NOT_FOUND', {}, 'serviceGone'],
    ['APPOINTMENT_INVALID', { fields: [{ path: 'phone', mensagem: 'x' }] }, 'fields'],
    ['APPOINTMENT_INVALID', { fields: [{ path: 'time', mensagem: 'x' }] }, 'timeGone'],
    ['APPOINTMENT_INVALID', {}, 'failed'],
  ])('%s %j is %s', async (code, details, kind) => {
    expect(await sendBooking(answers(refused(code, details)), request, null)).toMatchObject({ kind })
  })

  it.each([
    new ApiError('x', { status: 0, code: 'NETWORK' }),
    new ApiError('x', { status: 500, code: 'INTERNAL' }),
    new TypeError('x'),
  ])('BOOK-32 says that it failed: %s', async (error) => {
    expect(await sendBooking(answers(error), request, null)).toEqual({ kind: 'failed', error })
  })

  it('finds the booking that had arrived without a reply, though something else was typed since', async () => {
    const edited = { ...request, notes: 'Com a Bia' }
    const calls = answers(refused('IDEMPOTENCY_MISMATCH', { status: 422 }), { link: 'l' })
    expect(await sendBooking(calls, edited, request)).toEqual({
      kind: 'bookedBefore',
      booking: { link: 'l' },
    })
    expect(calls.sent).toEqual([edited, request])
  })

  it('does not take another booking’s words for it', async () => {
    const calls = answers(refused('IDEMPOTENCY_MISMATCH', { status: 422 }))
    expect(await sendBooking(calls, request, { ...request, id: 'b-0' })).toMatchObject({ kind: 'failed' })
    expect(calls.sent).toHaveLength(1)
  })
})
