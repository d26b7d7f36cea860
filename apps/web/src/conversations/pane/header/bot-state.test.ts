import { describe, expect, it } from 'vitest'
import { answerWindow, durationWords } from '../composer/answer-window'
import { anHourMore, botState } from './bot-state'

const now = Date.parse('2026-11-21T15:00:00Z')
const here = { now, isGroup: false, companyOn: true }
const bot = { mode: 'bot', until: null, by: null } as const
const person = (until: string | null) => ({ mode: 'human', until, by: 'dashboard' }) as const
const off = { mode: 'off', until: null, by: 'dashboard' } as const

describe('CONV-05 who answers', () => {
  it.each([
    [bot, here, { kind: 'bot' }],
    [person('2026-11-21T15:28:00Z'), here, { kind: 'person', minutes: 28 }],
    [person('2026-11-21T15:27:59Z'), here, { kind: 'person', minutes: 27 }],
    [person('2026-11-21T15:00:00.001Z'), here, { kind: 'person', minutes: 0 }],
    [person('2026-11-21T15:00:00Z'), here, { kind: 'bot' }],
    [person(null), here, { kind: 'person', minutes: null }],
    [off, here, { kind: 'off' }],
    [bot, { ...here, companyOn: false }, { kind: 'company-off' }],
    [bot, { ...here, isGroup: true }, { kind: 'none' }],
  ])('%j: %j', (state, where, words) => {
    expect(botState(state, where)).toEqual(words)
  })

  it.each([
    [bot, 60],
    [off, 60],
    [person(null), 60],
    [person('2026-11-21T15:28:00Z'), 88],
    [person('2026-11-21T14:00:00Z'), 60],
    [person('2026-11-22T14:59:00Z'), 1440],
  ])('an hour more after %j is %i minutes', (state, minutes) => {
    expect(anHourMore(state, now)).toBe(minutes)
  })
})

describe('CALL-47 the 24 hours of the official channel', () => {
  it.each([
    [null, { kind: 'open' }],
    ['2026-11-22T15:00:00Z', { kind: 'open' }],
    ['2026-11-21T17:00:01Z', { kind: 'open' }],
    ['2026-11-21T17:00:00Z', { kind: 'soon', minutes: 120 }],
    ['2026-11-21T15:00:01Z', { kind: 'soon', minutes: 1 }],
    ['2026-11-21T15:00:00Z', { kind: 'over' }],
    ['2026-11-20T15:00:00Z', { kind: 'over' }],
  ])('that end at %s: %j', (endsAt, window) => {
    expect(answerWindow(endsAt, now)).toEqual(window)
  })

  it.each([
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [65, '1 h 05 min'],
    [120, '2 h 00 min'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words)
  })
})
