import type { PrintSummary } from '@balcao/contract/printing'
import { expect, test } from 'vitest'
import { latestOf } from './answer-paper'

const print = (copy: PrintSummary['copy'], revision: number): PrintSummary => ({
  id: `${copy}-${revision}`,
  order_id: null,
  copy,
  revision,
  reprint: revision > 1,
  state: 'printed',
  station_name: null,
  detail: null,
  created_at: '2026-11-21T15:00:00.000Z',
  finished_at: null,
})

test('of a copy printed several times the last print counts', () => {
  const prints = [print('kitchen', 1), print('delivery', 4), print('kitchen', 3), print('kitchen', 2)]
  expect(latestOf(prints, 'kitchen')?.id).toBe('kitchen-3')
  expect(latestOf(prints, 'counter')).toBeUndefined()
})
