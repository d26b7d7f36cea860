import { describe, expect, it } from 'vitest'
import { lengthRange, lookAtMonth, mostAt, priceRange, servicesAt, waysOf } from './fitting'
import { visitOf } from './visit'
import { buildAgenda, buildDay, buildService } from '../testing/build-agenda'

const corte = buildService()
const tranca = buildService({ id: 'tranca', name: 'Trança', duration: 180 })
const obra = buildService({
  id: 'obra',
  name: 'Obra',
  duration: 960,
  modalidade: 'dia',
  day_starts: ['2026-11-24T12:00:00.000Z'],
})
const tuesday = buildDay('2026-11-24', { '08:00': 240, '09:00': 180, '10:00': 120, '11:00': 60, '14:00': 0 })
const wednesday = buildDay('2026-11-25', { '08:00': 30 })
const times = (look: ReturnType<typeof lookAtMonth>, date: string) =>
  look.get(date)?.starts.map(({ time }) => time)

describe('several people who can be booked', () => {
  it('offer a start where one of them has room for the service and its buffers, not two half ones', () => {
    const buffered = buildService({ id: 'pe', duration: 60, buffer_before: 30, buffer_after: 30 })
    const slot = { start: '2026-11-24T14:00:00.000Z', time: '10:00' }
    const withRoom = (more: { free: number; before: number; after: number }[]) =>
      buildAgenda({
        services: [buffered],
        days: [{ ...tuesday, slots: [{ ...slot, free: 120, before: 0, after: 2880, more }] }],
      })
    expect(times(lookAtMonth(withRoom([{ free: 60, before: 60, after: 60 }]), null), '2026-11-24')).toEqual(
      [],
    )
    const roomy = withRoom([{ free: 90, before: 60, after: 90 }])
    expect(times(lookAtMonth(roomy, null), '2026-11-24')).toEqual(['10:00'])
  })
})

describe('people who do different things', () => {
  const price = (cents: number) => [{ type: 'padrao', cents }]
  const slot = {
    start: '2026-11-24T14:00:00.000Z',
    time: '10:00',
    free: 90,
    before: 60,
    after: 90,
    kinds: [1],
    more: [{ free: 45, before: 60, after: 45, kinds: [0] }],
  }
  const long = { kinds: [0], duration: 60, prices: price(9000) }
  const short = { kinds: [0], duration: 30, prices: price(4000) }
  const others = { kinds: [1], duration: 80, prices: price(6000) }
  const at = { date: '2026-11-24', start: slot.start }
  const fitOf = (ways: (typeof long)[]) =>
    servicesAt(
      buildAgenda({ services: [buildService({ ways })], days: [{ ...tuesday, slots: [slot] }] }),
      at,
    )[0]!

  it('a service fits where somebody who does it has as long as they need, in the ways that fit there', () => {
    expect(fitOf([long, others]).ways.map(({ minutes }) => minutes)).toEqual([80])
    const both = fitOf([short, others])
    expect([lengthRange(both.ways), priceRange(both.ways)]).toEqual([
      { from: 30, to: 80 },
      { from: 4000, to: 6000 },
    ])
    expect(fitOf([long])).toMatchObject({ start: null, reason: 'room', free: 45 })
  })

  it('says where nobody is free who does it, and where nobody does it at all', () => {
    expect(fitOf([{ ...long, kinds: [2] }]).reason).toBe('people')
    expect(fitOf([]).reason).toBe('nobody')
    const agenda = buildAgenda({ services: [buildService({ ways: [] })], days: [tuesday] })
    expect(times(lookAtMonth(agenda, null), '2026-11-24')).toEqual([])
    expect(waysOf(buildService())).toEqual([{ minutes: 60, prices: price(8000) }])
  })
})

describe('the days of a month', () => {
  const agenda = buildAgenda({
    services: [corte, tranca, obra],
    days: [
      buildDay('2026-11-22', {}, { status: 'closed' }),
      buildDay('2026-11-23', { '08:00': 60 }, { status: 'unavailable' }),
      tuesday,
      wednesday,
    ],
  })

  it('AVAIL-07 are each a date, whether it can be had, and its times: those at which some service fits, none that is taken', () => {
    const look = lookAtMonth(agenda, null)
    expect(times(look, '2026-11-24')).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(times(look, '2026-11-25')).toEqual([])
    expect([...look.keys()]).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'])
    expect(look.get('2026-11-24')).toMatchObject({ date: '2026-11-24', status: 'open' })
  })

  it('offer only those of the service that was asked for', () => {
    expect(times(lookAtMonth(agenda, 'tranca'), '2026-11-24')).toEqual(['08:00', '09:00'])
  })

  it('offer a service by day at the opening of the days that it can begin on', () => {
    const look = lookAtMonth(agenda, 'obra')
    expect(times(look, '2026-11-24')).toEqual(['08:00'])
    expect(times(look, '2026-11-25')).toEqual([])
  })

  it('BOOK-07 are closed by the hours or by a closure alike, and then offer nothing', () => {
    const look = lookAtMonth(agenda, null)
    expect(look.get('2026-11-22')?.status).toBe('closed')
    expect(look.get('2026-11-23')).toEqual({ date: '2026-11-23', status: 'closed', starts: [] })
  })
})

