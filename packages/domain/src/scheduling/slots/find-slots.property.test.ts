import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { weekdayKeys, type Week } from '../../hours'
import { blockedRange } from './blocked-range'
import { busyWindow } from '../testing/busy-window'
import { findRooms } from './find-rooms'
import { findSlots, seatFinder } from './find-slots'
import { refusalAt } from './refusal-at'
import type { SlotRules } from '../model'
import { fitsRoom } from './slot-room'
import { slotsByMinute, startsOfAny } from '../testing/minute-oracle'
import { readWalls } from '../testing/walls'
import { does, ownMinutes, type Offers } from '../people/offers'
import { joinWays, waysIn, type Way } from '../people/ways'
import { meetsNeeds, unitSets } from '../places/unit-sets'
import { uniteDays } from './unite-slots'

const MINUTE = 60_000
const DAY = 1440
/** A service of three days may look for its open days for three weeks. */
const WALL_DAYS = 24

/** Cases of each scenario. With those of the other properties here they are more than 100,000 for `npm run explore`. */
const explored = {
  clock: runs(2_000, 4),
  people: runs(750, 3),
  seats: runs(2_000, 4),
  places: runs(1_000, 3),
}

const scenarios = (
  [
    ['no change', 'America/Sao_Paulo', '2026-11-16'],
    ['midnight skipped', 'America/Sao_Paulo', '2018-10-30'],
    ['the hour before midnight repeated', 'America/Sao_Paulo', '2018-02-13'],
    ['an hour behind Brasília', 'America/Manaus', '2026-11-16'],
    ['an hour ahead of it', 'America/Noronha', '2026-11-16'],
    ['spring in New York', 'America/New_York', '2026-03-03'],
    ['autumn in New York', 'America/New_York', '2026-10-27'],
    ['spring in Lisbon', 'Europe/Lisbon', '2026-03-24'],
    ['autumn in Lisbon', 'Europe/Lisbon', '2026-10-20'],
    ['half an hour skipped on Lord Howe', 'Australia/Lord_Howe', '2026-09-29'],
    ['half an hour repeated on Lord Howe', 'Australia/Lord_Howe', '2026-03-31'],
    ['a day skipped in Samoa', 'Pacific/Apia', '2011-12-26'],
  ] as const
).map(([name, zone, from]) => {
  const origin = Date.parse(`${from}T00:00Z`)
  const walls = readWalls(zone, origin, WALL_DAYS)
  const first = origin / (DAY * MINUTE) + 4
  return { name, zone, origin, walls, first, last: first + 2 }
})

const hour = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
const range = fc
  .tuple(fc.oneof(hour, fc.integer({ min: 0, max: 1439 })), fc.oneof(hour, fc.integer({ min: 1, max: DAY })))
  .map(([start, length]) => ({ start, end: start + Math.max(1, length) }))
const day = fc.record({ open: fc.boolean(), ranges: fc.array(range, { maxLength: 2 }) })
const weeks = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(weekdayKeys.map((key, place) => [key, days[place]!])) as Week)
const services = fc.record({
  minutes: fc.integer({ min: 1, max: 1400 }),
  modality: fc.constantFrom('tempo', 'tempo', 'dia'),
  bufferBefore: fc.constantFrom(0, 0, 10, 45),
  bufferAfter: fc.constantFrom(0, 0, 15, 60),
})
const spansOf = (longest: number, maxLength: number) =>
  fc.array(
    fc.record({
      from: fc.integer({ min: DAY, max: 10 * DAY }),
      length: fc.integer({ min: 0, max: longest }),
    }),
    { maxLength },
  )

