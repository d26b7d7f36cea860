import type { DraftField, EmployeeDraft } from './employee-draft'

export interface MergedDrafts {
  /** Theirs where we changed nothing, ours elsewhere. */
  draft: EmployeeDraft
  /** Changed by both, to different values: somebody has to decide. */
  clashes: DraftField[]
  /** Changed by them alone: taken over. */
  taken: DraftField[]
}

/** Brings together what two people made of the same record. Nothing that we typed is lost. */
export function mergeDrafts(base: EmployeeDraft, mine: EmployeeDraft, theirs: EmployeeDraft): MergedDrafts {
  const fields = Object.keys(base) as DraftField[]
  const isTheirs = (field: DraftField) => theirs[field] !== base[field] && theirs[field] !== mine[field]
  const isMine = (field: DraftField) => mine[field] !== base[field]
  const taken = fields.filter((field) => isTheirs(field) && !isMine(field))
  return {
    draft: withFields(mine, theirs, taken),
    clashes: fields.filter((field) => isTheirs(field) && isMine(field)),
    taken,
  }
}

/** A draft with some of its fields from another one. */
export function withFields(
  draft: EmployeeDraft,
  from: EmployeeDraft,
  fields: readonly DraftField[],
): EmployeeDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, from[field]])) }
}
