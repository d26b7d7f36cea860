import { useState } from 'react'
import { newId } from '../new-id'

/** Keys for rows that have no id of their own, so that each keeps its state when another one goes. */
export function useRowKeys(count: number): {
  keys: readonly string[]
  addKey: (index: number) => void
  removeKey: (index: number) => void
} {
  const [known, setKnown] = useState<readonly string[]>(() => Array.from({ length: count }, newId))
  const keys =
    known.length >= count
      ? known.slice(0, count)
      : [...known, ...Array.from({ length: count - known.length }, newId)]
  if (known.length !== count) setKnown(keys)
  return {
    keys,
    addKey: (index) => setKnown(keys.toSpliced(index, 0, newId())),
    removeKey: (index) => setKnown(keys.filter((_, at) => at !== index)),
  }
}