const situations = fc.record({
  week: weeks,
  periods: fc.array(
    fc.record({
      from: fc.option(fc.integer({ min: 2, max: 7 })),
      to: fc.option(fc.integer({ min: 2, max: 7 })),
      week: weeks,
    }),
    { maxLength: 2 },
  ),
  service: services,
  busy: spansOf(400, 12),
  shut: spansOf(2000, 2),
  closedDays: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
  grid: fc.constantFrom(15, 20, 30, 60, 7),
  now: fc.integer({ min: 0, max: 6 * DAY * MINUTE }),
  notice: fc.constantFrom(0, 0, 90, 1500),
  horizon: fc.constantFrom(0, 2, 60),
})
const twoServices = ['corte', 'barba'] as const
/** One of those who serve: all or some of two services, in minutes of their own or in the usual ones. */
const professionals = fc.record({
  week: weeks,
  busy: spansOf(400, 6),
  all: fc.boolean(),
  own: fc.array(
    fc.record({
      id: fc.constantFrom(...twoServices),
      duration: fc.option(fc.integer({ min: 1, max: 500 })),
      prices: fc.constant({}),
    }),
    { maxLength: 2 },
  ),
})
const salons = fc.record({
  situation: situations,
  people: fc.array(professionals, { minLength: 2, maxLength: 4 }),
  usual: fc.record({ corte: fc.constantFrom(20, 30, 60), barba: fc.constantFrom(15, 30) }),
})
/** People, units of places, and what a service needs of them. */
const houses = fc.record({
  situation: situations,
  people: fc.array(fc.record({ week: weeks, busy: spansOf(300, 5) }), { minLength: 1, maxLength: 3 }),
  units: fc.array(spansOf(300, 5), { minLength: 1, maxLength: 3 }),
  needs: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }), { maxLength: 2 }),
})
/** Classes of a service with seats: where each begins, and how many are in it. */
const courses = fc.record({
  situation: situations,
  each: fc.integer({ min: 2, max: 4 }),
  together: fc.integer({ min: 1, max: 5 }),
  classes: fc.uniqueArray(
    fc.record({ from: fc.integer({ min: 3 * DAY, max: 8 * DAY }), taken: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 8, selector: ({ from }) => from },
  ),
  onGrid: fc.boolean(),
})
type Situation = typeof situations extends fc.Arbitrary<infer Of> ? Of : never

describe.each(scenarios)('$name', ({ zone, origin, walls, first, last }) => {
  const iso = (number: number) => new Date(number * DAY * MINUTE).toISOString().slice(0, 10)
  const dates = { from: iso(first), to: iso(last) }
  const instants = (list: Situation['busy']) =>
    list.map(({ from, length }) => {
      const start = origin + from * MINUTE
      return { start, end: start + length * MINUTE }
    })
  const rulesOf = ({
    week,
    periods,
    service,
    busy,
    shut,
    closedDays,
    grid,
    now,
    notice,
    horizon,
  }: Situation) => {
    const closures = { dates: closedDays.map((days) => iso(first - 4 + days)), spans: instants(shut) }
    const dateOf = (days: number | null) => (days === null ? null : iso(first - 4 + days))
    const rules: SlotRules = {
      zone,
      week,
      periods: periods.map(({ from, to, week: own }) => ({ from: dateOf(from), to: dateOf(to), week: own })),
      closures,
      service,
      busy: instants(busy),
      grid,
      notice,
      horizon,
      now: origin + now,
    }
    return rules
  }
  const holds = (check: (rules: SlotRules) => void, numRuns = runs(1_000, 4)) =>
    fc.assert(
      fc.property(situations, (situation) => check(rulesOf(situation))),
      { numRuns },
    )

  test('AVAIL-14 AVAIL-15 AVAIL-16 the same as a clock read minute by minute', () => {
    holds((rules) => {
      const near = rules.service.modality === 'dia' ? walls : walls.slice(0, 12 * DAY)
      expect(findSlots(rules, dates)).toEqual(slotsByMinute(rules, { walls: near, origin, first, last }))
    }, explored.clock)
  })

  test('APPT-37 what fits blocks no time of another appointment, and what it then blocks never fits again', () => {
    holds((rules) => {
      const free = findSlots(rules, dates).flatMap((one) => one.slots.filter((slot) => slot.fits))
      for (const slot of free.slice(0, 6)) {
        const { blocked } = blockedRange(rules, rules.service, Date.parse(slot.start))!
        const hit = rules.busy.filter(
          (one) => one.end > one.start && one.start < blocked.end && one.end > blocked.start,
        )
        expect(hit).toEqual([])
        const booked = { ...rules, busy: [...rules.busy, blocked] }
        expect(refusalAt(booked, Date.parse(slot.start))).not.toBeNull()
        const left = findSlots(booked, dates).flatMap((one) => one.slots.filter(({ fits }) => fits))
        const before = new Set(free.map(({ start }) => start))
        expect(left.filter(({ start }) => !before.has(start))).toEqual([])
      }
    })
  })

  test('APPT-37 a start is taken at the second look exactly where it was offered', () => {
    holds((rules) => {
      const offered = findSlots(rules, dates).flatMap((one) => one.slots)
      for (const slot of offered.slice(0, 40)) {
        const start = Date.parse(slot.start)
        expect(refusalAt(rules, start) === null).toBe(slot.fits)
        expect(offered.some((one) => Date.parse(one.start) === start + 1)).toBe(false)
        expect(refusalAt(rules, start + 1)).not.toBeNull()
        if (rules.service.modality === 'tempo') expect(fitsRoom(slot, rules.service)).toBe(slot.fits)
      }
    })
  })

  test('what is busy outside the window changes nothing, nor does its order', () => {
    holds((rules) => {
      const { start, end } = busyWindow(rules, rules.service, dates)
      const seen = rules.busy.filter((one) => one.start < end && one.end > start)
      const far = [
        { start: start - 90 * MINUTE, end: start },
        { start: end, end: end + 90 * MINUTE },
      ]
      const usual = findSlots(rules, dates)
      expect(findSlots({ ...rules, busy: [...far, ...seen.toReversed()] }, dates)).toEqual(usual)
      expect(findSlots(rules, dates)).toEqual(usual)
    })
  })

  test('a service of several people is had exactly where one who does it has as long as they need', () => {
    const check = ({
      situation,
      people,
      usual,
    }: typeof salons extends fc.Arbitrary<infer Of> ? Of : never) => {
      const rules = rulesOf(situation)
      const team = people.map(({ week, busy, all, own }) => {
        const offers: Offers = { all, services: own }
        const minutes = twoServices.map((id) => does(offers, id) && ownMinutes(offers, id, usual[id]))
        return { rules: { ...rules, week, busy: instants(busy) }, minutes, kind: JSON.stringify(minutes) }
      })
      const kinds = [...new Set(team.map(({ kind }) => kind))]
      const serves = (person: (typeof team)[number], minutes: number) => ({
        ...person.rules,
        service: { ...rules.service, minutes, modality: 'tempo' as const },
      })
      // One look at everybody, as the page has it, for whichever service is chosen then.
      const ofKinds = team.map(({ kind }) => kinds.indexOf(kind))
      const seen = findRooms(
        team.map((person) => serves(person, 1)),
        dates,
        { kinds: ofKinds },
      )
      // Each by itself, and both in one visit, in either order.
      for (const visit of [[0], [1], [0, 1], [1, 0]]) {
        const doing = team.flatMap((person) => {
          const each = visit.map((service) => person.minutes[service]!)
          if (each.includes(false)) return []
          const minutes = each.reduce<number>((sum, one) => sum + Number(one), 0)
          return [{ person, minutes, asked: serves(person, minutes) }]
        })
        const told = startsOfAny(
          doing.map(({ asked }) => asked),
          { walls: walls.slice(0, 12 * DAY), origin, first, last },
        )
        const fitting = told.map((starts) => [...starts].flatMap(([at, fits]) => (fits ? [at] : [])).sort())
        // The page knows of each service by itself in which ways it is done.
        const [alone, ...others] = visit.map((service) =>
          team.flatMap(({ kind, minutes }) =>
            minutes[service] === false
              ? []
              : [{ kinds: [kinds.indexOf(kind)], minutes: minutes[service] as number }],
          ),
        )
        const ways = others.reduce<Way[]>((before, next) => joinWays(before, next, () => ({})), alone!)
        const ofPage = seen.map(({ starts }) =>
          starts
            .filter(({ rooms }) => waysIn(rooms, ways, rules.service).length > 0)
            .map(({ start }) => start),
        )
        expect(ofPage).toEqual(fitting)
        if (doing.length === 0) continue
        const ofService = uniteDays(doing.map(({ asked }) => findSlots(asked, dates)))
        expect(ofService.map(({ slots }) => new Map(slots.map(({ start, fits }) => [start, fits])))).toEqual(
          told,
        )
      }
    }
    fc.assert(fc.property(salons, check), { numRuns: explored.people })
  })

  test('the rooms of several in one pass are those of the slots of each, united', () => {
    const check = (
      { situation, people }: Generated<typeof salons>,
      isTogether: boolean,
      kinds: readonly number[],
    ) => {
      const rules = rulesOf({ ...situation, service: { ...situation.service, modality: 'tempo' } })
      const team = people.map(({ week, busy }) => ({
        ...rules,
        week: isTogether ? rules.week : week,
        busy: instants(busy),
      }))
      const ofTeam = kinds.slice(0, team.length)
      const united = uniteDays(
        team.map((one) => findSlots(one, dates)),
        ofTeam,
      )
      expect(findRooms(team, dates, { kinds: ofTeam })).toEqual(
        united.map(({ date, status, slots }) => ({
          date,
          status,
          starts: slots.map(({ start, time, more = [], fits: _fits, ...widest }) => ({
            start,
            time,
            rooms: [widest, ...more],
          })),
        })),
      )
    }
    const manyKinds = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 })
    const kinds = fc.oneof(fc.constant<number[]>([0, 0, 0, 0]), manyKinds)
    fc.assert(fc.property(salons, fc.boolean(), kinds, check), { numRuns: runs(12, 3) })
  })

  test('a class is joined exactly where it has a seat left and nothing but itself is in the way', () => {
    const check = ({ situation, each, together, classes, onGrid }: Generated<typeof courses>) => {
      const rules = rulesOf(situation)
      const { minutes, bufferBefore, bufferAfter } = rules.service
      const usual = findSlots({ ...rules, busy: [] }, dates).flatMap(({ slots }) => slots)
      const placed = classes.map(({ from, taken }, nth) => {
        const offered = onGrid ? usual[(from + nth) % Math.max(1, usual.length)] : undefined
        const at = offered ? Date.parse(offered.start) : origin + from * MINUTE
        return { at, start: at - bufferBefore * MINUTE, end: at + (minutes + bufferAfter) * MINUTE, taken }
      })
      // No two classes of one agenda share a start.
      const told = [...new Map(placed.map((one) => [one.at, one])).values()]
      const asked: SlotRules = {
        ...rules,
        busy: [...rules.busy, ...told],
        seats: { each, people: together, classes: told, busy: rules.busy },
      }
      const near = rules.service.modality === 'dia' ? walls : walls.slice(0, 12 * DAY)
      const found = findSlots(asked, dates)
      expect(found).toEqual(slotsByMinute(asked, { walls: near, origin, first, last }))
      const slots = found.flatMap((day) => day.slots)
      const instants = [...slots.map(({ start }) => Date.parse(start)), ...told.map(({ at }) => at)]
      expect(seatFinder(dates)(asked, instants).map(({ start, left }) => [start, left])).toEqual(
        slots.filter(({ fits }) => fits).map(({ start, left }) => [start, left]),
      )
      for (const slot of slots.slice(0, 20)) {
        expect(refusalAt(asked, Date.parse(slot.start)) === null).toBe(slot.fits)
        expect(slot.left! >= together).toBe(slot.fits)
      }
    }
    fc.assert(fc.property(courses, check), { numRuns: explored.seats })
  })

  test('a service that needs places is had exactly where one person and units for all that it needs are free together', () => {
    const check = ({ situation, people, units, needs }: Generated<typeof houses>) => {
      const rules = rulesOf(situation)
      const found = needs.map((need) => need.filter((unit) => unit < units.length))
      const lanes = people.flatMap(({ week, busy }) =>
        unitSets(found, 200)
          .filter((set) => meetsNeeds(set, found))
          .map((set): SlotRules => {
            const taken = [busy, ...set.map((unit) => units[unit]!)].flatMap(instants)
            return { ...rules, week, busy: taken }
          }),
      )
      // Told anew: everybody with every choice of one unit for each need, whether it is one for two of them or not.
      const choices = found.reduce<number[][]>(
        (before, need) => before.flatMap((chosen) => need.map((unit) => [...chosen, unit])),
        [[]],
      )
      const pairs = people.flatMap(({ week, busy }) =>
        choices.map((chosen): SlotRules => {
          const taken = [busy, ...new Set(chosen.map((unit) => units[unit]!))].flatMap(instants)
          return { ...rules, week, busy: taken }
        }),
      )
      expect(lanes.length === 0).toBe(pairs.length === 0)
      if (pairs.length === 0) return
      const near = rules.service.modality === 'dia' ? walls : walls.slice(0, 12 * DAY)
      const told = startsOfAny(pairs, { walls: near, origin, first, last })
      const seen = uniteDays(lanes.map((lane) => findSlots(lane, dates)))
      expect(seen.map(({ slots }) => new Map(slots.map(({ start, fits }) => [start, fits])))).toEqual(told)
    }
    fc.assert(fc.property(houses, check), { numRuns: explored.places })
  })
})

type Generated<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
