import { describe, expect, test } from 'vitest'
import { readAddress, writeAddress } from './address'

const start = {
  tab: 'overview',
  chosen: { period: '7d' },
  filters: {},
  compare: true,
  report: 'orders',
} as const

describe('the address of the manager’s page', () => {
  test('says nothing at the beginning', () => {
    expect(readAddress(new URLSearchParams())).toEqual(start)
    expect(writeAddress(start).toString()).toBe('')
  })

  test('MGR-03 MGR-04 MGR-05 leads to each tab', () => {
    const tabOf = (address: string) => readAddress(new URLSearchParams(address)).tab
    expect([tabOf('tab=visao-geral'), tabOf('tab=analytics'), tabOf('tab=relatorios')]).toEqual([
      'overview',
      'analytics',
      'reports',
    ])
  })

  test.each([
    'tab=analytics&period=30d&source=bot&fulfilment=delivery&payment=pix&neighbourhood=Centro&product=p1&category=c1&compare=no',
    'tab=relatorios&period=custom&from=2026-11-01&to=2026-11-21&report=days',
    'period=today',
  ])('%s is read and written alike', (address) => {
    expect(writeAddress(readAddress(new URLSearchParams(address))).toString()).toBe(address)
  })

  test.each([
    'tab=x',
    'period=ontem',
    'period=custom&from=2026-11-22&to=2026-11-21',
    'source=fax',
    'report=x',
  ])('%s is read as the beginning', (address) => {
    expect(readAddress(new URLSearchParams(address))).toEqual(start)
  })
})
