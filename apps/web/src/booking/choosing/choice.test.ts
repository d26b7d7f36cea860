import { describe, expect, it } from 'vitest'
import {
  chooseDay,
  chooseService,
  chooseSlot,
  emptyForm,
  loseSlot,
  noChoice,
  startAnew,
  stepOf,
  requestedType,
  withinReach,
} from './choice'
import { buildService } from '../testing/build-agenda'

const start = '2026-11-24T13:00:00.000Z'
const at = { date: '2026-11-24', start }
const corte = { id: 'corte', type: 'padrao', start }

describe('the way to a booking', () => {
  it('BOOK-04 BOOK-22 BOOK-23 shows a step only when what it stands on was chosen', () => {
    const nothing = noChoice(null)
    const aDay = chooseDay(nothing, '2026-11-24')
    const aTime = chooseSlot(aDay, at)
    const aService = chooseService(aTime, corte, 'b-1')
    const reached = (choice: typeof nothing) =>
      (['when', 'service', 'confirm'] as const).map((wanted) => stepOf(wanted, choice))
    expect(reached(nothing)).toEqual(['when', 'when', 'when'])
    expect(reached(aDay)).toEqual(['when', 'when', 'when'])
    expect(reached(aTime)).toEqual(['when', 'service', 'service'])
    expect(reached(aService)).toEqual(['when', 'service', 'confirm'])
  })

  it('forgets the time with the day, and the service with the time', () => {
    const chosen = chooseService(chooseSlot(noChoice(null), at), corte, 'b-1')
    expect(chooseDay(chosen, '2026-11-25')).toMatchObject({ date: '2026-11-25', slot: null, service: null })
    expect(chooseSlot(chosen, { date: at.date, start: '2026-11-24T14:00:00.000Z' }).service).toBeNull()
  })

  it('gives each picking of a service an id of its own', () => {
    const first = chooseService(chooseSlot(noChoice(null), at), corte, 'b-1')
    expect(chooseService(first, { ...corte, type: 'longo' }, 'b-2').bookingId).toBe('b-2')
  })

  it('keeps service and words when the time went to somebody else', () => {
    const form = { ...emptyForm, name: 'Ana Lima' }
    const lost = loseSlot({ ...chooseService(chooseSlot(noChoice(null), at), corte, 'b-1'), form })
    expect(lost).toMatchObject({
      date: '2026-11-24',
      slot: null,
      service: null,
      wish: { id: 'corte', type: 'padrao' },
      form,
    })
    expect(stepOf('confirm', lost)).toBe('when')
  })

  it('does not show a day of another visit that can no longer be booked', () => {
    const bounds = { today: '2026-11-20', last: '2027-01-19' }
    const chosen = chooseService(chooseSlot(noChoice(null), at), corte, 'b-1')
    expect(withinReach(chosen, bounds)).toBe(chosen)
    expect(withinReach(noChoice('corte'), bounds)).toEqual(noChoice('corte'))
    for (const date of ['2026-11-19', '2027-01-20']) {
      const old = chooseSlot(chosen, { date, start })
      expect(withinReach(old, bounds)).toMatchObject({ date: null, slot: null, form: chosen.form })
    }
  })

  it('BOOK-25 begins with nothing after a booking', () => {
    expect(startAnew()).toEqual(noChoice(null))
    expect(stepOf('confirm', startAnew())).toBe('when')
  })

  it('asks for a price type only where there are several', () => {
    const one = buildService()
    const two = buildService({
      prices: [
        { type: 'curto', cents: 5000 },
        { type: 'longo', cents: 9000 },
      ],
    })
    expect(requestedType({ id: 'corte', type: null }, one)).toBe('padrao')
    expect(requestedType({ id: 'corte', type: null }, two)).toBeNull()
    expect(requestedType({ id: 'corte', type: 'longo' }, two)).toBe('longo')
    expect(requestedType({ id: 'corte', type: 'gone' }, two)).toBeNull()
    expect(requestedType({ id: 'barba', type: null }, one)).toBeNull()
    expect(requestedType(null, one)).toBeNull()
  })
})
