import { useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notify'
import { botTexts } from '../texts'
import { fieldsChanged, mergeDrafts, withFields, type Merge } from './merge-drafts'

/** What is edited: as the server keeps it under a version, and as the form has it, field by field. */
export interface Edited<Stored extends { version: number }, Draft extends object> {
  stored: Stored | undefined
  draftOf: (stored: Stored) => Draft
  send: (version: number, draft: Draft) => Promise<Stored>
  /** Reads how it stands from a refused save, null when it cannot be read. */
  readCurrent: (value: unknown) => Stored | null
  /** Shows what was saved, or what somebody else saved. */
  keep: (stored: Stored) => void
  /** The fields in words. */
  namesOf: (fields: readonly (keyof Draft)[]) => string
}

interface Edit<Stored, Draft> {
  base: Stored
  draft: Draft
}

export interface Conflict<Draft> {
  merge: Merge<Draft>
  theirs: Draft
  /** Saves with these fields of the other person, and mine for the rest. */
  settle: (fromTheirs: readonly (keyof Draft)[]) => Promise<boolean>
  close: () => void
}

export interface VersionedEdit<Draft> {
  draft: Draft | undefined
  changed: (keyof Draft)[]
  busy: boolean
  conflict: Conflict<Draft> | null
  change: (make: (draft: Draft) => Draft) => void
  /** Answers whether everything is saved. */
  save: () => Promise<boolean>
  /** Forgets what was typed, and answers the way to have it back. */
  discard: () => () => void
}

/**
 * One edit of something that others may edit too. What somebody else saved meanwhile is kept next to one's own changes;
 * where both changed the same field it is asked (`conflict`) and nothing is saved before.
 */
export function useVersionedEdit<Stored extends { version: number }, Draft extends object>(
  edited: Edited<Stored, Draft>,
): VersionedEdit<Draft> {
  const { stored, draftOf } = edited
  const [edit, setEdit] = useState<Edit<Stored, Draft> | null>(null)
  const [busy, setBusy] = useState(false)
  const [clash, setClash] = useState<{ merge: Merge<Draft>; theirs: Stored } | null>(null)

  const changedIn = ({ base, draft }: Edit<Stored, Draft>) => fieldsChanged(draftOf(base), draft)

  const store = async (sent: Edit<Stored, Draft>): Promise<boolean> => {
    try {
      const saved = await edited.send(sent.base.version, sent.draft)
      edited.keep(saved)
      // What was typed while it was being saved is not saved yet.
      setEdit((now) => (now && now.draft !== sent.draft ? { base: saved, draft: now.draft } : null))
      return true
    } catch (error) {
      const theirs = hasCode(error, 'SETTINGS_CHANGED') ? edited.readCurrent(error.current) : null
      // An answer that is no newer than what was refused would be refused for ever.
      if (theirs === null || theirs.version === sent.base.version) throw error
      return meet(sent, theirs)
    }
  }

  const meet = (sent: Edit<Stored, Draft>, theirs: Stored): Promise<boolean> | boolean => {
    const merge = mergeDrafts(draftOf(sent.base), sent.draft, draftOf(theirs))
    if (merge.conflicts.length > 0) {
      setClash({ merge, theirs })
      return false
    }
    return proceed(theirs, merge.merged, merge.taken)
  }

  const proceed = (base: Stored, draft: Draft, taken: readonly (keyof Draft)[]) => {
    edited.keep(base)
    const next = { base, draft }
    const isDone = changedIn(next).length === 0
    setEdit(isDone ? null : next)
    if (taken.length > 0) {
      notify.info(textsNow(botTexts)('taken', { fields: edited.namesOf(taken) }))
    }
    return isDone || store(next)
  }

  const attempt = async (act: () => Promise<boolean> | boolean): Promise<boolean> => {
    setBusy(true)
    try {
      return await act()
    } catch (error) {
      logFailure('settings of the bot were not saved', error)
      notify.error(errorText(error, currentLanguage(), textsNow(botTexts)('saveFailed')))
      return false
    } finally {
      setBusy(false)
    }
  }

  const conflict = clash && {
    merge: clash.merge,
    theirs: draftOf(clash.theirs),
    settle: (fromTheirs: readonly (keyof Draft)[]) => {
      setClash(null)
      const draft = withFields(clash.merge.merged, draftOf(clash.theirs), fromTheirs)
      return attempt(() => proceed(clash.theirs, draft, clash.merge.taken))
    },
    close: () => setClash(null),
  }

  return {
    draft: edit?.draft ?? (stored && draftOf(stored)),
    changed: edit ? changedIn(edit) : [],
    busy,
    conflict,
    change: (make) =>
      setEdit((now) => {
        const from = now ?? (stored && { base: stored, draft: draftOf(stored) })
        return from ? { base: from.base, draft: make(from.draft) } : null
      }),
    save: () => (edit && changedIn(edit).length > 0 ? attempt(() => store(edit)) : Promise.resolve(true)),
    discard() {
      setEdit(null)
      return () => setEdit(edit)
    },
  }
}
