import type { readBookingQuestions } from '@balcao/contract/booking'
import type { AnswerOf } from '@balcao/contract/call'
import { routes } from '@balcao/contract/routes'
import type { PutQuestion } from '@balcao/contract/scheduling'
import { useCallback, useEffect, useState } from 'react'
import { callLoosely } from '../../lib/http/send'

interface Reading {
  /** The services that it is about, divided by commas. */
  of: string
  questions: PutQuestion[] | null
  failed: boolean
}

const none: PutQuestion[] = []

/** What a visit of these services asks in the booking, none for one that asks nothing; read as soon as that is wanted. */
export function useBookingQuestions(company: string, serviceIds: readonly string[]) {
  const of = serviceIds.join(',')
  const [reading, setReading] = useState<Reading>({ of, questions: null, failed: false })
  const read = useCallback(async () => {
    if (of === '') return
    const found = await fetchQuestions(company, of).catch(() => null)
    // What a refused booking brought meanwhile is newer, and so is what another visit asks.
    setReading((before) =>
      before.of === of && !before.questions ? { of, questions: found, failed: found === null } : before,
    )
  }, [company, of])
  useEffect(() => {
    const begin = () => {
      setReading((before) => (before.of === of ? before : { of, questions: null, failed: false }))
      void read()
    }
    begin()
  }, [of, read])
  const known = reading.of === of ? reading.questions : null
  return {
    /** Something is asked, be it still unknown what. */
    isAsked: of !== '' || known !== null,
    isReady: of === '' || known !== null,
    hasFailed: reading.of === of && reading.failed,
    asked: known ?? none,
    retry() {
      setReading({ of, questions: null, failed: false })
      void read()
    },
    /** The questions as a refused booking told them. */
    replace: (questions: PutQuestion[]) => setReading({ of, questions, failed: false }),
  }
}

async function fetchQuestions(company: string, services: string): Promise<PutQuestion[]> {
  const answer = (await callLoosely<typeof readBookingQuestions>(routes.readBookingQuestions, {
    params: { company },
    query: { services },
  })) as AnswerOf<typeof readBookingQuestions>
  return answer.questions
}
