import { Suspense } from 'react'
import { readLink } from '../../auth/change-answer/read-link'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Skeleton } from '../../ui/waiting/skeleton'
import { AccountFrame } from './account-frame'

const answer = lazyPiece(async () => (await import('../../auth/change-answer/change-answer')).ChangeAnswer)

/** /mudanca/…: the page behind the links of a mail about a changed mailbox or PIX key, fetched only here. */
export function ChangePage() {
  return (
    <AccountFrame>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <answer.Piece {...readLink(location)} />
      </Suspense>
    </AccountFrame>
  )
}
