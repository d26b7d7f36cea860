import type { PublicMenu } from '@balcao/contract/menu'
import { expect, it } from 'vitest'
import { openingWord } from './opening-word'

it.each([
  [false, '2026-11-28T11:00:00Z', '2026-11-28T09:00:00Z', 'opensToday'],
  [false, '2026-11-29T11:00:00Z', '2026-11-28T20:00:00Z', 'opensOn'],
  [true, '2026-11-28T20:30:00Z', '2026-11-28T20:00:00Z', 'backToday'],
  // From 23:33 to 00:03 in Manaus.
  [true, '2026-11-28T04:03:00Z', '2026-11-28T03:33:00Z', 'backToday'],
  [false, '2026-11-28T04:03:00Z', '2026-11-28T03:33:00Z', 'opensOn'],
  [true, '2026-11-30T12:00:00Z', '2026-11-28T20:00:00Z', 'opensOn'],
] as const)('paused: %s, opening at %s, it says at %s: %s', (paused, at, now, word) => {
  const menu = { paused, company: { time_zone: 'America/Manaus' } } as Pick<PublicMenu, 'company' | 'paused'>
  expect(openingWord(menu, Date.parse(at), Date.parse(now))).toBe(word)
})
