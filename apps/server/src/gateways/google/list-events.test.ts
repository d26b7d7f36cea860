import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventIdOf } from './event-id'
import type { CalendarChanges, GoogleEvent } from './google-port'
import {
  appointment,
  AT_TWO,
  DAY,
  failureOf,
  HOUR,
  startConnectedGoogle,
  type ConnectedGoogle,
} from './testing/connected-google'

let shop: ConnectedGoogle
beforeEach(async () => {
  shop = await startConnectedGoogle()
})
afterEach(() => shop.stop())

/** The owner writes an event into her own calendar. @param at hours after the 20th at two. */
function puts(summary: string, at: number, hours = 1) {
  const time = (hour: number) => ({ dateTime: new Date(AT_TWO + hour * HOUR).toISOString() })
  return shop.dona.puts({ summary, start: time(at), end: time(at + hours) })
}
const putsDay = (summary: string, start: string, end: string) =>
  shop.dona.puts({ summary, start: { date: start }, end: { date: end } })

const names = (events: GoogleEvent[]) => events.map(({ summary }) => summary)
const lastQuery = () => Object.fromEntries(new URLSearchParams(shop.standIn.requests().at(-1)?.query))

describe('upcoming events', () => {
  it('GOOG-37 are the next ten by start', async () => {
    const late = Array.from({ length: 12 }, (_, at) => 12 - at)
    for (const at of late) puts(`Nº ${at}`, at)
    puts('Passou', -3)
    puts('Ainda dura', -1, 2)
    const events = await shop.calendar.listUpcoming({ from: AT_TWO })
    const nine = Array.from({ length: 9 }, (_, at) => `Nº ${at + 1}`)
    expect(names(events)).toEqual(['Ainda dura', ...nine])
    expect(lastQuery()).toMatchObject({ orderBy: 'startTime', singleEvents: 'true', maxResults: '10' })
    expect(names(await shop.calendar.listUpcoming({ from: AT_TWO, max: 2 }))).toEqual(['Ainda dura', 'Nº 1'])
  })

  it('are as many, however short Google’s pages are', async () => {
    for (let at = 0; at < 14; at += 1) puts(`Nº ${at}`, at)
    shop.standIn.misbehave({ longestPage: 3 })
    shop.asked()
    expect(await shop.calendar.listUpcoming({ from: AT_TWO })).toHaveLength(10)
    expect(shop.asked()).toHaveLength(4)
  })

  it('hold nothing that was deleted', async () => {
    const { id } = puts('Some', 1)
    puts('Fica', 2)
    shop.dona.deletes(id)
    expect(names(await shop.calendar.listUpcoming({ from: AT_TWO }))).toEqual(['Fica'])
  })
})

describe('the events of a day', () => {
  it('GOOG-38 are all of today, by start, and none of the days beside it', async () => {
    puts('Meio-dia', -2)
    puts('À meia-noite', -14)
    puts('Ontem à noite', -15)
    puts('Amanhã cedo', 10)
    puts('Até amanhã', 9, 2)
    putsDay('Feriado', '2026-11-20', '2026-11-21')
    putsDay('Amanhã', '2026-11-21', '2026-11-22')
    putsDay('Semana', '2026-11-18', '2026-11-22')
    shop.standIn.misbehave({ longestPage: 2 })
    const today = ['Semana', 'À meia-noite', 'Feriado', 'Meio-dia', 'Até amanhã']
    expect(names(await shop.calendar.listToday(DAY)).sort()).toEqual(today.sort())
  })

  it('GOOG-38 is the day of the company’s clock, though the calendar has another', async () => {
    // Manaus is an hour behind the calendar, so its day ends in the calendar’s next one.
    const manaus = { date: DAY.date, start: DAY.start + HOUR, end: DAY.end + HOUR }
    putsDay('Hoje', '2026-11-20', '2026-11-21')
    putsDay('Amanhã', '2026-11-21', '2026-11-22')
    expect(names(await shop.calendar.listToday(manaus))).toEqual(['Hoje'])
  })

  it('GOOG-39 are searched for the title of an unavailability, and by nothing else', async () => {
    puts('Atendimento Indisponível', 1)
    puts('ATENDIMENTO INDISPONÍVEL - curso', 3)
    puts('Indisponível para atendimento', 5)
    puts('Ana Lima', 7)
    shop.dona.puts({
      summary: 'Reunião',
      description: 'Atendimento Indisponível',
      start: { date: '2026-11-20' },
      end: { date: '2026-11-21' },
    })
    putsDay('Atendimento Indisponível', '2026-11-21', '2026-11-22')
    const found = await shop.calendar.findUnavailability(DAY)
    expect(names(found)).toEqual(['Atendimento Indisponível', 'ATENDIMENTO INDISPONÍVEL - curso'])
    expect(lastQuery()).toMatchObject({
      q: 'Atendimento Indisponível',
      timeMin: new Date(DAY.start).toISOString(),
      timeMax: new Date(DAY.end).toISOString(),
    })
  })
})

