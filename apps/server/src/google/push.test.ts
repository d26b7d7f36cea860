import type { CalendarEvent } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock } from '../scheduling/testing/movable-clock'
import { call } from '../testing/call'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../testing/google'

const PUBLIC_URL = 'https://loja.example'
const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let person: GooglePerson
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now, env: { BALCAO_PUBLIC_URL: PUBLIC_URL } })
  town.google.routePushes(PUBLIC_URL, town.server.url)
})
afterAll(() => town.stop())
beforeEach(async () => {
  clock.set('2037-11-16T12:00:00Z')
  person = town.person()
  shop = await town.givenShop(person)
  await town.google.idle()
  await town.work(shop)
})
afterEach(() => town.google.behaveWell())

const dentist = {
  summary: 'Dentista',
  start: { dateTime: '2037-11-18T14:00:00Z' },
  end: { dateTime: '2037-11-18T15:00:00Z' },
}
async function names(): Promise<string[]> {
  const { body } = await shop.ask<{ events: CalendarEvent[] }>(
    '/api/appointments?from=2037-11-16&to=2037-11-22',
  )
  return body.events.map(({ summary }) => summary)
}
async function caughtUp(): Promise<void> {
  await town.google.idle()
  await town.work(shop)
}

describe('where Google can reach us', () => {
  it('a change in the calendar is told by a push and read at once', async () => {
    expect(await shop.status()).toMatchObject({ sync: 'push' })
    expect(person.channels()).toMatchObject([
      { address: expect.stringMatching(/^https:\/\/loja\.example\/webhook\/google\//) as string },
    ])
    const { id } = person.puts(dentist)
    await caughtUp()
    expect(await names()).toEqual(['Dentista'])
    person.deletes(id)
    await caughtUp()
    expect(await names()).toEqual([])
    expect(
      town.google
        .pushes()
        .filter(({ state }) => state === 'exists')
        .every(({ outcome }) => outcome === 204),
    ).toBe(true)
  })

  it('pushes that come twice, late and in any order do no harm', async () => {
    town.google.misbehave({ pushes: 'hold' })
    const { id } = person.puts(dentist)
    person.edits(id, { summary: 'Dentista da Bia' })
    person.puts({ ...dentist, summary: 'Reunião' })
    town.google.misbehave({ pushes: 'twice' })
    town.google.releasePushes('shuffled')
    await caughtUp()
    person.deletes(id)
    await caughtUp()
    expect(await names()).toEqual(['Reunião'])
  })

  it('only the channel’s own token is accepted, and not another channel’s', async () => {
    const [channel] = person.channels()
    const other = town.person()
    await town.givenShop(other)
    const [foreign] = other.channels()
    const push = (channelId: string, token?: string) =>
      call(town.server, `/webhook/google/${channelId}`, {
        method: 'POST',
        headers: token === undefined ? {} : { 'x-goog-channel-token': token },
      })
    expect((await push(channel!.id, channel!.token)).status).toBe(204)
    const refused = [
      await push(channel!.id),
      await push(channel!.id, 'x'.repeat(43)),
      await push(channel!.id, foreign!.token),
      await push('00000000-0000-4000-8000-000000000000', channel!.token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  it('a channel lasts a week, is made anew a day before, and the old one is closed', async () => {
    const [first] = person.channels()
    expect(first!.expiration).toBe(Date.parse('2037-11-23T12:00:00Z'))
    clock.set('2037-11-22T11:00:00Z')
    await town.work(shop, 'calendar-read')
    expect(person.channels().map(({ id }) => id)).toEqual([first!.id])
    clock.set('2037-11-22T12:00:00Z')
    await town.work(shop, 'calendar-read')
    await caughtUp()
    const channels = person.channels()
    expect(channels).toHaveLength(1)
    expect(channels[0]!.id).not.toBe(first!.id)
    person.puts({
      ...dentist,
      start: { dateTime: '2037-11-22T14:00:00Z' },
      end: { dateTime: '2037-11-22T15:00:00Z' },
    })
    await caughtUp()
    expect(await names()).toEqual(['Dentista'])
  })

  it('disconnecting closes the channel', async () => {
    await shop.ask('/api/google/disconnect', 'POST', {})
    expect(person.channels()).toEqual([])
  })

  it('a lost push is made up for within hours', async () => {
    town.google.misbehave({ pushes: 'lose' })
    person.puts(dentist)
    clock.set('2037-11-16T18:30:00Z')
    await town.work(shop, 'google-turns')
    const { rows } = await town.server.app.db.owner.query<{ id: string }>(
      'select id from graphile_worker._private_jobs where key = $1',
      [`calendar-turn:${shop.company.id}`],
    )
    expect(rows).toHaveLength(1)
    await town.work(shop, 'calendar-turn')
    expect(await names()).toEqual(['Dentista'])
  })
})
