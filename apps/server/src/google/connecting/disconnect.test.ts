import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown } from '../../testing/google'
import { linkRow, refusalOf } from '../testing/link-rows'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => {
  clock.set('2037-11-16T12:00:00Z')
  town.google.behaveWell()
})

describe('disconnecting', () => {
  it('GOOG-19 clears the tokens and takes the authorisation back at Google; appointments stay', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    await town.work(shop)
    const left = await shop.ask('/api/google/disconnect', 'POST', {})
    expect(left.body).toMatchObject({ connected: false, error: null, pending: 0 })
    expect(await linkRow(town, shop)).toMatchObject({ access_token: null, refresh_token: null })
    expect(person.allowed()).toEqual([])
    expect((await shop.read(booked.id)).body).toMatchObject({ status: 'confirmed' })
    expect(person.events()).toHaveLength(1)
    expect(refusalOf(await shop.ask('/api/google/events'))).toEqual([
      409,
      'GOOGLE_NOT_CONNECTED',
      'Não conectado ao Google Calendar. Faça login primeiro.',
    ])
  })

  it('GOOG-19 is done here even when Google is away', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'drop' } })
    expect((await shop.ask('/api/google/disconnect', 'POST', {})).body).toMatchObject({ connected: false })
    expect(await linkRow(town, shop)).toMatchObject({ access_token: null, refresh_token: null })
  })
})
