import { describe, expect, it } from 'vitest'
import { sessionKeys } from './session'
import { isSameWorker, ownAccount, readWorker, saveWorker, type Worker } from './worker'

const ana: Worker = { role: 'atendente', employee: { id: 'a1', nome: 'Ana' } }

describe('S10 who works in this browser', () => {
  it.each([ownAccount, ana])('is kept and read: %j', (worker) => {
    const store = memory()
    saveWorker(store, worker)
    expect(readWorker(store)).toEqual(worker)
  })

  it.each([
    null,
    '{',
    '"dono"',
    '{"role":"root","employee":null}',
    '{"role":"cozinha"}',
    '{"role":"cozinha","employee":{"id":7,"nome":"Ana"}}',
    '{"role":"cozinha","employee":"Ana"}',
  ])('is asked of the server when %j was kept', (kept) => {
    const store = memory()
    if (kept !== null) store.set(sessionKeys.worker, kept)
    expect(readWorker(store)).toBeNull()
  })

  it.each([
    [ana, { role: 'atendente', employee: { id: 'a1', nome: 'Ana Lima' } }, true],
    [ana, { role: 'cozinha', employee: { id: 'a1', nome: 'Ana' } }, false],
    [ana, { role: 'atendente', employee: { id: 'b2', nome: 'Ana' } }, false],
    [ownAccount, { role: 'dono', employee: { id: 'a1', nome: 'Ana' } }, false],
    [ownAccount, ownAccount, true],
  ] satisfies [Worker, Worker, boolean][])('%j and %j are the same: %s', (one, other, same) => {
    expect(isSameWorker(one, other)).toBe(same)
  })
})

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}
