import type { CalendarEvent } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let person: GooglePerson
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => town.google.behaveWell())

async function open(): Promise<void> {
  person = town.person()
  shop = await town.givenShop(person)
}

/** Wednesday at this hour UTC, four hours ahead of Manaus. */
const at = (hour: number) => ({ dateTime: `2037-11-18T${String(hour).padStart(2, '0')}:00:00Z` })
const dentist = { summary: 'Dentista', start: at(14), end: at(15) }
const names = async () =>
  (
    await shop.ask<{ events: CalendarEvent[] }>('/api/appointments?from=2037-11-16&to=2037-11-29')
  ).body.events.map(({ summary }) => summary)

describe('an event that no database can keep', () => {
  it.each([
    ['half an emoji', { ...dentist, summary: 'Dentista \ud83d', location: 'Sala \udc00' }],
    ['a NUL', { ...dentist, summary: 'Dentista\0', location: 'Sala\0 9' }],
    ['a year 0', { ...dentist, start: { date: '0000-01-01' }, end: { date: '0000-01-02' } }],
    [
      'a year 0 by the clock',
      { ...dentist, start: { dateTime: '0000-01-01T00:00:00Z' }, end: { dateTime: '0000-01-01T01:00:00Z' } },
    ],
    [
      'the last year of all',
      {
        ...dentist,
        start: { dateTime: '9999-12-31T23:00:00-12:00' },
        end: { dateTime: '9999-12-31T23:30:00-12:00' },
      },
    ],
  ])('for %s keeps none of the others out of the agenda', async (_what, event) => {
    await open()
    person.puts(event)
    person.puts({ ...dentist, summary: 'Banco' })
    await town.work(shop, 'calendar-read')
    expect(await names()).toContain('Banco')
  })
})
