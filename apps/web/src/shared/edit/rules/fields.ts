/** How a draft is divided into what is changed, compared and decided by itself. */
export interface Fields<Draft, Field extends string> {
  /** The fields in which two drafts say something else, in the order of the form. */
  changed: (before: Draft, after: Draft) => Field[]
  /** A draft with some fields of another. */
  take: (draft: Draft, other: Draft, names: readonly Field[]) => Draft
  /** Fields that make sense only together: two people who changed one of them each are asked about all. */
  together?: readonly (readonly Field[])[]
}

/** What came of two people's changes to the same thing. */
export interface Merge<Draft, Field> {
  /** My draft with what only the other person changed. */
  merged: Draft
  /** Fields that both changed, each to something else: there `merged` has mine. */
  conflicts: Field[]
  /** Fields that only the other person changed. */
  taken: Field[]
}

/** Both people's changes since `base`, field by field. No change of anybody is lost: what both changed is asked. */
export function mergeDrafts<Draft, Field extends string>(
  fields: Fields<Draft, Field>,
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Merge<Draft, Field> {
  const theirChanges = fields.changed(base, theirs)
  const own = withCompany(fields, fields.changed(base, mine))
  const others = withCompany(fields, theirChanges)
  const taken = theirChanges.filter((name) => !own.has(name))
  return {
    merged: fields.take(mine, theirs, taken),
    conflicts: fields.changed(mine, theirs).filter((name) => own.has(name) && others.has(name)),
    taken,
  }
}

/** What was typed since `from`, in a draft that came otherwise. */
export function carryOver<Draft, Field extends string>(
  fields: Fields<Draft, Field>,
  from: Draft,
  typed: Draft,
  next: Draft,
): Draft {
  const names = fields.changed(from, typed)
  return names.length === 0 ? next : fields.take(next, typed, names)
}

/** Fields by the names of a plain object's values. */
export function plainFields<Draft extends object>(
  together: readonly (readonly (keyof Draft & string)[])[] = [],
): Fields<Draft, keyof Draft & string> {
  return {
    changed: (before, after) => namesOf(before).filter((name) => !isSame(before[name], after[name])),
    take(draft, other, names) {
      const next = { ...draft }
      for (const name of names) next[name] = other[name]
      return next
    },
    together,
  }
}

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

function withCompany<Draft, Field extends string>(
  { together = [] }: Fields<Draft, Field>,
  names: readonly Field[],
): Set<Field> {
  const groups = together.filter((group) => group.some((name) => names.includes(name)))
  return new Set([...names, ...groups.flat()])
}

const namesOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
