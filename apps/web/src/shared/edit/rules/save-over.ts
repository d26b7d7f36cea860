import { mergeDrafts, type Fields } from './fields'

/** An edit: what it began from, as the server keeps it, and what is typed. */
export interface Edit<Stored, Draft> {
  base: Stored
  draft: Draft
}

/** What is edited, and how it is saved over the version that the edit began from. */
export interface Saving<Stored, Draft, Field extends string> {
  fields: Fields<Draft, Field>
  draftOf: (stored: Stored) => Draft
  versionOf: (stored: Stored) => number
  /** Answers how it stands now. Rejects with why it was not saved. */
  send: (base: Stored, draft: Draft) => Promise<Stored>
  /** How it stands when a save was refused because somebody else had saved; null for any other failure. */
  theirsOf: (error: unknown, base: Stored) => Promise<Stored | null> | Stored | null
}

/** What came of a save: everything is stored (`sent` was sent last), or a person has to decide first. */
export type Outcome<Stored, Field> =
  | { kind: 'saved'; stored: Stored; sent: Field[] }
  | { kind: 'conflict'; theirs: Stored }

/** Somebody may save again and again; a person is told then, rather than kept waiting. */
const tries = 3

/**
 * Saves an edit. What somebody else saved meanwhile is merged in and told to `onMerged` before it is sent again; where
 * both changed the same, nothing is saved and theirs is answered. Rejects as `send` does, and where an answer is no newer
 * than what was refused: it would be refused for ever.
 */
export async function saveOver<Stored, Draft, Field extends string>(
  edit: Edit<Stored, Draft>,
  saving: Saving<Stored, Draft, Field>,
  onMerged: (next: Edit<Stored, Draft>, taken: Field[]) => void,
): Promise<Outcome<Stored, Field>> {
  const { fields, draftOf, versionOf } = saving
  const sentOf = ({ base, draft }: Edit<Stored, Draft>) => fields.changed(draftOf(base), draft)
  let now = edit
  for (let left = tries; ; left -= 1) {
    try {
      const stored = await saving.send(now.base, now.draft)
      return { kind: 'saved', stored, sent: sentOf(now) }
    } catch (error) {
      const theirs = left > 1 ? await saving.theirsOf(error, now.base) : null
      if (theirs === null || versionOf(theirs) <= versionOf(now.base)) throw error
      const merge = mergeDrafts(fields, draftOf(now.base), now.draft, draftOf(theirs))
      if (merge.conflicts.length > 0) return { kind: 'conflict', theirs }
      now = { base: theirs, draft: merge.merged }
      onMerged(now, merge.taken)
      if (sentOf(now).length === 0) return { kind: 'saved', stored: theirs, sent: [] }
    }
  }
}
