import { useCallback, useState } from 'react'
import type { KeyValue } from '../../lib/caches/storage'
import type { Choice } from './choice'
import { keepChoice, readChoice } from './kept-choice'

/** What was chosen and typed, kept in `store` with each change so that a reload loses nothing. */
export function useChoice(store: KeyValue, company: string, asked: string | null) {
  const [choice, setChoice] = useState<Choice>(() => readChoice(store, company, asked))
  const change = useCallback(
    (next: (before: Choice) => Choice) =>
      setChoice((before) => {
        const after = next(before)
        keepChoice(store, company, asked, after)
        return after
      }),
    [store, company, asked],
  )
  return { choice, change }
}
