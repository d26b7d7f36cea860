import { assert, asyncProperty, constantFrom, integer, record, string, uniqueArray } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { readCalendar } from './read-calendar'

const zone = 'America/Manaus'
const now = Date.parse('2026-11-16T12:00:00Z')

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Ana', ...lines, 'END:VEVENT'].join('\r\n')
const read = (...events: string[]) => readCalendar(calendar(...events), { zone, now })
const startsOf = async (...lines: string[]) =>
  (await read(event(...lines))).rows.map(({ start }) => new Date(start).toISOString().slice(0, 16))

describe('when an event is', () => {
  test.each<[string, string[], string[]]>([
    ['UTC', ['DTSTART:20261201T130000Z'], ['2026-12-01T13:00']],
    ['floating: the shop’s clock', ['DTSTART:20261201T090000'], ['2026-12-01T13:00']],
    ['a zone of IANA', ['DTSTART;TZID=America/Sao_Paulo:20261201T090000'], ['2026-12-01T12:00']],
    [
      'a zone behind another registry',
      ['DTSTART;TZID=/mozilla.org/20050126_1/America/Rio_Branco:20261201T090000'],
      ['2026-12-01T14:00'],
    ],
    [
      'a zone of Outlook',
      ['DTSTART;TZID=E. South America Standard Time:20261201T090000'],
      ['2026-12-01T12:00'],
    ],
    ['whole days: its midnight', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01T04:00']],
    [
      'each week, but one that was taken out',
      ['DTSTART:20261201T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261208T130000Z'],
      ['2026-12-01T13:00', '2026-12-15T13:00'],
    ],
    [
      'the last Friday of three months, by the clock of its zone',
      ['DTSTART;TZID=America/New_York:20270226T100000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'],
      ['2027-02-26T15:00', '2027-03-26T14:00', '2027-04-30T14:00'],
    ],
    [
      'until an instant, which is the evening before here',
      ['DTSTART;TZID=America/Manaus:20261201T090000', 'RRULE:FREQ=DAILY;UNTIL=20261203T035959Z'],
      ['2026-12-01T13:00', '2026-12-02T13:00'],
    ],
    [
      'until a date, with that day',
      ['DTSTART:20261201T090000', 'RRULE:FREQ=DAILY;UNTIL=20261202'],
      ['2026-12-01T13:00', '2026-12-02T13:00'],
    ],
    [
      'dates that are named one by one',
      ['DTSTART:20261201T130000Z', 'RDATE:20261204T130000Z,20261206T130000Z'],
      ['2026-12-01T13:00', '2026-12-04T13:00', '2026-12-06T13:00'],
    ],
    [
      'each second day since long ago, without counting through them',
      ['DTSTART:19260101T130000Z', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20251118T000000Z'],
      ['2025-11-15T13:00', '2025-11-17T13:00'],
    ],
  ])('%s', async (_, lines, starts) => {
    expect(await startsOf(...lines)).toEqual(starts)
  })

  it('without an end a series goes from a year ago to a year ahead', async () => {
    const starts = await startsOf('DTSTART:20200106T130000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO')
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['2025-11-17T13:00', '2027-11-15T13:00', 105])
  })

  it('by a zone that only the file describes', async () => {
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:Salão',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const { rows } = await read(described, event('DTSTART;TZID=Salão:20261201T090000'))
    expect(new Date(rows[0]!.start).toISOString()).toBe('2026-12-01T14:00:00.000Z')
  })

  it('one of a series that was moved comes where it is, one that was called off does not', async () => {
    const again = (...lines: string[]) => event('RECURRENCE-ID:20261208T130000Z', ...lines)
    const series = event('DTSTART:20261201T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=3')
    const moved = await read(series, again('DTSTART:20261209T150000Z'))
    expect(moved.rows.map(({ start }) => new Date(start).toISOString().slice(0, 13))).toEqual([
      '2026-12-01T13',
      '2026-12-09T15',
      '2026-12-15T13',
    ])
    const off = await read(series, again('DTSTART:20261208T130000Z', 'STATUS:CANCELLED'))
    expect([off.rows.length, off.cancelled]).toEqual([2, 1])
    expect(new Set(moved.rows.map(({ key }) => key)).size).toBe(3)
  })

  it('of two versions the newer counts, and one that is called off brings nothing', async () => {
    const old = event('SEQUENCE:1', 'DTSTART:20261201T130000Z')
    const newer = event('SEQUENCE:2', 'DTSTART:20261202T130000Z')
    expect((await read(newer, old)).rows.map(({ start }) => new Date(start).getUTCDate())).toEqual([2])
    const gone = await read(old, event('SEQUENCE:2', 'DTSTART:20261201T130000Z', 'STATUS:CANCELLED'))
    expect([gone.rows.length, gone.cancelled]).toEqual([0, 1])
  })
})

describe('what an event says', () => {
  it('its folded and escaped words, the phone in them, and its one guest', async () => {
    const { rows } = await read(
      event(
        'DTSTART:20261201T130000Z',
        'DTEND:20261201T134500Z',
        'ATTENDEE;CN=Ana Lima;ROLE=REQ-PARTICIPANT:mailto:ana@example.com',
        'DESCRIPTION:Cabelo longo\\; franja\\, curta\\nTel: +55 (92) 9',
        ' 9123-4567 <b>VIP</b>',
      ),
    )
    expect(rows[0]).toMatchObject({
      minutes: 45,
      client: 'Ana Lima',
      email: 'ana@example.com',
      phone: '92991234567',
      notes: 'Cabelo longo; franja, curta\nTel: +55 (92) 99123-4567 VIP',
    })
  })

  it('whole days, a length without an end, and no length', async () => {
    const of = async (...lines: string[]) => (await read(event(...lines))).rows[0]
    expect(await of('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204')).toMatchObject({
      days: 3,
      minutes: null,
    })
    expect(await of('DTSTART:20261201T130000Z', 'DURATION:PT1H30M')).toMatchObject({
      days: null,
      minutes: 90,
    })
    expect(await of('DTSTART:20261201T130000Z')).toMatchObject({ days: null, minutes: null })
  })
})

describe('what cannot be read is named by its line, and spoils nothing else', () => {
  const good = event('DTSTART:20261201T130000Z')
  const other = (...lines: string[]) =>
    good.replace('UID:a', 'UID:b').replace(/DTSTART.*/, lines.join('\r\n'))
  test.each<[string, string]>([
    ['date', other('DTSTART:20261301T130000Z')],
    ['date', other('X-NOTHING:1')],
    ['end', other('DTSTART:20261202T130000Z', 'DTEND:20261202T120000Z')],
    ['length', other('DTSTART:20261202T130000Z', 'DTEND:20261205T120000Z')],
    ['zone', other('DTSTART;TZID=Terra do Nunca:20261202T130000')],
    ['too_far', other('DTSTART:20361202T130000Z')],
    ['too_often', other('DTSTART:20261202T130000Z', 'RRULE:FREQ=SECONDLY;COUNT=1000000')],
    ['too_often', other('DTSTART:20261202T130000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')],
    ['too_often', other('DTSTART:20261202T130000Z', 'RRULE:FREQ=DAILY;INTERVAL=99999999999')],
    ['broken', other('DTSTART:20261202T130000Z', 'RRULE:FREQ=WEEKLY;BYMONTH=13')],
    ['broken', other('DTSTART:20261202T130000Z').replace('\r\nEND:VEVENT', '')],
    ['nobody', other('DTSTART:20261202T130000Z').replace('SUMMARY:Ana\r\n', '')],
  ])('%s', async (code, bad) => {
    const found = await read(bad, good)
    expect(found.rows).toHaveLength(1)
    expect(found.problems).toMatchObject([{ line: 3, code }])
  })

  it('more than five thousand are cut, and counted', async () => {
    const daily = (uid: string) =>
      event('DTSTART:20261116T130000Z', 'RRULE:FREQ=DAILY;COUNT=300').replace('UID:a', `UID:${uid}`)
    const found = await read(...Array.from({ length: 20 }, (_, nth) => daily(String(nth))))
    expect([found.rows.length, found.left]).toEqual([5000, 1000])
  })

  it('a file that is none, or was cut off, is no error', async () => {
    for (const text of ['', 'PK\u0003\u0004\u0000', 'BEGIN:VEVENT', calendar(good).slice(0, 60)])
      expect((await readCalendar(text, { zone, now })).rows).toEqual([])
  })
})

const anyEvent = record({
  uid: string({ minLength: 1, maxLength: 20, unit: constantFrom(...'abcdef0123456789-@') }),
  hour: integer({ min: 0, max: 20_000 }),
  minutes: integer({ min: 1, max: 1440 }),
  words: string({ maxLength: 120, unit: 'binary' }),
})

it('whatever the words, each event comes once, at its time, in the order of time, the same at every reading', async () => {
  await assert(
    asyncProperty(uniqueArray(anyEvent, { maxLength: 12, selector: ({ uid }) => uid }), async (events) => {
      const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
      const text = calendar(
        ...events.map(({ uid, hour, minutes, words }) => {
          const start = now - 10_000 * 3_600_000 + hour * 3_600_000
          const said = words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/[\r\n]/g, '\\n')
          return [
            `BEGIN:VEVENT\r\nUID:${uid}`,
            `DTSTART:${stamp(start)}`,
            `DTEND:${stamp(start + minutes * 60_000)}`,
            `SUMMARY:${said}\r\nEND:VEVENT`,
          ].join('\r\n')
        }),
      )
      const first = await readCalendar(text, { zone, now })
      expect(first.problems).toEqual([])
      expect(first.rows.map(({ minutes }) => minutes).toSorted()).toEqual(
        events.map(({ minutes }) => minutes).toSorted(),
      )
      expect(first.rows.map(({ start }) => start)).toEqual(
        first.rows.map(({ start }) => start).toSorted((one, other) => one - other),
      )
      expect(new Set(first.rows.map(({ key }) => key)).size).toBe(events.length)
      expect(await readCalendar(text, { zone, now })).toEqual(first)
      for (const { title } of first.rows) expect(title).not.toMatch(/\p{Cc}|\p{Cs}/u)
    }),
    { numRuns: runs(60) },
  )
})
