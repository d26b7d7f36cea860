import { Suspense } from 'react'
import { lazyPiece } from '../../../../lib/pieces/lazy-piece'
import { Skeleton } from '../../../../ui/waiting/skeleton'
import type { FileAnswerFieldProps } from './file-answer-field'

const Field = lazyPiece(async () => (await import('./file-answer-field')).FileAnswerField)

/** A question that is answered by a file: the piece that sends it is fetched where one is asked. */
export function FileAnswerField(props: FileAnswerFieldProps) {
  return (
    <Suspense fallback={<Skeleton className="h-28 w-full rounded-lg" />}>
      <Field.Piece {...props} />
    </Suspense>
  )
}
