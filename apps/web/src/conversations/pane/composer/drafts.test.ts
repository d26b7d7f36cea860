import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../testing/build-chat'
import { LocalCache } from '../../../lib/caches/local-cache'
import { afterFailure, draftsOf, emptyDraft } from './drafts'

const quoted = buildMessage({ text: 'Tem coca?' })

function browser() {
  const kept = new Map<string, string>()
  let now = Date.parse('2026-11-21T15:00:00Z')
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size
    },
  }
  const cache = new LocalCache({ store: () => store, now: () => now })
  return { kept, cache, pass: (ms: number) => (now += ms) }
}

describe('drafts', () => {
  it('each conversation of each company has its own, also after a reload', () => {
    const { cache } = browser()
    draftsOf(cache, '1').write('ana', { text: 'Já sai', quoted })
    draftsOf(cache, '1').write('rui', { text: 'Bom dia\n', quoted: null })
    expect(draftsOf(cache, '1').read('ana')).toEqual({ text: 'Já sai', quoted })
    expect(draftsOf(cache, '1').read('rui')).toEqual({ text: 'Bom dia\n', quoted: null })
    expect(draftsOf(cache, '2').read('ana')).toEqual(emptyDraft)
  })

  it('is gone once sent, after a week, and when somebody signs out', () => {
    const { cache, kept, pass } = browser()
    const drafts = draftsOf(cache, '1')
    drafts.write('ana', { text: 'Oi', quoted: null })
    drafts.write('ana', emptyDraft)
    expect(kept.size).toBe(0)
    drafts.write('ana', { text: 'Oi', quoted: null })
    pass(7 * 24 * 60 * 60_000)
    expect(drafts.read('ana')).toEqual(emptyDraft)
    drafts.write('ana', { text: 'Oi', quoted: null })
    cache.clear()
    expect(kept.size).toBe(0)
  })

  it('an answer without text is kept, and what cannot be read counts as nothing', () => {
    const { cache } = browser()
    const drafts = draftsOf(cache, '1')
    drafts.write('ana', { text: '', quoted })
    expect(drafts.read('ana')).toEqual({ text: '', quoted })
    cache.set('1', 'draft.ana', 'spoilt')
    expect(drafts.read('ana')).toEqual(emptyDraft)
    cache.set('1', 'draft.ana', { text: 3, quoted: { waMessageId: 1 } })
    expect(drafts.read('ana')).toEqual(emptyDraft)
  })

  it('CONV-30 a failed text comes back in front of what was typed meanwhile', () => {
    const sent = { text: 'Já sai', quoted }
    expect(afterFailure(sent, emptyDraft)).toEqual(sent)
    expect(afterFailure(sent, { text: 'em 10 min', quoted: null })).toEqual({
      text: 'Já sai\nem 10 min',
      quoted,
    })
    expect(afterFailure({ text: 'Oi', quoted: null }, { text: 'x', quoted })).toEqual({
      text: 'Oi\nx',
      quoted,
    })
  })
})
