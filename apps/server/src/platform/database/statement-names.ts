/** How often a statement is asked for before it gets a name; and how many names there are at most. */
const asked = 20
const most = 300
/** Texts that are counted while they have no name yet: statements put together from many parts never fill the memory. */
const mostCounted = 2000

/**
 * Names for statements that are asked for again and again: PostgreSQL keeps a named one planned on each connection, and
 * planning costs more than running most of ours. A text always has the same name; one that is rare has none.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < asked) {
      if (counts.size >= mostCounted) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `often-${names.size}`
    names.set(text, name)
    return name
  }
}
