import { useRef, useState } from 'react'
import { textsNow } from '../../i18n/language'
import { useLatest } from '../../lib/hooks/use-latest'
import { notify } from '../../ui/notices/notify'
import { listWords } from '../words/list-words'
import { carryOver, mergeDrafts } from './rules/fields'
import { saveOver, type Edit, type Saving } from './rules/save-over'
import { editTexts } from './texts'

interface EditOptions<Stored, Draft, Field extends string> extends Saving<Stored, Draft, Field> {
  /** As it stands on the screen; undefined until it is read. */
  stored: Stored | undefined
  /** Of a form that opens as an edit: live changes of `stored` do not pull it from under the person. */
  start?: Edit<Stored, Draft>
  /** Shows what was saved, or what somebody else saved. */
  keep?: (stored: Stored) => void
  /** A field in words, to say which ones somebody else changed. */
  nameOf: (field: Field) => string
  /** `sent` is empty where nothing was left to send; `isWhole` is false where more was typed meanwhile. */
  onSaved?: (stored: Stored, told: { sent: Field[]; isWhole: boolean }) => void
  onFailure: (error: unknown, draft: Draft) => void
}

/** Fields that two people changed, each to something else: nothing is saved before it is decided. */
export interface Conflict<Draft, Field extends string> {
  fields: Field[]
  /** What only the other person changed, and stays. */
  taken: Field[]
  mine: Draft
  theirs: Draft
  /** Saves with these fields of the other person, and mine for the rest; answers whether everything is saved. */
  resolve: (fromTheirs: readonly Field[]) => Promise<boolean>
  /** Back to the form: nothing is saved, nothing typed is lost. */
  close: () => void
}

/** Changes what is typed. */
export type ChangeDraft<Draft> = (make: (draft: Draft) => Draft) => void

export interface EditState<Stored, Draft, Field extends string> {
  /** What the edit began from; while nothing is edited, as it stands. */
  base: Stored | undefined
  draft: Draft | undefined
  changed: Field[]
  busy: boolean
  /** Why the last save failed. */
  failure: { error: unknown } | null
  conflict: Conflict<Draft, Field> | null
  change: ChangeDraft<Draft>
  /** Saves what is typed, or the draft given; answers whether everything is saved. A second press does nothing. */
  save: (draft?: Draft) => Promise<boolean>
  /** Forgets what was typed, and answers the way to have it back. */
  discard: () => () => void
}

/**
 * One edit of something that others may edit too. What somebody else saved meanwhile is kept next to one's own changes
 * and said; where both changed the same it is asked. A save that fails, and what is typed during one, lose nothing.
 */
export function useEdit<Stored, Draft, Field extends string>(
  options: EditOptions<Stored, Draft, Field>,
): EditState<Stored, Draft, Field> {
  const { stored, start, fields, draftOf } = options
  // An undo that is pressed later saves over what stands then.
  const now = useLatest(options)
  const [edit, setEdit] = useState(start ?? null)
  const latest = useRef(edit)
  const [busy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [refusedBy, setRefusedBy] = useState<{ theirs: Stored } | null>(null)

  const show = (next: Edit<Stored, Draft> | null) => {
    latest.current = next
    setEdit(next)
  }
  const begun = (): Edit<Stored, Draft> | null => {
    const base = now.current.stored
    return latest.current ?? (base === undefined ? null : { base, draft: draftOf(base) })
  }
  const changedIn = ({ base, draft }: Edit<Stored, Draft>) => fields.changed(draftOf(base), draft)

  const store = async (sent: Edit<Stored, Draft>): Promise<boolean> => {
    let shown = sent.draft
    const typed = () => latest.current?.draft ?? shown
    const outcome = await saveOver(sent, now.current, (next, taken) => {
      now.current.keep?.(next.base)
      const draft = carryOver(fields, shown, typed(), next.draft)
      shown = next.draft
      show({ base: next.base, draft })
      if (taken.length > 0) {
        notify.info(textsNow(editTexts)('taken', { fields: listWords(taken.map(now.current.nameOf)) }))
      }
    })
    if (outcome.kind === 'conflict') {
      setRefusedBy({ theirs: outcome.theirs })
      return false
    }
    return finish(outcome.stored, outcome.sent, carryOver(fields, shown, typed(), draftOf(outcome.stored)))
  }

  const finish = (saved: Stored, sent: Field[], draft: Draft): boolean => {
    now.current.keep?.(saved)
    const next = { base: saved, draft }
    const isWhole = changedIn(next).length === 0
    show(isWhole && !start ? null : next)
    now.current.onSaved?.(saved, { sent, isWhole })
    return isWhole
  }

  const attempt = async (sent: Edit<Stored, Draft>): Promise<boolean> => {
    if (isSaving.current) return false
    isSaving.current = true
    setBusy(true)
    setFailure(null)
    setRefusedBy(null)
    try {
      return await store(sent)
    } catch (error) {
      setFailure({ error })
      now.current.onFailure(error, latest.current?.draft ?? sent.draft)
      return false
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  const resolve = async (theirs: Stored, fromTheirs: readonly Field[]): Promise<boolean> => {
    const edit = begun()
    if (!edit || isSaving.current) return false
    const { merged } = mergeDrafts(fields, draftOf(edit.base), edit.draft, draftOf(theirs))
    const next = { base: theirs, draft: fields.take(merged, draftOf(theirs), fromTheirs) }
    setRefusedBy(null)
    now.current.keep?.(theirs)
    show(next)
    return changedIn(next).length > 0 ? attempt(next) : finish(theirs, [], next.draft)
  }

  const asked =
    edit && refusedBy && mergeDrafts(fields, draftOf(edit.base), edit.draft, draftOf(refusedBy.theirs))
  return {
    base: edit ? edit.base : stored,
    draft: edit ? edit.draft : stored === undefined ? undefined : draftOf(stored),
    changed: edit ? changedIn(edit) : [],
    busy,
    failure,
    conflict:
      edit && refusedBy && asked
        ? {
            fields: asked.conflicts,
            taken: asked.taken,
            mine: edit.draft,
            theirs: draftOf(refusedBy.theirs),
            resolve: (fromTheirs) => resolve(refusedBy.theirs, fromTheirs),
            close: () => setRefusedBy(null),
          }
        : null,
    change(make) {
      const from = begun()
      if (from) show({ base: from.base, draft: make(from.draft) })
    },
    async save(draft) {
      const from = begun()
      if (!from) return true
      const wanted = draft === undefined ? from : { base: from.base, draft }
      if (!start && changedIn(wanted).length === 0) return true
      if (isSaving.current) return false
      show(wanted)
      return attempt(wanted)
    },
    discard() {
      const dropped = latest.current
      show(start ?? null)
      setFailure(null)
      setRefusedBy(null)
      return () => show(dropped)
    },
  }
}
