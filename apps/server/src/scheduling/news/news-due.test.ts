import { describe, expect, it } from 'vitest'
import type { StoredAppointment } from '../appointments/appointments.store'
import { newsDue } from './news-due'
import type { Told } from './told.store'

const NINE = new Date('2030-03-05T13:00:00Z')
const TEN = new Date('2030-03-05T14:00:00Z')

const told = (...kinds: (Told['kind'] | [Told['kind'], Date])[]): Told[] =>
  kinds.map((one) => {
    const [kind, starts_at] = Array.isArray(one) ? one : [one, NINE]
    return {
      kind,
      starts_at,
      due_at: starts_at,
      state: 'sent',
      agenda_id: 'bia',
      also_agendas: [],
      people: 1,
    }
  })
const at = (
  status: StoredAppointment['status'],
  starts_at = NINE,
  deleted_at: Date | null = null,
  agenda_id = 'bia',
  people = 1,
) => ({
  status,
  starts_at,
  deleted_at,
  agenda_id,
  people,
})

describe('what is news to a customer', () => {
  it.each([
    ['a new one', at('pending'), told(), 'booked'],
    ['one that was confirmed at once, told once', at('confirmed'), told(), 'confirmed'],
    ['what was told', at('pending'), told('booked'), null],
    ['its confirmation', at('confirmed'), told('booked'), 'confirmed'],
    ['a confirmation that was told', at('confirmed'), told('booked', 'confirmed'), null],
    ['that it waits for confirmation again', at('pending'), told('confirmed'), null],
    ['another person at the same time', at('confirmed', NINE, null, 'caio'), told('confirmed'), 'moved'],
    ['another number of people', at('confirmed', NINE, null, 'bia', 2), told('confirmed'), 'moved'],
    [
      'no other number where nobody wrote down which was told',
      at('confirmed', NINE, null, 'bia', 2),
      told('confirmed').map((one) => ({ ...one, people: null })),
      null,
    ],
    ['another start', at('pending', TEN), told('booked'), 'moved'],
    ['another start of a confirmed one', at('confirmed', TEN), told('confirmed'), 'moved'],
    ['another start and its confirmation in one', at('confirmed', TEN), told('booked'), 'confirmed'],
    ['a confirmation after a move', at('confirmed', TEN), told('booked', ['moved', TEN]), 'confirmed'],
    ['no second confirmation after a move', at('confirmed', TEN), told('confirmed', ['moved', TEN]), null],
    ['the way back', at('pending', NINE), told('booked', ['moved', TEN]), 'moved'],
    ['that it was moved away and back, when nobody was told', at('pending', NINE), told('booked'), null],
    ['its end', at('cancelled'), told('booked'), 'cancelled'],
    ['its end once', at('cancelled'), told('booked', 'cancelled'), null],
    ['that it stands again', at('confirmed'), told('booked', 'cancelled'), 'confirmed'],
    ['its second end', at('cancelled'), told('booked', 'cancelled', 'booked'), 'cancelled'],
    ['that it is removed', at('confirmed', NINE, TEN), told('booked'), 'cancelled'],
    ['nothing of one removed before anybody knew', at('pending', NINE, TEN), told(), null],
    ['nothing of one removed after its end', at('cancelled', NINE, TEN), told('cancelled'), null],
    ['that it is done', at('completed'), told('confirmed'), null],
    ['a time that is held', at('held'), told('offered'), null],
    ['reminders tell nothing new', at('pending'), told('booked', 'dayBefore'), null],
  ])('%s', (_what, appointment, known, expected) => {
    expect(newsDue(appointment, known)).toBe(expected)
  })
})
