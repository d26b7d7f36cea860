import type { Appointment } from '@balcao/contract/scheduling'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

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

/** Books for Wednesday at ten in Manaus and confirms at once. */
async function givenConfirmed(shop: LinkedShop, overrides: object = {}): Promise<Appointment> {
  const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed', ...overrides })
  await town.work(shop)
  return read(shop, booked)
}

const read = async (shop: LinkedShop, { id }: { id: string }) => (await shop.read(id)).body
const writes = () => town.google.requests().filter(({ method }) => method !== 'GET')

describe('Google’s bad days', () => {
  // The other words for each kind of failure: apps/server/src/gateways/google.
  it.each(['rateLimitExceeded', 'unavailable', 'drop', 'garbage'] as const)(
    'GOOG-62 %s: booking is unaffected, the failure is told, and the event arrives once afterwards',
    async (how) => {
      const person = town.person()
      const shop = await town.givenShop(person)
      town.google.misbehave({ fault: { how } })
      const booked = await givenConfirmed(shop)
      expect(booked).toMatchObject({ status: 'confirmed', google: 'pending' })
      expect(await shop.status()).toMatchObject({
        connected: true,
        pending: 1,
        error: {
          code: 'GOOGLE_FAILED',
          mensagem: expect.stringMatching(/^Erro ao criar evento(: .+)?$/) as string,
        },
      })
      town.google.behaveWell()
      await town.work(shop, 'calendar-write', 'calendar-write')
      expect(person.events()).toHaveLength(1)
      expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
      expect(await shop.status()).toMatchObject({ pending: 0, error: null })
    },
  )

  it('a refused write waits by itself: a growing time, or as long as Google asks for', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'tooManyRequests', retryAfterSeconds: 900 } })
    await givenConfirmed(shop)
    const { rows } = await town.server.app.db.owner.query<{ wait: number; tries: number }>(
      `select extract(epoch from j.run_at - now())::float as wait, (j.payload->>'tries')::int as tries
       from graphile_worker._private_jobs j where j.key = $1`,
      [`calendar-write:${shop.company.id}`],
    )
    expect(rows).toMatchObject([{ tries: 1 }])
    expect(rows[0]!.wait).toBeGreaterThan(800)
  })

  it('a slow Google holds up no booking', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'hang', times: 1 } })
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    const other = await shop.given('2037-11-18T15:00:00Z', { status: 'confirmed' })
    expect([booked.status, other.status]).toEqual(['confirmed', 'confirmed'])
    // The hanging call is given up after ten seconds.
    await town.work(shop, 'calendar-write')
    await town.work(shop, 'calendar-write')
    expect(person.events()).toHaveLength(2)
  })

  it('a connection dropped after the commit writes one event', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'lose', calls: /^POST .*events$/, times: 1 } })
    const booked = await givenConfirmed(shop)
    expect(booked).toMatchObject({ google: 'pending', googleCalendarEventId: null })
    expect(person.events()).toHaveLength(1)
    await town.work(shop, 'calendar-write')
    expect(person.events()).toHaveLength(1)
    expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
  })

  it('an event whose answer was lost is taken back when the appointment is cancelled meanwhile', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'lose', calls: /^POST .*events$/ } })
    const booked = await givenConfirmed(shop)
    await shop.setStatus(booked, 'cancelled')
    town.google.behaveWell()
    await town.work(shop, 'calendar-write')
    expect(person.events()).toEqual([])
  })

  it.each([
    ['update', 'GOOG-63', 'Erro ao atualizar evento', /^PUT /],
    ['cancel', 'GOOG-64', 'Erro ao cancelar evento', /^DELETE /],
  ] as const)('GOOG-63 GOOG-64 a failing %s (%s) is told and done later', async (which, _id, text, calls) => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    town.google.misbehave({ fault: { how: 'backendError', calls } })
    if (which === 'update') await shop.edit(booked, { notes: 'Mais curto' })
    else await shop.setStatus(booked, 'cancelled')
    await town.work(shop)
    expect(await shop.status()).toMatchObject({
      error: { code: 'GOOGLE_FAILED', mensagem: `${text}: Backend Error` },
    })
    town.google.behaveWell()
    await town.work(shop, 'calendar-write')
    expect(person.events()).toHaveLength(which === 'update' ? 1 : 0)
    expect(await shop.status()).toMatchObject({ error: null, pending: 0 })
  })

  it.each([
    [
      'insufficientPermissions',
      'GOOGLE_NO_PERMISSION',
      'Sem permissão para criar eventos no calendário. Verifique as permissões da conta Google.',
    ],
    [
      'invalid',
      'GOOGLE_INVALID_EVENT',
      'Dados inválidos para criar o evento. Verifique as informações do agendamento.',
    ],
  ] as const)(
    'GOOG-54 GOOG-55 %s is that appointment’s own problem: told as %s, tried again after a change, the link is well',
    async (how, code, mensagem) => {
      const person = town.person()
      const shop = await town.givenShop(person)
      town.google.misbehave({ fault: { how, calls: /^POST .*events$/ } })
      const booked = await givenConfirmed(shop)
      expect(booked).toMatchObject({ status: 'confirmed', google: 'failed' })
      expect(await shop.status()).toMatchObject({
        connected: true,
        error: null,
        pending: 0,
        refused: [{ id: booked.id, service: 'Corte', starts_at: booked.starts_at, code, mensagem }],
      })
      const before = writes().length
      await town.work(shop, 'calendar-write')
      expect(writes().length).toBe(before)
      town.google.behaveWell()
      await shop.edit(booked, { notes: 'De novo' })
      await town.work(shop)
      expect(person.events()).toHaveLength(1)
      expect(await shop.status()).toMatchObject({ error: null, refused: [] })
    },
  )

  it('who checks the link has it tried again: what Google refused, and what it could not take', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'invalid', calls: /^POST .*events$/ } })
    const booked = await givenConfirmed(shop)
    town.google.behaveWell()
    await shop.status({ check: true })
    await town.work(shop)
    expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
    expect(await shop.status()).toMatchObject({ error: null, refused: [] })
  })

  it('the next event that arrives ends what was wrong, though another one is refused', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'invalid', calls: /^POST .*events$/, times: 1 } })
    const refused = await givenConfirmed(shop)
    town.google.misbehave({ fault: { how: 'backendError' } })
    const late = await givenConfirmed(shop, { starts_at: '2037-11-18T15:00:00Z' })
    expect((await shop.status()).error).toMatchObject({ code: 'GOOGLE_FAILED' })
    town.google.behaveWell()
    await town.work(shop, 'calendar-write')
    expect(await read(shop, late)).toMatchObject({ google: 'synced' })
    expect(await shop.status()).toMatchObject({ error: null, refused: [{ id: refused.id }] })
  })

  it('one refused appointment holds up no other', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ fault: { how: 'invalid', calls: /^POST .*events$/, times: 1 } })
    const [first, second] = [
      await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' }),
      await givenConfirmed(shop, { starts_at: '2037-11-18T15:00:00Z' }),
    ]
    const states = [(await read(shop, first)).google, (await read(shop, second)).google]
    expect(states.sort()).toEqual(['failed', 'synced'])
  })

  it('what changes while it is written is written again', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    town.google.misbehave({ slowMs: 150 })
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    const asked = town.google.requests().length
    await expect
      .poll(() => town.google.requests().slice(asked).length, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(0)
    await shop.edit(booked, { client: 'Bia Souza' })
    town.google.misbehave({ slowMs: 0 })
    await town.work(shop)
    expect(person.events().map(({ summary }) => summary)).toEqual(['Corte - Bia Souza'])
    expect(await shop.status()).toMatchObject({ pending: 0 })
  })

  it('what was written with an authorisation that was replaced meanwhile is written with the new one', async () => {
    const [first, second] = [town.person(), town.person()]
    const shop = await town.givenShop(first)
    town.google.misbehave({ slowMs: 1500 })
    const asked = town.google.requests().length
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    await expect
      .poll(() => town.google.requests().slice(asked).length, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(0)
    town.google.misbehave({ slowMs: 0 })
    await shop.connect(second)
    await town.work(shop)
    expect([first.events().length, second.events().length]).toEqual([1, 1])
    expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
  })
})
