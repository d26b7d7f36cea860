import { describe, expect, test } from 'vitest'
import {
  belongs,
  isNarrowed,
  noFilters,
  orderQuery,
  readFilters,
  writeFilters,
  type OrderFilters,
} from './order-filters'
import { buildOrder } from '../testing/build-order'

const now = Date.parse('2026-11-21T15:30:00Z')
const zone = 'America/Sao_Paulo'
const page = { offset: 0, limit: 50, now, zone }

describe('the address', () => {
  test('ORD-05 ORD-06 ORD-07 ORD-08 filters survive in it', () => {
    const filters: OrderFilters = {
      search: 'Ana',
      status: 'production',
      period: 'week',
      sort: 'total',
      direction: 'asc',
    }
    expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters)
  })

  test('ORD-09 without filters it is clean, and other parameters stay', () => {
    const address = new URLSearchParams('q=ana&status=ready&order=1')
    expect(writeFilters(address, noFilters).toString()).toBe('order=1')
  })

  test('nonsense in it counts as not given', () => {
    expect(readFilters(new URLSearchParams('status=eaten&period=year&sort=mood&dir=up'))).toEqual(noFilters)
  })
})

describe('the query', () => {
  test('ORD-38 the default is date descending', () => {
    expect(orderQuery(noFilters, page)).toEqual({ select: '*', order: 'created_at.desc', limit: '50' })
  })

  test.each([
    ['date', 'asc', 'created_at.asc'],
    ['name', 'asc', 'customer_name.asc,created_at.desc'],
    ['total', 'desc', 'total.desc,created_at.desc'],
    ['status', 'asc', 'status.asc,created_at.desc'],
  ] as const)('ORD-38 sorting by %s %s', (sort, direction, order) => {
    expect(orderQuery({ ...noFilters, sort, direction }, page).order).toBe(order)
  })

  test.each([
    ['ORD-35', 'today', '2026-11-21T03:00:00.000Z'],
    ['ORD-36', 'week', '2026-11-14T15:30:00.000Z'],
    ['ORD-37', 'month', '2026-10-21T15:30:00.000Z'],
  ] as const)('%s %s begins by the clock of the shop', (_, period, start) => {
    expect(orderQuery({ ...noFilters, period }, page).created_at).toBe(`gte.${start}`)
  })

  test('status, search and a later page', () => {
    const filters = { ...noFilters, search: ' José ', status: 'ready' as const }
    expect(orderQuery(filters, { ...page, offset: 50 })).toMatchObject({
      status: 'eq.ready',
      search: 'ilike.*jose*',
      offset: '50',
    })
  })
})

test('what is over is asked for at once, and found by the same rule', () => {
  expect(orderQuery({ ...noFilters, status: 'closed' }, page).status).toBe('in.(delivered,cancelled,refused)')
  const closed = { ...noFilters, status: 'closed' as const }
  expect(belongs(buildOrder({ status: 'refused' }), closed, { now, zone })).toBe(true)
  expect(belongs(buildOrder({ status: 'ready' }), closed, { now, zone })).toBe(false)
})

test.each<[string, Partial<OrderFilters>, boolean]>([
  ['no filter', {}, true],
  ['its status', { status: 'analysis' }, true],
  ['another status', { status: 'ready' }, false],
  ['ORD-35 today', { period: 'today' }, true],
  ['its customer', { search: 'LIMA' }, true],
  ['another customer', { search: 'Bruno' }, false],
])('an arriving order against %s', (_, filters, expected) => {
  expect(belongs(buildOrder(), { ...noFilters, ...filters }, { now, zone })).toBe(expected)
})

test('ORD-35 yesterday’s order is not of today', () => {
  const order = buildOrder({ created_at: '2026-11-21T02:59:59.000Z' })
  expect(belongs(order, { ...noFilters, period: 'today' }, { now, zone })).toBe(false)
})

test('ORD-17 sorting alone hides nothing', () => {
  expect(isNarrowed({ ...noFilters, sort: 'name' })).toBe(false)
  expect(isNarrowed({ ...noFilters, search: ' ' })).toBe(false)
  expect(isNarrowed({ ...noFilters, period: 'today' })).toBe(true)
})