describe('what changed in the calendar', () => {
  const said = ({ changes }: CalendarChanges) =>
    changes.map((change) => (change.kind === 'event' ? change.event.summary : `- ${change.id}`))

  it('is everything from the window on at first, and then what changed, deleted and moved ones too', async () => {
    puts('Passou', -30)
    const kept = puts('Fica', 1)
    const gone = puts('Some', 2)
    const first = await shop.calendar.changesSince(null, DAY.start)
    expect(said(first)).toEqual(['Fica', 'Some'])
    expect(first.timeZone).toBe('America/Sao_Paulo')

    shop.dona.deletes(gone.id)
    shop.dona.moves(kept.id, { start: { date: '2020-01-01' }, end: { date: '2020-01-02' } })
    const id = eventIdOf(appointment().appointmentId, 0)
    await shop.calendar.insert(appointment(), id)
    const next = await shop.calendar.changesSince(first.nextSyncToken, DAY.start)
    expect(said(next)).toEqual([`- ${gone.id}`, 'Fica', 'Tatuagem - Ana Lima'])
    expect(next.changes.at(-1)).toMatchObject({
      event: { ours: { appointmentId: appointment().appointmentId } },
    })
    expect(said(await shop.calendar.changesSince(next.nextSyncToken, DAY.start))).toEqual([])
  })

  it('comes whole in short pages, with one token at the end', async () => {
    for (let at = 0; at < 7; at += 1) puts(`Nº ${at}`, at)
    shop.standIn.misbehave({ longestPage: 2 })
    shop.asked()
    const first = await shop.calendar.changesSince(null, DAY.start)
    expect(said(first)).toHaveLength(7)
    expect(shop.asked()).toEqual(Array.from({ length: 4 }, () => 'GET /events'))
    for (const { id } of shop.dona.events()) shop.dona.deletes(id)
    const next = await shop.calendar.changesSince(first.nextSyncToken, DAY.start)
    expect(next.changes.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'deleted'))
  })

  it('asks for everything anew when the token has expired or cannot be read, and nothing is lost', async () => {
    puts('Fica', 1)
    const { nextSyncToken } = await shop.calendar.changesSince(null, DAY.start)
    shop.dona.expiresSyncTokens()
    puts('Nova', 2)
    const since = (token: string) => failureOf(shop.calendar.changesSince(token, DAY.start))
    expect((await since(nextSyncToken)).kind).toBe('full-sync')
    expect((await since('outro')).kind).toBe('full-sync')
    shop.standIn.misbehave({ fault: { how: 'updatedMinTooLongAgo', times: 1 } })
    expect((await since(nextSyncToken)).kind).toBe('full-sync')
    expect(said(await shop.calendar.changesSince(null, DAY.start))).toEqual(['Fica', 'Nova'])
  })

  it('keeps its old token when it fails half way', async () => {
    for (let at = 0; at < 5; at += 1) puts(`Nº ${at}`, at)
    shop.standIn.misbehave({ longestPage: 2, fault: { how: 'garbage', calls: /GET .*events$/, times: 1 } })
    expect((await failureOf(shop.calendar.changesSince(null, DAY.start))).kind).toBe('unavailable')
    expect(said(await shop.calendar.changesSince(null, DAY.start))).toHaveLength(5)
  })
})

describe('watching the calendar', () => {
  const WEEK = 7 * 24 * 3600
  const channel = {
    channelId: '5b0c7a44-2c59-4e0f-9a60-0d2f6a7d2f10',
    token: 'segredo-do-canal',
    address: 'https://loja.example/webhook/google/5b0c7a44',
    ttlSeconds: WEEK,
  }

  it('opens a channel for the time that was asked for, a week at most, and closes it', async () => {
    const asked = Date.now()
    const { resourceId, expiresAt } = await shop.calendar.watch({ ...channel, ttlSeconds: 2 * WEEK })
    expect(shop.dona.channels()).toMatchObject([
      { id: channel.channelId, resourceId, token: channel.token, address: channel.address },
    ])
    expect(expiresAt).toBeGreaterThan(asked + (WEEK - 60) * 1000)
    expect(expiresAt).toBeLessThan(Date.now() + (WEEK + 60) * 1000)
    await shop.calendar.stopWatching({ channelId: channel.channelId, resourceId })
    expect(shop.dona.channels()).toEqual([])
    await shop.calendar.stopWatching({ channelId: channel.channelId, resourceId })
  })

  it('is refused for an address without HTTPS, and for an id that was used before', async () => {
    const open = failureOf(shop.calendar.watch({ ...channel, address: 'http://loja.example/x' }))
    expect((await open).kind).toBe('invalid')
    await shop.calendar.watch(channel)
    expect((await failureOf(shop.calendar.watch(channel))).kind).toBe('invalid')
  })
})
