import { useEffect, useId } from 'react'

const unsaved = new Set<string>()

/** While `dirty`, leaving this screen or closing the tab asks first (the shell holds the question). */
export function useUnsavedWork(dirty: boolean) {
  const id = useId()
  useEffect(() => {
    if (!dirty) return undefined
    unsaved.add(id)
    return () => {
      unsaved.delete(id)
    }
  }, [id, dirty])
}

export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}
