import type { Chat } from '@balcao/contract/conversations'
import { describe, expect, it } from 'vitest'
import { buildChat } from '../testing/build-chat'
import { initialsOf } from '../../shared/words/initials'
import { lookOf } from './avatar-look'
import { listTime } from './list-time'
import { neighbourOf } from './neighbour-of'
import { stepFrom } from './step-from'
import { whoAnswers } from './who-answers'

const now = Date.parse('2026-11-21T15:00:00.000Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

describe('who answers a conversation', () => {
  const human = (until: string | null): Partial<Chat> => ({ bot: { mode: 'human', until, by: 'dashboard' } })
  it.each<[string, Partial<Chat>, boolean, object]>([
    ['the bot', {}, true, { who: 'bot' }],
    ['a person for a while', human(inMinutes(28)), true, { who: 'human', minutes: 28 }],
    ['a person for seconds more', human(inMinutes(0.5)), true, { who: 'human', minutes: 0 }],
    ['a person for good', human(null), true, { who: 'human', minutes: null }],
    ['the bot again, when the time is over', human(inMinutes(0)), true, { who: 'bot' }],
    ['nobody but people here', { bot: { mode: 'off', until: null, by: 'dashboard' } }, true, { who: 'off' }],
    ['no bot, where the company has it off', human(inMinutes(28)), false, { who: 'none' }],
    ['no bot, in a group', { kind: 'group' }, true, { who: 'none' }],
    ['one who waits goes first', { waiting_since: inMinutes(-7.5) }, false, { who: 'waiting', minutes: 7 }],
    ['one who waits by a clock ahead', { waiting_since: inMinutes(2) }, true, { who: 'waiting', minutes: 0 }],
  ])('%s', (_, changes, botOn, expected) => {
    expect(whoAnswers(buildChat(changes), { botOn, now })).toEqual(expected)
  })
})

describe('when the last message came', () => {
  it.each([
    ['2026-11-21T14:59:00Z', 'time'],
    ['2026-11-21T04:30:00Z', 'time'],
    ['2026-11-21T03:30:00Z', 'yesterday'],
    ['2026-11-20T15:00:00Z', 'yesterday'],
    ['2026-11-19T15:00:00Z', 'weekday'],
    ['2026-11-15T15:00:00Z', 'weekday'],
    ['2026-11-14T15:00:00Z', 'date'],
    ['2026-11-21T23:00:00Z', 'time'],
  ])('%s shows its %s in Manaus', (timestamp, show) => {
    expect(listTime(timestamp, now, 'America/Manaus').show).toBe(show)
  })
})

describe('initials', () => {
  it.each([
    ['Ana Lima', 'AL'],
    ['ana maria de lima', 'AL'],
    ['Érica', 'É'],
    ['  José  ', 'J'],
    ['(loja) Bar', 'LB'],
    ['+55 92 99123-4567', null],
    ['🍕', null],
    ['', null],
  ])('of %j are %j', (title, initials) => {
    expect(initialsOf(title)).toBe(initials)
  })

  it('have one of six colours, always the same for one conversation', () => {
    const looks = Array.from({ length: 60 }, (_, index) => lookOf(`chat-${index}`))
    expect(new Set(looks).size).toBe(6)
    expect(looks).toEqual(Array.from({ length: 60 }, (_, index) => lookOf(`chat-${index}`)))
    expect(Math.max(...looks)).toBe(5)
  })
})

describe('moving in the list', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  it.each([
    ['a', 1, 'b'],
    ['c', 1, undefined],
    ['a', -1, undefined],
    [null, 1, 'a'],
    [null, -1, 'c'],
    ['elsewhere', 1, 'a'],
  ] as const)('from %s by %i is %s', (id, step, next) => {
    expect(neighbourOf(rows, id, step)?.id).toBe(next)
  })

  const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 99, 99],
    ['Home', 40, 0],
    ['End', 40, 99],
    ['PageDown', 95, 99],
    ['PageUp', 40, 32],
    ['a', 40, null],
  ])('%s on row %i of 100 leads to %s', (key, from, to) => {
    expect(stepFrom(press(key), from, 100)).toBe(to)
    expect(stepFrom(press(key, { altKey: true }), from, 100)).toBeNull()
    expect(stepFrom(press(key), 0, 0)).toBeNull()
  })
})
