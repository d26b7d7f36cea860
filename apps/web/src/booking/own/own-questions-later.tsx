import { Suspense } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { OwnQuestionsProps } from './own-questions'

const Questions = lazyPiece(async () => (await import('./own-questions')).OwnQuestions)

/** What the shop asks its customer, fetched where it asks something. */
export function OwnQuestions(props: OwnQuestionsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
      <Questions.Piece {...props} />
    </Suspense>
  )
}
