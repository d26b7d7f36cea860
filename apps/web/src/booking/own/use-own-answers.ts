import type { Answers } from '@balcao/contract/scheduling'
import { useCallback, useEffect, useState } from 'react'
import { carriedOver, draftOfAnswers, type AnswersDraft } from '../../shared/customer/answers/answers-draft'
import { fetchOwnAnswers } from './own-answers'

type OwnAnswers =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; base: Answers; draft: AnswersDraft }

/** What the customer behind a private link is asked, with what is typed over their answers. */
export function useOwnAnswers(company: string, link: string) {
  const [state, setState] = useState<OwnAnswers>({ status: 'loading' })

  /** How it stands now; what was typed stays where the question does. */
  const show = useCallback(
    (next: Answers) =>
      setState((before) => ({
        status: 'ready',
        base: next,
        draft:
          before.status === 'ready' ? carriedOver(before.base, before.draft, next) : draftOfAnswers(next),
      })),
    [],
  )
  const read = useCallback(async () => {
    try {
      show(await fetchOwnAnswers(company, link))
    } catch {
      setState((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    }
  }, [company, link, show])
  useEffect(() => {
    const begin = () => void read()
    begin()
  }, [read])

  return {
    state,
    show,
    type: (draft: AnswersDraft) =>
      setState((before) => (before.status === 'ready' ? { ...before, draft } : before)),
    retry() {
      setState({ status: 'loading' })
      void read()
    },
  }
}
