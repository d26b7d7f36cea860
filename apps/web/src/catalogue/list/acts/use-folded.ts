import { useCallback, useState } from 'react'
import { storage } from '../../../lib/caches/storage'

const storageKey = 'balcao.catalogue.folded'

/** Which sections and categories are folded; this browser remembers. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(readFolded)
  const fold = useCallback((key: string) => {
    setFolded((known) => {
      const next = new Set(known)
      if (!next.delete(key)) next.add(key)
      storage.set(storageKey, JSON.stringify([...next]))
      return next
    })
  }, [])
  return { folded, fold }
}

function readFolded(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}
