import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Calendar } from './calendar'
import { DONA, startConnectedApp, type ConnectedApp } from './connected-app'
import { listEvents } from './list-events'
import type { GooglePerson } from './person'

interface Page {
  items: { id: string; status: string; summary?: string }[]
  nextPageToken?: string
  nextSyncToken?: string
  timeZone: string
}

let app: ConnectedApp
let dona: GooglePerson
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 2, 1)
  app = await startConnectedApp({ now: () => now })
  dona = app.google.account(DONA)
})
afterEach(() => app.stop())

const at = (hour: string) => ({ dateTime: `2026-03-10T${hour}:00-03:00` })
const put = (summary: string, from = '10:00', to = '11:00') =>
  dona.puts({ summary, start: at(from), end: at(to) }).id
const list = async (query: Record<string, string>) => {
  const { status, body } = await app.call(
    'GET',
    `/calendars/primary/events?${new URLSearchParams(query).toString()}`,
  )
  return { status, body: body as unknown as Page & { error: { errors: { reason: string }[] } } }
}
const summaries = async (query: Record<string, string>) => {
  const { body } = await list(query)
  return body.items.map(({ summary }) => summary)
}

describe('the list', () => {
  it('holds what ends after timeMin and starts before timeMax, both exclusive, whole days included', async () => {
    put('cedo', '08:00', '09:00')
    put('encosta', '09:00', '10:00')
    put('atravessa', '09:30', '10:30')
    put('depois', '12:00', '13:00')
    dona.puts({ summary: 'dia', start: { date: '2026-03-10' }, end: { date: '2026-03-11' } })
    dona.puts({ summary: 'véspera', start: { date: '2026-03-09' }, end: { date: '2026-03-10' } })
    const window = { timeMin: '2026-03-10T10:00:00-03:00', timeMax: '2026-03-10T12:00:00-03:00' }
    expect(await summaries(window)).toEqual(['atravessa', 'dia'])
    const midnight = { timeMin: '2026-03-10T00:00:00-03:00', timeMax: '2026-03-10T00:00:01-03:00' }
    expect(await summaries(midnight)).toEqual(['dia'])
    expect((await list({})).body.timeZone).toBe('America/Sao_Paulo')
  })

  it('tells a series by its single events, or by itself and what was changed of it', async () => {
    const times = { start: at('10:00'), end: at('11:00') }
    const series = dona.puts({ summary: 'pilates', ...times, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] })
    const singles = async () => (await list({ singleEvents: 'true' })).body
    const { items, nextSyncToken } = await singles()
    expect(items.map(({ id }) => id)).toEqual(
      ['0310', '0317', '0324'].map((day) => `${series.id}_2026${day}T130000Z`),
    )
    const changed = async () =>
      (await list({ singleEvents: 'true', syncToken: nextSyncToken! })).body.items.map(({ status }) => status)
    expect(await summaries({})).toEqual(['pilates'])
    dona.edits(items[1]!.id, { summary: 'sala 2' })
    expect(await summaries({})).toEqual(['pilates', 'sala 2'])
    dona.deletes(items[2]!.id)
    expect(await changed()).toEqual(['confirmed', 'cancelled'])
    dona.deletes(series.id)
    expect((await singles()).items).toEqual([])
    expect(await changed()).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(() => dona.puts({ ...times, recurrence: ['RRULE:FREQ=MONTHLY'] })).toThrow('daily and weekly')
  })

  it('is ordered by start or by change where asked', async () => {
    const late = put('tarde', '15:00', '16:00')
    put('manhã', '09:00', '10:00')
    expect(await summaries({ singleEvents: 'true', orderBy: 'startTime' })).toEqual(['manhã', 'tarde'])
    dona.edits(late, { summary: 'tarde, mudada' })
    expect(await summaries({ orderBy: 'updated' })).toEqual(['manhã', 'tarde, mudada'])
  })

  it('searches words in any text of people, and our marks exactly', async () => {
    put('Corte da Maria')
    const [start, end] = [at('10:00'), at('11:00')]
    dona.puts({ summary: 'Barba', start, end, attendees: [{ email: 'maria@x.example' }] })
    dona.puts({
      summary: 'Nossa',
      start,
      end,
      extendedProperties: { private: { appointmentId: '7=7', companyId: '3' } },
    })
    expect(await summaries({ q: 'MARIA' })).toEqual(['Corte da Maria', 'Barba'])
    expect(await summaries({ q: 'maria corte' })).toEqual(['Corte da Maria'])
    expect(await summaries({ privateExtendedProperty: 'appointmentId=7=7' })).toEqual(['Nossa'])
    expect(await summaries({ privateExtendedProperty: 'appointmentId=7' })).toEqual([])
    expect(await summaries({ sharedExtendedProperty: 'companyId=3' })).toEqual([])
    expect(await summaries({ iCalUID: `${dona.events()[1]?.iCalUID}` })).toEqual(['Barba'])
  })

  it('shows deleted events where asked, with nothing but their id', async () => {
    const id = put('some')
    dona.deletes(id)
    expect(await summaries({})).toEqual([])
    const [shown] = (await list({ showDeleted: 'true' })).body.items
    expect(shown).toEqual({ kind: 'calendar#event', etag: expect.any(String), id, status: 'cancelled' })
    now += 60_000
    put('nova')
    expect(await summaries({ updatedMin: new Date(now).toISOString() })).toEqual(['nova'])
  })

  it.each([
    ['bounds without offset', { timeMin: '2026-03-10T10:00:00' }, 400, 'badRequest'],
    [
      'an empty window',
      { timeMin: '2026-03-10T10:00:00Z', timeMax: '2026-03-10T10:00:00Z' },
      400,
      'timeRangeEmpty',
    ],
    ['order by start of series', { orderBy: 'startTime' }, 400, 'badRequest'],
    ['pages of nothing', { maxResults: '0' }, 400, 'invalid'],
    ['an unknown zone', { timeZone: 'Lua' }, 400, 'invalid'],
    ['an unknown page', { pageToken: 'x' }, 400, 'invalid'],
    ['something that is no sync token', { syncToken: 'x' }, 400, 'invalid'],
    ['changes of last year', { updatedMin: '2025-03-10T10:00:00Z' }, 410, 'updatedMinTooLongAgo'],
  ])('refuses %s', async (_, query, status, reason) => {
    const refused = await list(query as Record<string, string>)
    expect([refused.status, refused.body.error.errors[0]?.reason]).toEqual([status, reason])
  })

  it('comes in pages, with the sync token on the last', async () => {
    for (const name of ['a', 'b', 'c']) put(name)
    const first = (await list({ maxResults: '2' })).body
    expect([first.items.length, first.nextSyncToken]).toEqual([2, undefined])
    const second = (await list({ maxResults: '2', pageToken: String(first.nextPageToken) })).body
    expect([second.items.length, second.nextPageToken, typeof second.nextSyncToken]).toEqual([
      1,
      undefined,
      'string',
    ])
    app.google.misbehave({ longestPage: 1 })
    expect((await list({})).body).toMatchObject({ items: [{}], nextPageToken: expect.any(String) })
  })
})

