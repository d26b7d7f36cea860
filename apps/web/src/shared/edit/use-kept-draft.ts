import { useEffect } from 'react'
import { saveDraft, type DraftPlace, type KeptDraft } from './rules/kept-draft'

/** Keeps what is typed in the tab's storage while `keeps`. */
export function useKeptDraft<Values>(place: DraftPlace, draft: KeptDraft<Values>, keeps: boolean) {
  const typed = JSON.stringify(draft)
  useEffect(() => {
    if (keeps) saveDraft(place, JSON.parse(typed) as KeptDraft<Values>)
  }, [keeps, typed, place])
}
