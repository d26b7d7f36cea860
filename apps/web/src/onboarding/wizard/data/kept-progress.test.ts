import { describe, expect, it } from 'vitest'
import { findProgress, forgetProgress, keepProgress } from './kept-progress'
import { emptyValues } from './values'

const day = 86_400_000
const now = Date.UTC(2026, 10, 22)
const cnpj = '11222333000181'
const progress = { cnpj, step: 'delivery' as const, values: { ...emptyValues(), street: 'Rua das Flores' } }

function memory(first?: string) {
  const map = new Map<string, string>(first === undefined ? [] : [['balcao.onboarding', first]])
  return {
    get: (name: string) => map.get(name) ?? null,
    set: (name: string, value: string) => void map.set(name, value),
    remove: (name: string) => void map.delete(name),
  }
}

describe('the progress of an onboarding', () => {
  it('is there again when the browser comes back within a week', () => {
    const store = memory()
    keepProgress(store, progress, now)
    expect(findProgress(store, cnpj, now + 6 * day)).toEqual(progress)
  })

  it.each([
    ['after a week', cnpj, 7 * day],
    ['for another company', '99999999000199', 0],
    ['from a clock that was set back', cnpj, -1],
  ])('is thrown away %s', (_why, of, later) => {
    const store = memory()
    keepProgress(store, progress, now)
    expect(findProgress(store, of, now + later)).toBeNull()
    expect(findProgress(store, cnpj, now)).toBeNull()
  })

  it.each([
    'x',
    '1',
    'null',
    '{}',
    JSON.stringify({ cnpj, step: 'delivery', at: now, values: { street: 'x' } }),
  ])('spoilt as %s it counts as none', (text) => {
    expect(findProgress(memory(text), cnpj, now)).toBeNull()
  })

  it('is forgotten when it is finished', () => {
    const store = memory()
    keepProgress(store, progress, now)
    forgetProgress(store)
    expect(findProgress(store, cnpj, now)).toBeNull()
  })
})