describe('the sync token', () => {
  const token = async (query: Record<string, string> = {}) => String((await list(query)).body.nextSyncToken)

  it('brings what changed since, the deleted too, and nothing twice', async () => {
    const [kept, gone] = [put('fica'), put('sai')]
    const before = await token({ timeMin: '2026-03-10T00:00:00Z' })
    dona.moves(kept, { start: { date: '2026-05-01' }, end: { date: '2026-05-02' } })
    dona.deletes(gone)
    const { body } = await list({ syncToken: before })
    expect(body.items.map(({ id, status }) => [id, status])).toEqual([
      [kept, 'confirmed'],
      [gone, 'cancelled'],
    ])
    expect((await list({ syncToken: String(body.nextSyncToken) })).body.items).toEqual([])
  })

  it.each([
    'iCalUID',
    'orderBy',
    'privateExtendedProperty',
    'q',
    'sharedExtendedProperty',
    'timeMin',
    'timeMax',
    'updatedMin',
  ])('does not go with %s', async (name) => {
    const { status, body } = await list({ syncToken: await token(), [name]: 'updated' })
    expect([status, body.error.errors[0]?.reason]).toEqual([400, 'syncTokenWithRequestRestrictions'])
  })

  it('does not go with hiding the deleted or with other parameters, and does not come from an ordered list', async () => {
    const syncToken = await token({ singleEvents: 'true' })
    expect((await list({ syncToken, singleEvents: 'true' })).status).toBe(200)
    expect((await list({ syncToken, singleEvents: 'true', showDeleted: 'false' })).status).toBe(400)
    expect((await list({ syncToken })).status).toBe(400)
    expect((await list({ orderBy: 'updated' })).body.nextSyncToken).toBeUndefined()
  })

  it('expires', async () => {
    const syncToken = await token()
    dona.expiresSyncTokens()
    const { status, body } = await list({ syncToken })
    expect([status, body.error.errors[0]?.reason]).toEqual([410, 'fullSyncRequired'])
    expect((await list({ syncToken: await token() })).status).toBe(200)
  })

  it('keeps a copy right, whatever happens between its pages', () => {
    const step = fc.record({
      act: fc.constantFrom('put', 'edit', 'delete', 'sync'),
      which: fc.nat({ max: 5 }),
      size: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const owner = { email: DONA, name: 'Dona', timeZone: 'America/Sao_Paulo' }
        const calendar = new Calendar(
          owner,
          () => 0,
          () => {},
        )
        const copy = new Map<string, string>()
        let next: Record<string, string> = {}
        const pull = (size: number) => {
          const page = listEvents(calendar, new URLSearchParams(next), size) as Page
          for (const { id, status, summary = '' } of page.items) {
            if (status === 'cancelled') copy.delete(id)
            else copy.set(id, summary)
          }
          next = page.nextPageToken
            ? { ...next, pageToken: page.nextPageToken }
            : { syncToken: String(page.nextSyncToken) }
          return page.nextPageToken !== undefined
        }
        steps.forEach(({ act, which, size }, at) => {
          const id = `event${which}`
          const event = calendar.events.get(id)
          const isLive = event && event.content.status !== 'cancelled'
          const body = { summary: `v${at}`, start: { date: '2026-03-10' }, end: { date: '2026-03-11' } }
          if (act === 'sync') pull(size)
          else if (act === 'delete' && isLive) calendar.delete(id)
          else if (act === 'edit' && isLive) calendar.patch(id, { summary: `v${at}` })
          else if (act === 'put') void (event ? calendar.replace(id, body) : calendar.insert({ ...body, id }))
        })
        while (pull(2));
        while (pull(2));
        const live = [...calendar.events.values()].filter(({ content }) => content.status !== 'cancelled')
        expect([...copy].sort()).toEqual(live.map(({ id, content }) => [id, content.summary]).sort())
      }),
    )
  })
})
