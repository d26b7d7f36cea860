import type { KeyValue } from '../../lib/caches/storage'

/** Storage that a test holds in its hands. */
export function createMemory(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
