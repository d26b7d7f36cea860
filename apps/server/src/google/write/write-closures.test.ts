import { randomUUID } from 'node:crypto'
import type { Closure } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { call } from '../../testing/call'
import { givenWorker } from '../../testing/employees'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let person: GooglePerson
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
beforeEach(async () => {
  person = town.person()
  shop = await town.givenShop(person)
})
afterEach(() => town.google.behaveWell())

const want = async (also_closures: boolean) => {
  const { body } = await shop.ask('/api/google/settings', 'POST', { also_closures })
  await town.work(shop)
  return body
}
const closeDays = async (dates: string[], closed = true) => {
  const { body } = await shop.ask<{ closures: Closure[] }>('/api/agenda/closures', 'PUT', {
    dates,
    closed,
    reason: 'Reforma',
  })
  await town.work(shop)
  return body.closures
}
const daysOf = (whose = person) => whose.events().map(({ start }) => start.date)
const writes = () => town.google.requests().filter(({ method }) => method !== 'GET').length
const agenda = async () =>
  (
    await shop.ask<{ events: unknown[]; closures: Closure[] }>(
      '/api/appointments?from=2037-11-16&to=2037-11-29',
    )
  ).body

describe('what the agenda closes', () => {
  it('AVAIL-23 GOOG-40 GOOG-41 is in the owner’s calendar once they want it there, and leaves it as it is opened', async () => {
    await closeDays(['2037-11-19'])
    expect(person.events()).toEqual([])
    expect(await want(true)).toMatchObject({ connected: true, also_closures: true })
    const id = randomUUID()
    const time = { starts_at: '2037-11-18T16:00:00Z', ends_at: '2037-11-18T18:00:00Z', reason: 'Dentista' }
    expect((await shop.ask('/api/agenda/closures', 'POST', { id, ...time })).status).toBeLessThan(300)
    await town.work(shop)
    expect(person.events()).toMatchObject([
      {
        summary: 'Atendimento Indisponível',
        description: 'Reforma',
        visibility: 'private',
        colorId: '11',
        start: { date: '2037-11-19' },
        end: { date: '2037-11-20' },
      },
      {
        description: 'Dentista',
        start: { dateTime: '2037-11-18T12:00:00-04:00' },
        end: { dateTime: '2037-11-18T14:00:00-04:00' },
      },
    ])
    await shop.ask('/api/agenda/closures', 'POST', { id, ...time, ends_at: '2037-11-18T19:00:00Z' })
    await town.work(shop)
    expect(person.events()[1]!.end.dateTime).toBe('2037-11-18T15:00:00-04:00')
    await shop.ask(`/api/agenda/closures/${id}`, 'DELETE')
    await closeDays(['2037-11-19'], false)
    expect(person.events()).toEqual([])
  })

  it('closes nothing a second time as it is read back, and is written once', async () => {
    await want(true)
    await closeDays(['2037-11-19', '2037-11-20'])
    const before = writes()
    await town.work(shop, 'calendar-read', 'calendar-write')
    expect(writes()).toBe(before)
    expect((await agenda()).closures.map(({ date, source }) => [date, source])).toEqual([
      ['2037-11-19', 'owner'],
      ['2037-11-20', 'owner'],
    ])
    expect((await agenda()).events).toEqual([])
  })

  it('leaves the calendar when it is not wanted any more, and comes into another account that is linked', async () => {
    await want(true)
    await closeDays(['2037-11-19'])
    const other = town.person()
    await shop.connect(other)
    await town.work(shop)
    expect([daysOf(), daysOf(other)]).toEqual([['2037-11-19'], ['2037-11-19']])
    await want(false)
    expect(daysOf(other)).toEqual([])
    expect((await agenda()).closures).toHaveLength(1)
  })

  it('that the owner deletes there stays closed here, and is not written again', async () => {
    await want(true)
    await closeDays(['2037-11-19'])
    person.deletes(person.events()[0]!.id)
    await town.work(shop, 'calendar-read', 'calendar-write')
    expect(person.events()).toEqual([])
    expect((await agenda()).closures).toHaveLength(1)
    // Opened and closed once more it is another closure.
    await closeDays(['2037-11-19'], false)
    await closeDays(['2037-11-19'])
    expect(daysOf()).toEqual(['2037-11-19'])
  })

  it('is written once where an answer was lost, and waits while Google is away', async () => {
    await want(true)
    town.google.misbehave({ fault: { how: 'drop', times: 1, calls: /^POST .*events$/ } })
    await closeDays(['2037-11-19'])
    await town.work(shop, 'calendar-write')
    expect(daysOf()).toEqual(['2037-11-19'])
    town.google.misbehave({ fault: { how: 'unavailable' } })
    await closeDays(['2037-11-20'])
    expect(await shop.status()).toMatchObject({ connected: true, error: { code: 'GOOGLE_FAILED' } })
    town.google.behaveWell()
    await town.work(shop, 'calendar-write')
    expect(daysOf()).toEqual(['2037-11-19', '2037-11-20'])
    expect(await shop.status()).toMatchObject({ error: null })
  })

  it('GOOG-68 that Google refuses is named, the connection is well, and who checks has it tried again', async () => {
    await want(true)
    person.refusesNextEvent()
    const [closure] = await closeDays(['2037-11-19'])
    const status = await shop.status()
    expect(status).toMatchObject({ error: null, refused: [{ id: closure!.id, service: 'Reforma' }] })
    expect(status.refused[0]!.mensagem).toMatch(/^Erro ao criar evento de indisponibilidade/)
    await shop.status({ check: true })
    await town.work(shop)
    expect(daysOf()).toEqual(['2037-11-19'])
    expect((await shop.status()).refused).toEqual([])
  })

  it('is the owner’s and the managers’ to say', async () => {
    const { cookie } = await givenWorker(town.server, shop.company, 'atendente')
    const body = { also_closures: true }
    expect((await call(town.server, '/api/google/settings', { cookie, body })).status).toBe(403)
  })
})
