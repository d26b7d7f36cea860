import { describe, expect, test } from 'vitest'
import { readView, writeView } from './orders-view'

describe('the view of the orders', () => {
  test.each([
    ['', 'board', 'board'],
    ['', 'list', 'list'],
    ['view=list', 'board', 'list'],
    ['view=board', 'list', 'board'],
    ['view=table', 'list', 'list'],
    ['view=kitchen', 'board', 'kitchen'],
    ['status=analysis', 'kitchen', 'list'],
    ['q=ana&period=today', 'board', 'board'],
    ['status=analysis', 'board', 'list'],
    ['sort=name', 'board', 'list'],
    ['status=analysis&view=board', 'list', 'board'],
  ] as const)('?%s, with the %s kept, shows the %s', (address, kept, shown) => {
    expect(readView(new URLSearchParams(address), kept)).toBe(shown)
  })

  test.each([
    ['q=ana', 'list', 'q=ana'],
    ['q=ana&view=list', 'board', 'q=ana'],
    ['status=analysis', 'board', 'status=analysis&view=board'],
    ['status=analysis&view=board', 'list', 'status=analysis'],
  ] as const)('choosing at ?%s the %s leads to ?%s, which shows it', (address, view, written) => {
    const next = writeView(new URLSearchParams(address), view)
    expect(next.toString()).toBe(written)
    expect(readView(next, view)).toBe(view)
  })
})
