import { plainName } from '../text/plain-name'

const MAX_ID = 80

/** A row that wants an id: what the document gave, and the names to derive one from, the plainest first. */
export interface Nameless {
  given: string | null
  names: readonly string[]
}

/**
 * Ids for rows in the document's order. A given id is kept by the first that has it; missing and repeated ones are
 * derived from the names, the same for the same document: 'X-Bacon' is `x-bacon`, a second one in Combos is
 * `combos-x-bacon`, a third there `combos-x-bacon-2`.
 */
export function assignIds(rows: readonly Nameless[]): string[] {
  const taken = new Set<string>()
  const kept = rows.map(({ given }) => {
    if (given === null || taken.has(given)) return null
    taken.add(given)
    return given
  })
  const next = new Map<string, number>()
  return rows.map(({ names }, index) => kept[index] ?? take(names.map(slug), taken, next))
}

/** The text of a given id; null for none, and for one longer than 80 characters. */
export function givenId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_ID ? text : null
}

function take(slugs: string[], taken: Set<string>, next: Map<string, number>): string {
  const free = slugs.find((id) => !taken.has(id))
  if (free !== undefined) {
    taken.add(free)
    return free
  }
  const base = slugs.at(-1) ?? 'item'
  let count = next.get(base) ?? 2
  while (taken.has(`${base}-${count}`)) count += 1
  next.set(base, count + 1)
  const id = `${base}-${count}`
  taken.add(id)
  return id
}

/** Room is left for a number behind it. */
function slug(name: string): string {
  const text = plainName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID - 10)
    .replace(/^-+|-+$/g, '')
  return text === '' ? 'item' : text
}
