/** What came of two people's changes to the same thing. */
export interface Merge<Draft> {
  merged: Draft
  /** Fields that both changed, each to something else: `merged` has mine. */
  conflicts: (keyof Draft)[]
  /** Fields that only the other person changed. */
  taken: (keyof Draft)[]
}

/** Fields in which two drafts differ, in the order of the first. */
export function fieldsChanged<Draft extends object>(before: Draft, after: Draft): (keyof Draft)[] {
  return (Object.keys(before) as (keyof Draft)[]).filter((name) => !isSame(before[name], after[name]))
}

/** Both people's changes since `base`, field by field. */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Merge<Draft> {
  const own = new Set(fieldsChanged(base, mine))
  const others = fieldsChanged(base, theirs)
  const taken = others.filter((name) => !own.has(name))
  return {
    merged: withFields(mine, theirs, taken),
    conflicts: others.filter((name) => own.has(name) && !isSame(mine[name], theirs[name])),
    taken,
  }
}

/** A draft with some fields of another. */
export function withFields<Draft extends object>(
  draft: Draft,
  other: Draft,
  names: readonly (keyof Draft)[],
): Draft {
  const next = { ...draft }
  for (const name of names) next[name] = other[name]
  return next
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
