import { useCallback, useSyncExternalStore } from 'react'

/** Where what must not be overlooked is drawn; the newest one holds. */
let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  places = next
  for (const listener of listeners) listener()
}

/**
 * Room in the layout for what must not be overlooked, so that it covers nothing; in one row where that is wide enough. The frame has one above every screen;
 * a piece that covers the frame whole brings its own.
 */
export function NewsPlace() {
  const register = useCallback((element: HTMLDivElement) => {
    change([...places, element])
    return () => change(places.filter((place) => place !== element))
  }, [])
  return <div ref={register} className="flex flex-col empty:hidden xl:flex-row" />
}

/** The place to draw into now; null until there is one. */
export function useNewsPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => places.at(-1) ?? null,
  )
}
