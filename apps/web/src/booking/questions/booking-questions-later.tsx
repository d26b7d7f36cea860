import { Suspense } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { BookingQuestionsProps } from './booking-questions'

const Questions = lazyPiece(async () => (await import('./booking-questions')).BookingQuestions)

/** What the chosen services ask, fetched where one of them asks something. */
export function BookingQuestions(props: BookingQuestionsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
      <Questions.Piece {...props} />
    </Suspense>
  )
}
