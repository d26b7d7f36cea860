import { expect, test } from 'vitest'
import { compareOrders, defaultOrderSort, type OrderSort, type SortableOrder } from './sorting'

const orders: SortableOrder[] = [
  { id: 'z', created_at: '2026-11-21T12:00:00Z', customer_name: 'Érica', total: 30, status: 'ready' },
  {
    id: 'b',
    created_at: '2026-11-21T10:30:00-03:00',
    customer_name: 'bruno',
    total: 5.5,
    status: 'analysis',
  },
  { id: 'c', created_at: '2026-11-20T12:00:00Z', customer_name: 'Ana', total: 100, status: 'production' },
  { id: 'd', created_at: '2026-11-19T12:00:00Z', customer_name: 'Fábio', total: 30, status: 'cancelled' },
]

test.each<[OrderSort, string]>([
  [defaultOrderSort, 'bzcd'],
  [{ key: 'date', direction: 'asc' }, 'dczb'],
  [{ key: 'name', direction: 'asc' }, 'cbzd'],
  [{ key: 'name', direction: 'desc' }, 'dzbc'],
  [{ key: 'total', direction: 'asc' }, 'bzdc'],
  [{ key: 'total', direction: 'desc' }, 'czdb'],
  [{ key: 'status', direction: 'asc' }, 'bczd'],
  [{ key: 'status', direction: 'desc' }, 'dzcb'],
])('ORD-38 sorted by %j', (sort, ids) => {
  expect(
    [...orders]
      .sort(compareOrders(sort))
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids)
})

test('ORD-38 orders that are alike keep one place, whatever came first', () => {
  const twins = ['x', 'y', 'z'].map((id) => ({ ...(orders[0] as SortableOrder), id }))
  const sorted = (list: SortableOrder[]) => list.sort(compareOrders(defaultOrderSort)).map(({ id }) => id)
  expect(sorted([...twins].reverse())).toEqual(sorted([...twins]))
})
