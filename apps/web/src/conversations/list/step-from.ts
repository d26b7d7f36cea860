const page = 8

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The row that a key leads to from another one, in a list of so many; null for keys that lead nowhere. */
export function stepFrom(pressed: PressedKey, from: number, count: number): number | null {
  if (count === 0 || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const last = count - 1
  const places: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  }
  const place = places[pressed.key]
  return place === undefined ? null : Math.min(last, Math.max(0, place))
}
