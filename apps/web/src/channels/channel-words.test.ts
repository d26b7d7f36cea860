import type { Channel } from '@balcao/contract/channels'
import { describe, expect, test } from 'vitest'
import type { TextMap } from '../i18n/format-text'
import { channels as en } from '../i18n/locales/en/chats/channels'
import { channels as es } from '../i18n/locales/es/chats/channels'
import { channels as pt } from '../i18n/locales/pt/chats/channels'
import { blockedUntil, channelWords, cloudChecks } from './channel-words'

const evolution = { kind: 'evolution', phone: '5592991234567', reason: null } as const
const cloud: NonNullable<Channel['cloud']> = {
  phone_number_id: '123456',
  webhook_url: 'https://loja.example/webhook/whatsapp/1',
  verify_token: 'x',
  verified_at: null,
  catalogue: null,
}

describe('a connection in words', () => {
  test.each([
    ['nothing is set up', { ...evolution, kind: null, state: 'none' }, 'none', null],
    ['a code waits', { ...evolution, state: 'pairing' }, 'pairing', null],
    ['it connects', { ...evolution, state: 'connecting' }, 'connecting', null],
    ['it is on', { ...evolution, state: 'open' }, 'open', null],
    ['it never was on', { ...evolution, phone: null, state: 'closed' }, 'fresh', 'newCode'],
    ['somebody ended it here', { ...evolution, state: 'closed' }, 'ended', 'newCode'],
    ['the phone ended it', { ...evolution, state: 'closed', reason: '401' }, 'loggedOut', 'newCode'],
    ['a ban for a while', { ...evolution, state: 'refused', reason: '402' }, 'banned_short', 'newCode'],
    ['a ban', { ...evolution, state: 'closed', reason: '403' }, 'banned', 'newCode'],
    ['opened elsewhere', { ...evolution, state: 'closed', reason: '440' }, 'replaced', 'again'],
    ['the line broke', { ...evolution, state: 'closed', reason: '428' }, 'lost', 'again'],
    [
      'nobody read 30 codes',
      { ...evolution, state: 'refused', reason: 'QR code limit reached' },
      'expired',
      'newCode',
    ],
    [
      'the gateway was emptied',
      { ...evolution, state: 'closed', reason: 'unknown-instance' },
      'unknown',
      'newCode',
    ],
    ['a number nobody knows', { ...evolution, state: 'refused', reason: '499' }, 'refused', 'newCode'],
    ['refused without a word', { ...evolution, state: 'refused' }, 'refused', 'newCode'],
    ['the official one is off', { ...evolution, kind: 'cloud', state: 'closed' }, 'cloudOff', 'connect'],
    [
      'Meta refuses the token',
      { ...evolution, kind: 'cloud', state: 'refused', reason: 'The Cloud API answered 401' },
      'cloudRefused',
      'again',
    ],
  ] as const)('%s', (_, channel, name, act) => {
    expect(channelWords(channel)).toMatchObject({ name, act })
  })

  test('is green only when it is on', () => {
    const states = ['none', 'pairing', 'connecting', 'open', 'closed', 'refused'] as const
    const green = states.filter((state) => channelWords({ ...evolution, state }).tone === 'good')
    expect(green).toEqual(['open'])
  })
})

test('a limit of WhatsApp is told until it is over', () => {
  const channel = { blocked_until: '2026-11-20T12:00:00.000Z' }
  const noon = Date.parse('2026-11-20T12:00:00Z')
  expect(blockedUntil(channel, noon - 1)).toBe(channel.blocked_until)
  expect(blockedUntil(channel, noon)).toBeNull()
  expect(blockedUntil({ blocked_until: null }, noon)).toBeNull()
})

test.each([
  ['nothing is saved', { kind: null, state: 'none', cloud: null }, []],
  ['saved', { kind: 'cloud', state: 'closed', cloud }, ['saved']],
  [
    'Meta looked',
    { kind: 'cloud', state: 'closed', cloud: { ...cloud, verified_at: '2026-11-20T12:00:00Z' } },
    ['saved', 'verified'],
  ],
  ['it is on before Meta looked', { kind: 'cloud', state: 'open', cloud }, ['saved', 'open']],
  ['another kind is on', { kind: 'evolution', state: 'open', cloud: null }, []],
] as const)('the checklist of the official connection: %s', (_, channel, done) => {
  expect(cloudChecks(channel).flatMap((check) => (check.done ? [check.name] : []))).toEqual(done)
})

describe.each<[string, TextMap]>([
  ['en', en],
  ['es', es],
])('I18N-01 %s', (_, translation) => {
  test('every sentence of the connection names the same parameters', () => {
    const names = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [key, text] of Object.entries(pt)) {
      expect([key, ...new Set(names(translation[key]))]).toEqual([key, ...new Set(names(text))])
    }
  })
})

test('the notice that the licence of Evolution API asks for names it in every language', () => {
  for (const { notice } of [pt, en, es]) expect(notice).toContain('Evolution API')
  expect(pt.notice).toBe('Esta conexão usa a Evolution API (software de terceiros, não oficial do WhatsApp).')
})
