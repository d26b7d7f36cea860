interface Issue {
  readonly path: readonly PropertyKey[]
}

/**
 * An answer without the rows that its schema refused: one that makes no sense costs only itself, not its whole list.
 * Null where something else is wrong than rows of lists.
 */
export function withoutBadRows(answer: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(answer)
  const bad = new Map<unknown[], Set<number>>()
  for (const { path } of issues) {
    const place = path.findIndex((key) => typeof key === 'number')
    const list = place < 0 ? undefined : valueAt(copy, path.slice(0, place))
    if (!Array.isArray(list)) return null
    bad.set(list, (bad.get(list) ?? new Set()).add(path[place] as number))
  }
  for (const [list, indexes] of bad) list.splice(0, list.length, ...list.filter((_, at) => !indexes.has(at)))
  return copy
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
