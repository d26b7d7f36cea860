import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { weekdayKeys, type Week } from '../../hours'
import type { SlotRules } from '../model'
import { rowsByMinute } from '../testing/minute-oracle'
import { readWalls } from '../testing/walls'
import { rowOf, type InRow } from './people-in-a-row'

const MINUTE = 60_000
const DAY = 1440

const scenarios = (
  [
    ['no change', 'America/Sao_Paulo', '2026-11-16'],
    ['midnight skipped', 'America/Sao_Paulo', '2018-10-30'],
    ['the hour before midnight repeated', 'America/Sao_Paulo', '2018-02-13'],
    ['half an hour skipped on Lord Howe', 'Australia/Lord_Howe', '2026-09-29'],
  ] as const
).map(([name, zone, from]) => {
  const origin = Date.parse(`${from}T00:00Z`)
  const first = origin / (DAY * MINUTE) + 3
  return { name, zone, origin, walls: readWalls(zone, origin, 9), first, last: first + 1 }
})

const quarter = fc.integer({ min: 0, max: 95 }).map((place) => place * 15)
const range = fc
  .tuple(quarter, fc.oneof(quarter, fc.integer({ min: 60, max: DAY })))
  .map(([start, length]) => ({ start, end: start + Math.max(30, length) }))
const day = fc.record({ open: fc.constantFrom(true, true, false), ranges: fc.array(range, { maxLength: 2 }) })
const weeks = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(weekdayKeys.map((key, place) => [key, days[place]!])) as Week)
const spans = (longest: number, maxLength: number) =>
  fc.array(
    fc.record({
      from: fc.integer({ min: 2 * DAY, max: 6 * DAY }),
      length: fc.integer({ min: 0, max: longest }),
    }),
    { maxLength },
  )
const part = fc.record({
  minutes: fc.constantFrom(5, 20, 30, 45, 400),
  bufferBefore: fc.constantFrom(0, 0, 10),
  bufferAfter: fc.constantFrom(0, 0, 15),
})
const visits = fc.integer({ min: 2, max: 3 }).chain((count) =>
  fc.record({
    people: fc.array(
      fc.record({
        week: weeks,
        busy: spans(300, 8),
        does: fc.array(fc.option(part, { nil: undefined, freq: 3 }), { minLength: count, maxLength: count }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shut: spans(900, 1),
    grid: fc.constantFrom(15, 30, 60),
    now: fc.integer({ min: 0, max: 4 * DAY * MINUTE }),
    notice: fc.constantFrom(0, 90),
  }),
)
type Visit = typeof visits extends fc.Arbitrary<infer Of> ? Of : never

describe.each(scenarios)('$name', ({ zone, origin, walls, first, last }) => {
  const iso = (number: number) => new Date(number * DAY * MINUTE).toISOString().slice(0, 10)
  const dates = { from: iso(first), to: iso(last) }
  const instants = (list: Visit['shut']) =>
    list.map(({ from, length }) => {
      const start = origin + from * MINUTE
      return { start, end: start + length * MINUTE }
    })
  const peopleOf = ({ people, shut, grid, now, notice }: Visit): InRow[] =>
    people.map(({ week, busy, does }, person) => {
      const rules: Omit<SlotRules, 'service'> = {
        zone,
        week,
        closures: { dates: [], spans: instants(shut) },
        busy: instants(busy),
        grid,
        notice,
        horizon: 60,
        now: origin + now,
      }
      return { person, rules, does }
    })

  test('a visit is had in a row exactly where a clock read minute by minute finds people for it', () => {
    const check = (visit: Visit) => {
      const people = peopleOf(visit)
      const told = rowsByMinute(people, { walls, origin, first, last })
      const row = rowOf(people, dates)
      const seen = row.days()
      expect(seen.map(({ slots }) => new Map(slots.map(({ start, fits }) => [start, fits])))).toEqual(
        told.map((starts) => new Map([...starts].map(([start, fewest]) => [start, fewest !== null]))),
      )
      for (const [start, fewest] of told.flatMap((starts) => [...starts]).slice(0, 60)) {
        const ways = row.waysFrom(Date.parse(start), 50)
        expect(ways[0]?.length ?? null).toBe(fewest)
        for (const way of ways) requireRow(way, Date.parse(start), people[0]!.does.length)
      }
    }
    fc.assert(fc.property(visits, check), { numRuns: runs(100, 4) })
  })
})

/** Each part begins when the one before ends, and the next one is somebody else. */
function requireRow(
  way: ReturnType<ReturnType<typeof rowOf>['waysFrom']>[number],
  start: number,
  count: number,
) {
  let [at, from] = [start, 0]
  let before: number | null = null
  for (const stretch of way) {
    expect([stretch.start, stretch.from, stretch.by.person === before]).toEqual([at, from, false])
    const own = stretch.by.does.slice(stretch.from, stretch.to).map((one) => one!.minutes)
    expect(stretch.minutes).toBe(own.reduce((sum, minutes) => sum + minutes, 0))
    at += stretch.minutes * MINUTE
    from = stretch.to
    before = stretch.by.person
  }
  expect(from).toBe(count)
}