describe('the services at a chosen time', () => {
  const at = { date: '2026-11-24', start: '2026-11-24T14:00:00.000Z' }

  it('are grey with the reason where they do not fit', () => {
    const buffered = buildService({ id: 'tinta', buffer_before: 30 })
    const agenda = buildAgenda({ services: [corte, tranca, buffered, obra], days: [tuesday] })
    expect(
      servicesAt(agenda, at).map(({ service, start, reason }) => [service.id, start?.time, reason]),
    ).toEqual([
      ['corte', '10:00', null],
      ['tranca', undefined, 'room'],
      ['tinta', undefined, 'neighbours'],
      ['obra', '08:00', null],
    ])
    expect(servicesAt(agenda, at)[1]).toMatchObject({ free: 120 })
  })

  it('by day begin at the opening of the chosen day, or not at all', () => {
    const agenda = buildAgenda({ services: [obra], days: [tuesday, wednesday] })
    expect(servicesAt(agenda, at)[0]?.start?.start).toBe('2026-11-24T12:00:00.000Z')
    expect(servicesAt(agenda, { date: '2026-11-25', start: '2026-11-25T12:00:00.000Z' })[0]).toMatchObject({
      start: null,
      reason: 'days',
    })
  })

  it('none fits a time that is gone', () => {
    const agenda = buildAgenda({ services: [corte], days: [tuesday] })
    const gone = { date: '2026-11-24', start: '2026-11-24T13:30:00.000Z' }
    expect(servicesAt(agenda, gone).every(({ start }) => start === null)).toBe(true)
    expect(servicesAt(agenda, gone)[0]).toMatchObject({ reason: 'room', free: 0 })
  })
})

describe('a service that several people come to', () => {
  const nine = '2026-11-24T13:00:00.000Z'
  const offGrid = '2026-11-24T18:10:00.000Z'
  const classes = [
    { start: nine, left: 3 },
    { start: offGrid, left: 1 },
  ]
  const yoga = buildService({ id: 'yoga', name: 'Yoga', seats: { people: 1, each: 8, classes } })
  // Somebody comes at nine, so that nothing else has room there.
  const day = buildDay('2026-11-24', { '08:00': 60, '09:00': 0, '10:00': 120 })
  const starts = (agenda: ReturnType<typeof buildAgenda>, id: string | null) =>
    lookAtMonth(agenda, id)
      .get('2026-11-24')!
      .starts.map(({ time, left }) => [time, left])

  it('says of each start how many seats are left, off the grid too', () => {
    const agenda = buildAgenda({ services: [yoga, corte], days: [day] })
    expect(starts(agenda, 'yoga')).toEqual([
      ['08:00', 8],
      ['09:00', 3],
      ['10:00', 8],
      ['14:10', 1],
    ])
    expect(starts(agenda, null)).toEqual([
      ['08:00', undefined],
      ['09:00', undefined],
      ['10:00', undefined],
      ['14:10', undefined],
    ])
    expect(starts(agenda, 'corte').map(([time]) => time)).toEqual(['08:00', '10:00'])
  })

  it('offers those who come together the starts that have seats for all of them', () => {
    const together = [
      { start: nine, left: 3, together: 2 },
      { start: offGrid, left: 1 },
    ]
    const seats = { each: 8, people: 4, classes: together }
    const agenda = buildAgenda({ services: [{ ...yoga, seats }], days: [day] })
    const times = (people: number) =>
      lookAtMonth(agenda, 'yoga', [], people)
        .get('2026-11-24')!
        .starts.map(({ time }) => time)
    expect(times(1)).toEqual(['08:00', '09:00', '10:00', '14:10'])
    expect(times(2)).toEqual(['08:00', '09:00', '10:00'])
    expect(times(3)).toEqual(['08:00', '10:00'])
    const tenAt = '2026-11-24T14:00:00.000Z'
    expect([nine, offGrid, tenAt].map((start) => mostAt({ seats }, start))).toEqual([2, 1, 4])
    expect(mostAt(corte, nine)).toBe(1)
  })

  it('fits where it is joined, and says so', () => {
    const agenda = buildAgenda({ services: [yoga, corte], days: [day] })
    const [first, second] = servicesAt(agenda, { date: '2026-11-24', start: nine })
    expect(first?.start).toEqual({ start: nine, time: '09:00', date: '2026-11-24', left: 3 })
    expect(second?.start).toBeNull()
    expect(
      visitOf(agenda.services, [
        { id: 'yoga', type: null },
        { id: 'corte', type: null },
      ]),
    ).toBe(undefined)
  })
})

it('spans the prices of a service', () => {
  const prices = [
    { type: 'a', cents: 9000 },
    { type: 'b', cents: 5000 },
  ]
  expect(priceRange([{ prices }])).toEqual({ from: 5000, to: 9000 })
  expect(priceRange([{ prices }], 'a')).toEqual({ from: 9000, to: 9000 })
})
